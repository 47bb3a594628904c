import type { GetStaticPaths, GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { topicsApi, useGetTopicsQuery } from '@/api/topics';
import { usersApi } from '@/api/users';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import styles from '@/components/surveys/Surveys.module.css';
import { TypeArticle } from '@/components/surveys/TypeArticle';
import { friendsQueryOf, TypeFriends } from '@/components/surveys/TypeFriends';
import { TypeGrid } from '@/components/surveys/TypeGrid';
import { TopicsPage } from '@/components/topics/TopicsPage';
import { LinkButton } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/State';
import { skinTypes } from '@/contract/skin';
import { LIST_SECONDS } from '@/lib/constants';
import { languageOf } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { sharePicture } from '@/lib/sharePicture';
import { renderStatic } from '@/server/render/page';

/** Seconds until a type's page fetches its members' topics again. */
const TYPE_SECONDS = 300;
const queryOf = (type: string) => ({ skin_type: type, page_size: 10 });

/** Renders a skin type's public page: its drawing, its care, its members and their topics. */
export default function SkinTypePage({ type }: { type: string }) {
  const { t, i18n } = useTranslation('surveys');
  const { t: skin } = useTranslation('skin');
  const answer = useGetTopicsQuery(queryOf(type));
  const code = type as 'YMSJ';
  const path = paths.skin(type);
  return (
    <Layout path={path}>
      <Seo
        path={path}
        title={skin('type', { code, name: skin(`name.${code}`) })}
        description={skin(`line.${code}`)}
        image={sharePicture('skin', type, languageOf(i18n.language))}
        type="article"
      />
      <TypeArticle code={type} />
      <TypeFriends code={type} />
      <section aria-labelledby="theirs">
        <h2 id="theirs" className={styles.heading}>
          {t('types.posts')}
        </h2>
        {answer.data?.results.length === 0 ? (
          <EmptyState
            title={t('types.noPosts')}
            body={t('types.noPostsBody')}
            action={<LinkButton href={paths.forums()}>{t('types.write')}</LinkButton>}
          />
        ) : (
          <TopicsPage query={queryOf(type)} />
        )}
      </section>
      <TypeGrid title={t('types.others')} except={type} />
    </Layout>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  const type = String(params?.type);
  if (!skinTypes.includes(type)) return { notFound: true, revalidate: LIST_SECONDS };
  return renderStatic({
    locale,
    namespaces: ['surveys', 'skin', 'topics', 'members'],
    revalidate: TYPE_SECONDS,
    load: async (fetchQuery) => {
      await Promise.all([
        fetchQuery(topicsApi.endpoints.getTopics.initiate(queryOf(type))),
        fetchQuery(usersApi.endpoints.getUsers.initiate(friendsQueryOf(type))),
      ]);
      return { type };
    },
  });
}) satisfies GetStaticProps;
