import { romanize } from 'es-hangul';

const LONGEST = 48;

/**
 * Romanises Hangul and keeps the rest: `romanize` looks other text up in a plain object and can throw.
 */
const romanizeHangul = (text: string) => text.replace(/\p{Script=Hangul}+/gu, (syllables) => romanize(syllables));

/**
 * Builds a question's slug: its title in Latin letters, where it has any, and its id, so that slugs are
 * unique and none is a reserved name.
 */
export function slugOf(title: string, id: number): string {
  const latin = romanizeHangul(title.normalize('NFC'))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST + 1);
  const shortened = latin.length > LONGEST ? latin.slice(0, latin.lastIndexOf('-')) : latin;
  const slugText = (shortened || latin.slice(0, LONGEST)).replace(/^-|-$/g, '');
  return `${slugText || 'q'}-${id}`;
}
