import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { MyType } from '@/components/surveys/MyType';
import { SurveyCards } from '@/components/surveys/SurveyCards';
import styles from '@/components/surveys/Surveys.module.css';
import { TypeGrid } from '@/components/surveys/TypeGrid';
import { paths } from '@/lib/paths';
import { createSinglePage, onFirstVisit } from '@/routes/createPage';

/** Renders `/surveys`: the reader's own type, the gallery of the sixteen, and the surveys with their formula. */
export default function SurveysPage() {
  const { t } = useTranslation('surveys');
  return (
    <Layout path={paths.surveys()}>
      <Seo path={paths.surveys()} title={t('title')} description={t('lead')} />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <MyType />
      <TypeGrid title={t('types.title')} />
      <SurveyCards />
      <section id="formula">
        <h2 className={styles.heading}>{t('formula.title')}</h2>
        <p>{t('formula.body')}</p>
      </section>
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
/** It shows its texts alone. */
export const getStaticProps = createSinglePage('surveys', {
  namespaces: ['surveys', 'skin'],
  load: () => Promise.resolve(),
});
