import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import styles from '@/components/marketings/Marketings.module.css';
import { News } from '@/components/marketings/News';
import { paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';

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

// Not by the build, which does not know the site's address: previews and search engines read no relative ones.
export const getServerSideProps = ((context) =>
  renderRequest(context, {
    namespaces: ['marketings', 'personal', 'users'],
    load: async () => undefined,
  })) satisfies GetServerSideProps;
