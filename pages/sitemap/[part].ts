import type { GetServerSideProps } from 'next';
import { forumsApi } from '@/api/forums';
import { topicsApi } from '@/api/topics';
import { MAX_PAGE_SIZE } from '@/contract/constants';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { sitemapPart, TOPICS_PER_PART } from '@/lib/sitemap';
import { type Ask, renderDocument } from '@/store/page';

/** One part of the sitemap: `/sitemap-pages.xml`, `/sitemap-topics-1.xml`. */
export default function SitemapPart() {
  return null;
}

async function pagePaths(ask: Ask): Promise<string[]> {
  const { results } = await ask(forumsApi.endpoints.getForums.initiate());
  const fixed = [
    paths.home(),
    paths.forums(),
    paths.topics(),
    paths.topics({ best: 1 }),
    paths.rankings(),
    paths.banners(),
  ];
  return [...fixed, ...results.map((forum) => paths.forum(forum.slug))];
}

/** Topics from the oldest on, so that a part stays as it is. */
async function topicPaths(ask: Ask, part: number): Promise<string[]> {
  const pages = TOPICS_PER_PART / MAX_PAGE_SIZE;
  const found: string[] = [];
  for (let index = 0; index < pages; index += 1) {
    const page = (part - 1) * pages + index + 1;
    const { results, next } = await ask(
      topicsApi.endpoints.getTopics.initiate({
        ordering: 'created_at',
        page,
        page_size: MAX_PAGE_SIZE,
      }),
    );
    found.push(...results.map((topic) => paths.topic(topic.forum.slug, topic.id)));
    if (!next) break;
  }
  return found;
}

export const getServerSideProps: GetServerSideProps = async (context) => {
  const part = String(context.params?.part);
  const number = Number(/^topics-([1-9]\d{0,5})$/.exec(part)?.[1]);
  if (part !== 'pages' && !number) return { notFound: true };
  return renderDocument(context, {
    type: 'application/xml',
    seconds: 3600,
    load: async (ask) =>
      sitemapPart(env().NEXTAUTH_URL, await (number ? topicPaths(ask, number) : pagePaths(ask))),
  });
};
