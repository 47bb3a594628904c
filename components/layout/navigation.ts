import { paths } from '@/lib/paths';

export const bestPath = paths.topics({ best: 1 });
const participation = /^\/(challenges|missions|events|courses|raffles|invite)\b/;

/** Whether `path` lies in the place at `href`, so that the menu can say "here". */
export function isHere(href: string, path: string): boolean {
  const [place = ''] = href.split('?');
  // The first of the contents stands for all of them.
  if (place === paths.videos()) return path.startsWith('/contents/');
  // As do challenges for all that one takes part in.
  if (place === paths.challenges()) return participation.test(path);
  if (href.includes('?')) return path.startsWith(href);
  return place === '/' ? path === '/' : path === place || path.startsWith(`${place}/`);
}
