import type { GetServerSideProps } from 'next';
import { topicsApi } from '@/api/topics';
import { env } from '@/lib/env';
import { sitemapIndex, TOPICS_PER_PART } from '@/lib/sitemap';
import { renderDocument } from '@/store/page';

/** The sitemap's parts. */
export default function SitemapIndex() {
  return null;
}

export const getServerSideProps: GetServerSideProps = (context) =>
  renderDocument(context, {
    type: 'application/xml',
    seconds: 3600,
    load: async (ask) => {
      const { count } = await ask(topicsApi.endpoints.getTopics.initiate({ page_size: 1 }));
      const parts = Math.ceil(count / TOPICS_PER_PART);
      const topics = Array.from({ length: parts }, (_, index) => `topics-${index + 1}`);
      return sitemapIndex(env().NEXTAUTH_URL, ['pages', ...topics]);
    },
  });
