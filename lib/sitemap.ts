import { xmlText } from './xml.ts';

/** Entries of a list in one part of the sitemap; a part is read a page of the list call at a time. */
export const ENTRIES_PER_PART = 1000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The list of a sitemap's parts, by their names. */
export const sitemapIndex = (origin: string, parts: string[]): string =>
  `${HEAD}<sitemapindex xmlns="${NAMESPACE}">${parts
    .map((part) => `<sitemap><loc>${xmlText(`${origin}/sitemap-${part}.xml`)}</loc></sitemap>`)
    .join('')}</sitemapindex>\n`;

/** A part: each page (a path of lib/paths) in both languages, each naming the other. */
export function sitemapPart(origin: string, paths: string[]): string {
  const urls = paths.flatMap((path) => {
    const korean = xmlText(origin + path);
    const english = xmlText(`${origin}/en${path === '/' ? '' : path}`);
    const links = [
      `<xhtml:link rel="alternate" hreflang="ko" href="${korean}"/>`,
      `<xhtml:link rel="alternate" hreflang="en" href="${english}"/>`,
    ].join('');
    return [korean, english].map((loc) => `<url><loc>${loc}</loc>${links}</url>`);
  });
  const xhtml = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${HEAD}<urlset xmlns="${NAMESPACE}" ${xhtml}>${urls.join('')}</urlset>\n`;
}
