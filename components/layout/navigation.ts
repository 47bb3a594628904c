import { own } from '@/contract/own';
import { paths, withoutQuery } from '@/lib/paths';

export const bestPath = paths.topics({ best: 1 });
const participation = /^\/(challenges|missions|events|courses|raffles|invite)\b/;
const community = /^\/(forums|topics|posts|questions|contents)\b/;
/** The phone's tabs and the lists that tabs at the top of these pages lead to. */
const roots = /^\/((forums|posts|questions|challenges|missions|events|courses|raffles|surveys|me)$|contents\/\w+$|$)/;
/** The pages above those that are not below them in the address, by the first part of it. */
const parents = {
  topics: paths.forums(),
  skin: paths.surveys(),
  invite: paths.challenges(),
  manage: paths.me(),
  badges: paths.me(),
};

/** Returns whether `path` is a page of the phone's community tab. */
export const isCommunity = (path: string): boolean => community.test(path);

/** Returns whether `path` is a page of the managers' console. */
export const isConsole = (path: string): boolean => /^\/manage\b/.test(path);

/** Returns the page above `path`, for the phone's arrow back; nothing for those that tabs lead to. */
export function parentOf(path: string): string | undefined {
  const place = withoutQuery(path);
  if (roots.test(place)) return undefined;
  const [, first = ''] = place.split('/');
  const above = place.replace(/\/[^/]+$/, '').replace(/(.)\/topics$/, '$1');
  // There is no page at these addresses.
  const isMissing = /^(\/skin|\/invite|\/auth.*|)$/.test(above);
  return isMissing ? (own(parents, first) ?? paths.home()) : above;
}

/** Returns whether `path` belongs to the menu's link `href`, which is then marked as the current page. */
export function isHere(href: string, path: string): boolean {
  const [place = ''] = href.split('?');
  // The link to videos is the one to all contents.
  if (place === paths.videos()) return path.startsWith('/contents/');
  // The link to challenges is the one to all kinds of participation.
  if (place === paths.challenges()) return participation.test(path);
  if (href.includes('?')) return path.startsWith(href);
  const at = withoutQuery(path);
  return at === place || (place !== '/' && at.startsWith(`${place}/`));
}
