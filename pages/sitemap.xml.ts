import type { GetServerSideProps } from 'next';
import { env } from '@/lib/env';
import { ENTRIES_PER_PART, sitemapIndex } from '@/lib/sitemap';
import { renderDocument } from '@/server/render/page';
import { sitemapLists } from '@/server/sitemapLists';

/** The sitemap's parts. */
export default function SitemapIndex() {
  return null;
}

export const getServerSideProps: GetServerSideProps = (context) =>
  renderDocument(context, {
    type: 'application/xml',
    seconds: 3600,
    load: async (ask) => {
      const parts = await Promise.all(
        Object.entries(sitemapLists).map(async ([name, list]) => {
          const { count } = await list(ask, 1, 1);
          const length = Math.ceil(count / ENTRIES_PER_PART);
          return Array.from({ length }, (_, index) => `${name}-${index + 1}`);
        }),
      );
      return sitemapIndex(env().NEXTAUTH_URL, ['pages', ...parts.flat()]);
    },
  });
