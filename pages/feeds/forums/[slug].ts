import type { GetServerSideProps } from 'next';
import { forumsApi } from '@/api/forums';
import { atomFeed } from '@/lib/atom';
import { LIST_SECONDS } from '@/lib/constants';
import { languageOf } from '@/lib/dates';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { renderDocument } from '@/server/render/page';

/** A forum's newest topics as Atom: `/feeds/forums/{slug}.xml`. */
export default function ForumFeed() {
  return null;
}

export const getServerSideProps: GetServerSideProps = (context) =>
  renderDocument(context, {
    type: 'application/atom+xml',
    seconds: LIST_SECONDS,
    load: async (ask) => {
      const slug = String(context.params?.slug);
      const language = languageOf(context.locale);
      const site = env().NEXTAUTH_URL + (language === 'en' ? '/en' : '');
      const { getForum, getForumTopics } = forumsApi.endpoints;
      const [forum, topics] = await Promise.all([
        ask(getForum.initiate(slug)),
        ask(getForumTopics.initiate({ slug, ordering_type: 'new' })),
      ]);
      return atomFeed({
        url: site + paths.forumFeed(slug),
        page: site + paths.forum(slug),
        title: forum.name,
        subtitle: forum.description,
        language,
        entries: topics.results.map((topic) => ({
          url: site + paths.topic(slug, topic.id),
          title: topic.title,
          author: topic.user.nickname,
          published: topic.created_at,
          summary: topic.excerpt,
        })),
      });
    },
  });
