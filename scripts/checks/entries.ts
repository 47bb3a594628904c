import { readSources, type Source } from '../lib/sources.ts';

/** Entries that one file has and others refer to. */
interface Entries {
  /** The files of the entries, with each entry's name as the first group. */
  home: RegExp;
  entry: RegExp;
  /** References to them: the name is the first group that matched. */
  users: RegExp;
  use: RegExp;
  /** The fix for a name without an entry. */
  advice: (name: string) => string;
}

const WEB = /^(api|store|server|hooks|components|routes|pages)\/.*\.tsx?$/;
const ENDPOINT = /^ {4}(\w+): build\./gm;

/** When one of these is forgotten, the compiler prints the union of all the others, and a test their diff. */
const ENTRIES: Entries[] = [
  {
    home: /^api\/baseApi\.ts$/,
    entry: /^ {4}'(\w+)',$/gm,
    users: /^api\/.*\.ts$/,
    // On the line of `providesTags` or `invalidatesTags`, where there may be several.
    use: /(?<=\b(?:provides|invalidates)Tags:[^\n]*)'([A-Z][a-z]\w*)'/g,
    advice: (name) => `add the tag ${name} to tagTypes of api/baseApi.ts`,
  },
  {
    home: /^lib\/paths\.ts$/,
    entry: /^ {2}(\w+): \(/gm,
    users: WEB,
    use: /(?<![\w./])paths\.(\w+)/g,
    advice: (name) => `add the path ${name} to lib/paths.ts`,
  },
  {
    home: /^lib\/addresses\.ts$/,
    entry: /^ {2}(\w+): '/gm,
    users: /^(lib\/paths|routes\/table)\.ts$/,
    use: /(?<![\w./])addresses\.(\w+)/g,
    advice: (name) => `add the address ${name} to lib/addresses.ts`,
  },
  {
    home: /^routes\/table\.ts$/,
    entry: /^ {2}(\w+): \{/gm,
    users: /^(routes|pages)\/.*\.tsx?$/,
    use: /\bcreate(?:List|Detail|Single)Page\('(\w+)'/g,
    advice: (name) => `add the page ${name} to routes/table.ts`,
  },
  {
    home: /^lib\/i18n\.d\.ts$/,
    entry: /^ {6}(\w+): typeof \w+;$/gm,
    users: WEB,
    use: /\buseTranslation\('(\w+)'/g,
    advice: (name) => `add public/locales/ko/${name}.json to lib/i18n.d.ts`,
  },
  {
    home: /^api\/answerSchemas\.ts$/,
    entry: /^ {2}(\w+)(?:: \w+)?,$/gm,
    users: /^api\/.*\.ts$/,
    use: ENDPOINT,
    advice: (name) => `add the schema of ${name} to api/answerSchemas.ts`,
  },
  {
    home: /^api\/answerShapes\.json$/,
    entry: /^ {2}"(\w+)": /gm,
    users: /^api\/.*\.ts$/,
    use: ENDPOINT,
    advice: (name) => `write the shape of ${name}: npx vitest run tests/rendering/answers -u`,
  },
  {
    // A router may be part of another of its area.
    home: /^provider\/(app|areas\/.*outes)\.ts$/,
    entry: /(?<!\bimport\b[^;]*|\bconst )\b(\w+Routes)\b/g,
    users: /^provider\/areas\/.*\.ts$/,
    use: /^export const (\w+Routes)\b/gm,
    advice: (name) => `mount ${name} in provider/app.ts`,
  },
  {
    home: /^provider\/app\.ts$/,
    entry: /(?<!\bimport\b[^;]*)\b(erase\w+)\b/g,
    users: /^provider\/areas\/\w+\/erase\.ts$/,
    use: /^export async function (\w+)\(\s*tx: Db,\s*userId: number/gm,
    advice: (name) => `register ${name} in provider/app.ts`,
  },
];

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Finds the names that are referred to and have no entry; a line for each, with the first place that does. */
export function missingEntries(sources: Source[]): string[] {
  const files = sources.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const faults = ENTRIES.flatMap(({ home, entry, users, use, advice }) => {
    const names = new Set(
      files
        .filter(({ path }) => home.test(path))
        .flatMap(({ text }) => [...text.matchAll(entry)].map(([, name]) => name)),
    );
    const missing = new Map<string, string>();
    for (const { path, text } of files.filter((file) => users.test(file.path))) {
      for (const { 1: name = '', index } of text.matchAll(use)) {
        if (names.has(name) || missing.has(name)) continue;
        missing.set(name, `${path}:${lineOf(text, index)}: ${advice(name)}`);
      }
    }
    return [...missing.values()];
  });
  return faults.sort();
}

/** Checks that every entry of a table that a file refers to is there. */
export const checkEntries = (root: string): string[] => missingEntries(readSources(root));
