import { own } from './own.ts';

/** Lists the texts of a locale file by their keys, whose parts are joined by dots. */
export const textsByKey = (texts: object, path = ''): (readonly [key: string, text: string])[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as const] : textsByKey(value, `${path}${name}.`),
  );

const partOf = (at: unknown, name: string): unknown =>
  typeof at === 'object' && at !== null ? own(at, name) : undefined;

/** Puts texts in the places of a locale file's own by their keys, and returns it; a key that it lacks is left out. */
export function putTexts<T extends object>(texts: T, changed: Readonly<Record<string, string>>): T {
  for (const [key, text] of Object.entries(changed)) {
    const names = key.split('.');
    const last = names.pop() ?? '';
    const place = names.reduce<unknown>(partOf, texts);
    if (typeof partOf(place, last) === 'string') Object.assign(place as object, { [last]: text });
  }
  return texts;
}
