import { secondsInHour } from 'date-fns/constants';
import type { GetServerSideProps } from 'next';
import { env } from '@/lib/env';
import { sitemapPart } from '@/lib/sitemap';
import { sitemapPagePaths } from '@/routes/sitemapPages';
import { sitemapPartPaths } from '@/routes/sitemapParts';
import { renderDocument } from '@/server/render/page';

/** Serves one part of the sitemap: `/sitemap-pages.xml`, `/sitemap-topics-1.xml`, `/sitemap-videos-1.xml`. */
export default function SitemapPart() {
  return null;
}

export const getServerSideProps: GetServerSideProps = async (context) => {
  const part = String(context.params?.part);
  const pathsOf = part === 'pages' ? sitemapPagePaths : sitemapPartPaths(part);
  if (!pathsOf) return { notFound: true };
  return renderDocument(context, {
    type: 'application/xml',
    seconds: secondsInHour,
    load: async (fetchQuery) => sitemapPart(env().NEXTAUTH_URL, await pathsOf(fetchQuery)),
  });
};
