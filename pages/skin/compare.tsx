import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { tagOf } from '@/api/tags';
import { useGetUserQuery, usersApi } from '@/api/users';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { Comparison } from '@/components/surveys/Comparison';
import styles from '@/components/surveys/Comparison.module.css';
import { ShareType } from '@/components/surveys/ShareType';
import { LinkButton } from '@/components/ui/Button';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { useMember } from '@/hooks/useMember';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { languageOf } from '@/lib/dates';
import { inLanguage } from '@/lib/pathLanguage';
import { paths } from '@/lib/paths';
import { sharePicture } from '@/lib/sharePicture';
import { renderRequest } from '@/server/render/page';

/** Renders the comparison of the reader's skin type with that of a member who shows it: `?with=username`. */
export default function CompareSkinPage({ username }: { username: string }) {
  const { t, i18n } = useTranslation('surveys');
  const answer = useGetUserQuery({ username });
  const { away, retry } = useRetryWhenDown(answer, [tagOf('User', username)]);
  const friend = answer.data;
  const isOwn = useMember().user?.username === username;
  const type = friend?.skin_type;
  const path = paths.compareSkin(username);
  const title = friend && !isOwn ? t('compare.title', { nickname: friend.nickname }) : t('compare.untitled');
  return (
    <Layout path={path}>
      <Seo
        path={path}
        title={title}
        description={t('compare.lead')}
        image={type ? sharePicture('skin', type, languageOf(i18n.language)) : undefined}
        noindex
      />
      <h1 className={styles.title}>{title}</h1>
      {friend && isOwn ? (
        <EmptyState
          title={t('compare.own')}
          body={t('compare.ownBody')}
          action={type ? <ShareType code={type} /> : <LinkButton href={paths.surveys()}>{t('title')}</LinkButton>}
        />
      ) : null}
      {friend && type && !isOwn ? <Comparison friend={friend} type={type} /> : null}
      {friend && !type && !isOwn ? (
        <EmptyState
          drawing="locked"
          title={t('compare.notShown', { nickname: friend.nickname })}
          body={t('compare.notShownBody')}
          action={<LinkButton href={paths.surveys()}>{t('title')}</LinkButton>}
        />
      ) : null}
      {friend ? null : away ? <ErrorState onRetry={retry} retrying={answer.isFetching} /> : <SkeletonRows rows={3} />}
    </Layout>
  );
}

export const getServerSideProps: GetServerSideProps = async (context) => {
  const { with: username } = context.query;
  if (typeof username !== 'string' || !username) {
    return { redirect: { destination: inLanguage(paths.surveys(), context.locale ?? 'ko'), permanent: false } };
  }
  return renderRequest(context, {
    namespaces: ['surveys', 'skin', 'members'],
    given: { username },
    load: (fetchQuery) => fetchQuery(usersApi.endpoints.getUser.initiate({ username })),
  });
};
