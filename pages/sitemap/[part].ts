import type { GetServerSideProps } from 'next';
import { forumsApi } from '@/api/forums';
import { MAX_PAGE_SIZE } from '@/contract/constants';
import { own } from '@/contract/own';
import { skinTypes } from '@/contract/skin';
import { surveyKinds } from '@/contract/surveys';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { ENTRIES_PER_PART, sitemapPart } from '@/lib/sitemap';
import { renderDocument } from '@/server/render/page';
import { sitemapLists } from '@/server/sitemapLists';
import type { Ask } from '@/store/pageData';

/** One part of the sitemap: `/sitemap-pages.xml`, `/sitemap-topics-1.xml`, `/sitemap-videos-1.xml`. */
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
    paths.questions(),
    paths.posts(),
    paths.rankings(),
    paths.users(),
    paths.badges(),
    paths.banners(),
    paths.challenges(),
    paths.challenges({ status: 'upcoming' }),
    paths.raffles(),
    paths.missions(),
    paths.missionReviews(),
    paths.videos(),
    paths.photos(),
    paths.moreContents(),
    paths.courses(),
    paths.events(),
    paths.events({ tab: 'winners' }),
    paths.surveys(),
    ...surveyKinds.map(paths.survey),
    ...skinTypes.map(paths.skin),
    paths.letter(),
  ];
  return [...fixed, ...results.map((forum) => paths.forum(forum.slug))];
}

/** A part of a list, read a page of its call at a time. */
async function listPaths(ask: Ask, name: string, part: number): Promise<string[]> {
  const list = own(sitemapLists, name);
  const pages = ENTRIES_PER_PART / MAX_PAGE_SIZE;
  const found: string[] = [];
  for (let index = 0; list && index < pages; index += 1) {
    const page = (part - 1) * pages + index + 1;
    const { count, paths: some } = await list(ask, page, MAX_PAGE_SIZE);
    found.push(...some);
    if (page * MAX_PAGE_SIZE >= count) break;
  }
  return found;
}

export const getServerSideProps: GetServerSideProps = async (context) => {
  const part = String(context.params?.part);
  const [, name = '', number] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(part) ?? [];
  if (part !== 'pages' && !Object.hasOwn(sitemapLists, name)) return { notFound: true };
  return renderDocument(context, {
    type: 'application/xml',
    seconds: 3600,
    load: async (ask) =>
      sitemapPart(
        env().NEXTAUTH_URL,
        await (name ? listPaths(ask, name, Number(number)) : pagePaths(ask)),
      ),
  });
};
