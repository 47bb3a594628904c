import { secondsInHour } from 'date-fns/constants';
import type { GetServerSideProps } from 'next';
import { env } from '@/lib/env';
import { renderDocument } from '@/server/render/page';

/** Addresses that search engines must skip: members' own pages, forms, and searches. */
const LEFT_ALONE = ['/api/', '/auth/', '/me', '/forums/*/new', '/*/edit$', '/*?*search='];

/** Serves `/robots.txt`. */
export default function Robots() {
  return null;
}

export const getServerSideProps: GetServerSideProps = (context) =>
  renderDocument(context, {
    type: 'text/plain',
    seconds: secondsInHour,
    load: async () =>
      [
        'User-agent: *',
        ...LEFT_ALONE.flatMap((path) => [`Disallow: ${path}`, `Disallow: /en${path}`]),
        // Pictures are part of the pages and of their previews.
        'Allow: /api/v1/files/',
        'Allow: /api/share/',
        '',
        `Sitemap: ${env().NEXTAUTH_URL}/sitemap.xml`,
        '',
      ].join('\n'),
  });
