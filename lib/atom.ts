import { xmlText } from './xml.ts';

/** An entry of a feed; addresses are whole, times ISO 8601. */
export interface FeedEntry {
  url: string;
  title: string;
  author: string;
  published: string;
  summary: string;
}

export interface Feed {
  /** The feed's own address and that of the page it is of. */
  url: string;
  page: string;
  title: string;
  subtitle: string;
  language: string;
  entries: FeedEntry[];
}

const entry = ({ url, title, author, published, summary }: FeedEntry) =>
  [
    '<entry>',
    `<id>${xmlText(url)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xmlText(url)}"/>`,
    `<author><name>${xmlText(author)}</name></author>`,
    `<published>${published}</published><updated>${published}</updated>`,
    `<summary>${xmlText(summary)}</summary>`,
    '</entry>',
  ].join('');

/** A feed as Atom (RFC 4287), newest first. */
export const atomFeed = (feed: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    `<id>${xmlText(feed.url)}</id>`,
    `<title>${xmlText(feed.title)}</title>`,
    `<subtitle>${xmlText(feed.subtitle)}</subtitle>`,
    `<updated>${feed.entries[0]?.published ?? '1970-01-01T00:00:00.000Z'}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(feed.url)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(feed.page)}"/>`,
    ...feed.entries.map(entry),
    '</feed>\n',
  ].join('');
