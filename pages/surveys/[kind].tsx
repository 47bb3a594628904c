import type { GetStaticPaths, GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { Survey } from '@/components/surveys/Survey';
import styles from '@/components/surveys/Surveys.module.css';
import { itemIds, surveyKinds } from '@/components/surveys/surveys';
import { Upgrade } from '@/components/surveys/Upgrade';
import type { SurveyKind } from '@/contract/surveys';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

/** Renders one survey: /surveys/skin-type-test, skin-type, skin-type-upgrade, barrier. */
export default function SurveyPage({ kind }: { kind: SurveyKind }) {
  const { t } = useTranslation('surveys');
  const path = paths.survey(kind);
  return (
    <Layout path={path} narrow>
      <Seo path={path} title={t(`kinds.${kind}.title`)} description={t(`kinds.${kind}.lead`)} />
      <h1 className={styles.heading}>{t(`kinds.${kind}.title`)}</h1>
      <p className="small">{t(`kinds.${kind}.lead`)}</p>
      {kind === 'skin-type-upgrade' ? <Upgrade /> : <Survey key={kind} kind={kind} ids={itemIds(kind)} />}
    </Layout>
  );
}

export const getStaticPaths: GetStaticPaths = ({ locales = ['ko'] }) => ({
  paths: locales.flatMap((locale) => surveyKinds.map((kind) => ({ params: { kind }, locale }))),
  fallback: false,
});

export const getStaticProps: GetStaticProps = async ({ locale = 'ko', params }) => ({
  props: { ...(await translations(locale, ['surveys', 'skin', 'personal'])), kind: params?.kind },
});
