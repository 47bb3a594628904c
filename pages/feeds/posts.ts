import { postsApi } from '@/api/posts';
import { paths } from '@/lib/paths';
import { feedEntry, renderFeed } from '@/routes/feeds';
import { serverT } from '@/server/render/serverT';

/** Serves the newest posts as Atom: `/feeds/posts.xml`. */
export default function PostFeed() {
  return null;
}

export const getServerSideProps = renderFeed(async (fetchQuery, language) => {
  const { results } = await fetchQuery(postsApi.endpoints.getPosts.initiate({ ordering_type: 'new' }));
  const t = await serverT(language, 'posts');
  return {
    path: paths.postFeed(),
    page: paths.posts(),
    title: t('title'),
    subtitle: t('description'),
    entries: results.map((post) => feedEntry(paths.post(post.id), post)),
  };
});
