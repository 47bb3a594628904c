import { secondsInHour } from 'date-fns/constants';
import type { GetServerSideProps } from 'next';
import { env } from '@/lib/env';
import { sitemapIndex } from '@/lib/sitemap';
import { sitemapPartNames } from '@/routes/sitemapParts';
import { renderDocument } from '@/server/render/page';

/** Serves the index of the sitemap's parts. */
export default function SitemapIndex() {
  return null;
}

export const getServerSideProps: GetServerSideProps = (context) =>
  renderDocument(context, {
    type: 'application/xml',
    seconds: secondsInHour,
    load: async (fetchQuery) => sitemapIndex(env().NEXTAUTH_URL, ['pages', ...(await sitemapPartNames(fetchQuery))]),
  });
