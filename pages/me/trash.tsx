import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { moderationApi } from '@/api/moderation';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import styles from '@/components/moderation/Moderation.module.css';
import { TrashList, trashQueryOf } from '@/components/moderation/TrashList';
import { WhileSignedIn } from '@/components/users/WhileSignedIn';
import { numbered, paths } from '@/lib/paths';
import { renderOwn } from '@/routes/loaders/ownModeration';

/** Renders /me/trash: the member's deleted content that can be restored. */
export default function TrashPage({ page }: { page: number }) {
  const { t } = useTranslation('moderation');
  const hrefOf = (to: number) => paths.trash(numbered(to));
  const path = hrefOf(page);
  return (
    <Layout path={path}>
      <Seo path={path} title={t('trash.title')} noindex />
      <h1 className={styles.title}>{t('trash.title')}</h1>
      <p className="aside">{t('trash.lead')}</p>
      <WhileSignedIn path={path}>
        <TrashList page={page} hrefOf={hrefOf} />
      </WhileSignedIn>
    </Layout>
  );
}

export const getServerSideProps = ((context) =>
  renderOwn(context, (fetchQuery, { page }) =>
    fetchQuery(moderationApi.endpoints.getTrash.initiate(trashQueryOf({ page }))),
  )) satisfies GetServerSideProps;
