import { forumsApi } from '@/api/forums';
import { paths } from '@/lib/paths';
import { feedEntry, renderFeed } from '@/routes/feeds';

/** Serves a forum's newest topics as Atom: `/feeds/forums/{slug}.xml`. */
export default function ForumFeed() {
  return null;
}

export const getServerSideProps = renderFeed(async (fetchQuery, _, params) => {
  const slug = String(params.slug);
  const { getForum, getForumTopics } = forumsApi.endpoints;
  const [forum, topics] = await Promise.all([
    fetchQuery(getForum.initiate({ slug })),
    fetchQuery(getForumTopics.initiate({ slug, ordering_type: 'new' })),
  ]);
  return {
    path: paths.forumFeed(slug),
    page: paths.forum(slug),
    title: forum.name,
    subtitle: forum.description,
    entries: topics.results.map((topic) => feedEntry(paths.topic(slug, topic.id), topic)),
  };
});
