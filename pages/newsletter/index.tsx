import type { GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import styles from '@/components/marketings/Marketings.module.css';
import { News } from '@/components/marketings/News';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

/** Renders /newsletter: the newsletter's sign-up form, with a consent of its own. */
export default function NewsletterPage() {
  const { t } = useTranslation('marketings');
  const path = paths.newsletter();
  return (
    <Layout path={path} narrow>
      <Seo path={path} title={t('title')} description={t('lead')} />
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <p className="soft">{t('lead')}</p>
        <News source="newsletter" />
      </div>
    </Layout>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale = 'ko' }) => ({
  props: await translations(locale, ['marketings', 'personal', 'users']),
});
