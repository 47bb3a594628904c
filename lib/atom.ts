import { writeXml } from './xml.ts';

/** An entry of a feed; addresses are absolute, times ISO 8601. */
export interface FeedEntry {
  url: string;
  title: string;
  author: string;
  published: string;
  updated: string;
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

const entryElement = ({ url, title, author, published, updated, summary }: FeedEntry) => ({
  id: url,
  title,
  link: { '@rel': 'alternate', '@type': 'text/html', '@href': url },
  author: { name: author },
  published,
  updated,
  summary,
});

/** When a feed without entries was updated, since each has to say so. */
const EPOCH = '1970-01-01T00:00:00.000Z';

/** Writes a feed as Atom (RFC 4287), newest first. */
export const atomFeed = ({ url, page, title, subtitle, language, entries }: Feed): string =>
  writeXml({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': language,
      id: url,
      title,
      subtitle,
      updated: entries.map(({ updated }) => updated).reduce((last, it) => (it > last ? it : last), EPOCH),
      link: [
        { '@rel': 'self', '@type': 'application/atom+xml', '@href': url },
        { '@rel': 'alternate', '@type': 'text/html', '@href': page },
      ],
      entry: entries.map(entryElement),
    },
  });
