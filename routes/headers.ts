import { LIST_SECONDS } from '../lib/constants.ts';
import { SKIN_PICTURES } from '../lib/skinPicture.ts';
import { namedPattern, oneOf } from './patterns.ts';
import { type DetailPage, table } from './table.ts';

/** A header rule of next.config.js. */
interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/**
 * Builds the rule of a cache header. A CDN may cache a list for ten seconds, a topic for one; a browser
 * always revalidates.
 */
const cached = (source: string, value: string): HeaderRule => ({
  source,
  headers: [{ key: 'Cache-Control', value: `public, max-age=0, ${value}` }],
});
const LIST = `s-maxage=${LIST_SECONDS}, stale-while-revalidate=${2 * LIST_SECONDS}`;
const DETAIL = 's-maxage=1, must-revalidate';

/**
 * Returns the pattern of an address whose last parameter is none of the values that are other pages; `end` ends
 * the path.
 */
const otherThan = (address: string, values: readonly string[] = [], end = '$') =>
  values.length === 0
    ? namedPattern(address)
    : namedPattern(address).replace(/\(([^()]+)\)$/, `((?!${values.join('|')}${end})$1)`);

const detailHeaders = ({ address, cdn, otherThan: values }: DetailPage): HeaderRule[] => {
  if (!cdn) return [];
  const data = `/_next/data/:build/:locale${otherThan(address, values, '\\.json')}.json`;
  return [otherThan(address, values), ...(cdn === 'page' ? [] : [data])].map((source) => cached(source, DETAIL));
};

/** The cache headers of the pages of the table for a CDN, and of drawings, whose address has their edition. */
export const cacheHeaders: HeaderRule[] = [
  {
    source: `${SKIN_PICTURES}/:file`,
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  },
  cached(table.singles.home.address, LIST),
  cached(table.singles.forums.address, LIST),
  cached(oneOf(Object.values(table.lists).map(({ address }) => address)), LIST),
  ...Object.values(table.details).flatMap(detailHeaders),
];
