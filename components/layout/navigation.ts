import { paths } from '@/lib/paths';

export const bestPath = paths.topics({ best: 1 });
const participation = /^\/(challenges|missions|events|courses|raffles|invite)\b/;

/** Returns whether `path` belongs to the menu's link `href`, which is then marked as the current page. */
export function isHere(href: string, path: string): boolean {
  const [place = ''] = href.split('?');
  // The link to videos is the one to all contents.
  if (place === paths.videos()) return path.startsWith('/contents/');
  // The link to challenges is the one to all kinds of participation.
  if (place === paths.challenges()) return participation.test(path);
  if (href.includes('?')) return path.startsWith(href);
  return place === '/' ? path === '/' : path === place || path.startsWith(`${place}/`);
}
