import { writeXml } from './xml.ts';

/** Entries of a list in one part of the sitemap; a part is read a page of the list call at a time. */
export const ENTRIES_PER_PART = 1000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Writes the index of a sitemap's parts, by their names. */
export const sitemapIndex = (origin: string, parts: string[]): string =>
  writeXml({
    sitemapindex: {
      '@xmlns': NAMESPACE,
      sitemap: parts.map((part) => ({ loc: `${origin}/sitemap-${part}.xml` })),
    },
  });

/** Writes a part: each page (a path of lib/paths) in both languages, each naming the other. */
export function sitemapPart(origin: string, paths: string[]): string {
  const url = paths.flatMap((path) => {
    const korean = origin + path;
    const english = `${origin}/en${path === '/' ? '' : path}`;
    const links = [
      { '@rel': 'alternate', '@hreflang': 'ko', '@href': korean },
      { '@rel': 'alternate', '@hreflang': 'en', '@href': english },
    ];
    return [korean, english].map((loc) => ({ loc, 'xhtml:link': links }));
  });
  return writeXml({
    urlset: { '@xmlns': NAMESPACE, '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml', url },
  });
}
