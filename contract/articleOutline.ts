/** The marks by which an outline shows elements: what stands before each, and after it. */
const MARKS = new Map([
  ['h2', ['\n## ', '\n']],
  ['h3', ['\n### ', '\n']],
  ['p', ['\n', '\n']],
  ['li', ['\n- ', '\n']],
  ['blockquote', ['\n> ', '\n']],
  ['pre', ['\n', '\n']],
  ['hr', ['\n---\n', '']],
  ['br', ['\n', '']],
  ['strong', ['**', '**']],
  ['em', ['*', '*']],
  ['s', ['~~', '~~']],
  ['u', ['__', '__']],
  ['code', ['`', '`']],
]);

const SIGNS = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&nbsp;', ' '],
  ['&amp;', '&'],
]);

const attributeOf = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** Returns what an outline shows for a tag. */
function markOf(tag: string): string {
  const name = /^<\/?([a-z0-9]+)/.exec(tag)?.[1] ?? '';
  if (name === 'img') return `\n[${attributeOf(tag, 'alt')}](${attributeOf(tag, 'src')})\n`;
  if (name === 'a') return tag.includes(' data-video=') ? '\n' : '';
  return MARKS.get(name)?.[tag.startsWith('</') ? 1 : 0] ?? '';
}

/**
 * Returns the HTML of an article as lines of text with marks for its headings, lists, formats, links and pictures: for
 * people who compare two versions of it, which may differ in any of these.
 */
export const articleOutline = (html: string): string =>
  html
    .replace(/<a (?!data-video)[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, label: string) =>
      label === href ? label : `${label} (${href})`,
    )
    .replace(/<[^<>]*>/g, markOf)
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => SIGNS.get(entity) ?? entity)
    .replace(/\n([->]) \n+/g, '\n$1 ')
    .replace(/\n{2,}/g, '\n')
    .trim();
