import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Texts = { [key: string]: string | Texts };
const LANGUAGES = ['ko', 'en'] as const;
/** Plural forms that a language must have; Korean has only one. */
const FORMS = { ko: ['other'], en: ['one', 'other'] } as const;
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Flattens texts to a map by their path of keys. */
function flatten(texts: Texts, path = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[path + key, value]] : [...flatten(value, `${path}${key}.`).entries()],
    ),
  );
}

/** Lists the slots of a text: `{{name}}` and `<0>`; a singular may leave the count out. */
const slots = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)]
    .map(([, name, tag]) => name ?? `<${tag}>`)
    .filter((slot) => slot !== 'count')
    .sort()
    .join(' ');

/** Lists the faults of one namespace in both languages. */
export function compareTexts(name: string, both: Record<'ko' | 'en', Texts>): string[] {
  const flat = { ko: flatten(both.ko), en: flatten(both.en) };
  const problems: string[] = [];
  const keys = new Set([...flat.ko.keys(), ...flat.en.keys()]);
  const plurals = new Set([...keys].filter((key) => /_(one|other)$/.test(key)).map(stem));
  // A key such as `too_many` ends like a plural form that neither language has.
  const isForm = (key: string) => PLURAL.test(key) && plurals.has(stem(key));
  for (const language of LANGUAGES) {
    const wanted = [
      ...[...keys].filter((key) => !isForm(key)),
      ...[...plurals].flatMap((key) => FORMS[language].map((form) => `${key}_${form}`)),
    ];
    for (const key of wanted) {
      const text = flat[language].get(key);
      if (text === undefined) problems.push(`${language}/${name}.json: ${key} is missing`);
      else if (text.trim() === '') problems.push(`${language}/${name}.json: ${key} is empty`);
    }
  }
  for (const [key, text] of flat.ko) {
    const other = flat.en.get(key);
    if (other !== undefined && slots(text) !== slots(other)) {
      problems.push(`${name}.json: ${key} has {${slots(text)}} in ko, {${slots(other)}} in en`);
    }
  }
  return problems;
}

/** What no native reader writes, and what to write; a word for word translation is full of it. */
const UNIDIOMATIC: readonly (readonly [pattern: RegExp, write: string])[] = [
  [/\b(does|do) not hold\b/, 'is not valid'],
  [/\bmend(s|ed)?\b/, 'fix'],
  [/\bstands? (here|there|now|higher|on the)\b/, 'appears, is shown, ranks'],
  [/\bbrings? [^.]*\b(points?|xp)\b/, 'earns'],
  [/\b(any|every|some)body\b/i, 'anyone, everyone, someone'],
  [/(?<!e-)\bmail(s|ed)?\b/i, 'e-mail'],
  [/\bonce more\b/, 'again'],
  [/\bany more\b/, 'no longer'],
  [/\b(has|have|is|was) (begun|not begun)\b/, 'has started'],
  [/\bthere is no such\b/i, 'could not be found, does not exist'],
  [/\b(the|its) asker\b/, 'the member who asked'],
];

/** Lists the English texts that a native reader would not write. */
export const findUnidiomatic = (name: string, texts: Texts): string[] =>
  [...flatten(texts)].flatMap(([key, text]) =>
    UNIDIOMATIC.flatMap(([pattern, write]) => {
      const found = text.match(pattern)?.[0];
      return found ? [`en/${name}.json: ${key} says "${found}": write ${write}`] : [];
    }),
  );

/** A number before a plural, such as "{{found}} results". */
const COUNTED = /\{\{(\w+)\}\} [a-z]{2,}s\b/;
/** Slots of names, of limits and times, which are never one, and of points, which nobody gives one by one. */
const NEVER_ONE = /^(nickname|max|min|maximum|minimum|most|least|needed|days|minutes|seconds|points?|available|left)$/;

/** Lists the English texts that say a number of things and have no form for one. */
export const findUncounted = (name: string, texts: Texts): string[] =>
  [...flatten(texts)].flatMap(([key, text]) => {
    const [found, slot = ''] = COUNTED.exec(text) ?? [];
    // The provider's texts name their two forms `one` and `many`.
    if (!found || PLURAL.test(key) || key.endsWith('.many') || NEVER_ONE.test(slot)) return [];
    return [`en/${name}.json: ${key} says "${found}" of one too: write ${key}_one and ${key}_other`];
  });

const stem = (key: string) => key.replace(PLURAL, '');

/** Lists the faults of the texts in `folder`/{ko,en}. */
export function checkLocales(folder: string): string[] {
  const files = LANGUAGES.map((language) => readdirSync(join(folder, language)).sort());
  const [korean = [], english = []] = files;
  const missing = [
    ...english.filter((file) => !korean.includes(file)).map((file) => `ko/${file}`),
    ...korean.filter((file) => !english.includes(file)).map((file) => `en/${file}`),
  ];
  const shared = korean.filter((file) => english.includes(file));
  const read = (language: string, file: string): Texts =>
    JSON.parse(readFileSync(join(folder, language, file), 'utf8'));
  return [
    ...missing.map((file) => `${file} is missing, the other language has it`),
    ...shared.flatMap((file) => {
      const name = file.replace(/\.json$/, '');
      const both = { ko: read('ko', file), en: read('en', file) };
      // Members agreed to these words: they change with a new version of the terms.
      const unidiomatic = name === 'legal' ? [] : findUnidiomatic(name, both.en);
      return [...compareTexts(name, both), ...findUncounted(name, both.en), ...unidiomatic];
    }),
  ];
}
