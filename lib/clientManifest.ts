/** The build manifest of Next's client: by page, the files that a navigation to it loads. */
export interface ClientManifest {
  sortedPages: string[];
  [page: string]: string[];
}

/**
 * The same as the browser gets it, in four texts.
 * - `pages`, with spaces between them: the number of segments that a page has in common with the one before,
 *   and its further segments.
 * - `files` of each page, with spaces between pages: `/` and the hash of the scripts in its folder of pages/ if it
 *   is the first there, `.` and the hash of each stylesheet that no other page has, and a character for each
 *   shared file.
 * - `scripts` and `styles`: the hashes of the shared files, which follow one another.
 */
export type PackedManifest = [pages: string, files: string, scripts: string, styles: string];

/** The code of the first shared file's character; those after it are neither `.` nor `/`. */
export const FIRST_CHARACTER = 48;

const scriptOf = (name: string) => `static/chunks/${name}.js`;
const styleOf = (hash: string) => `static/css/${hash}.css`;
const hashesOf = (text: string) => text.match(/.{6}/g) ?? [];

/** Restores what `packManifest` has packed. */
export function unpack([pages, filesOfPages, scripts, styles]: PackedManifest): ClientManifest {
  const shared = [...hashesOf(scripts).map(scriptOf), ...hashesOf(styles).map(styleOf)];
  const entries = filesOfPages.split(' ');
  let segments: string[] = [];
  let hash = '';
  const unpacked = pages.split(' ').map((entry, index): [page: string, files: string[]] => {
    segments = [...segments.slice(0, Number(entry[0])), ...entry.slice(1).split('/')];
    const page = `/${segments.join('/')}`;
    const names = entries[index]?.match(/[./].{6}|./g) ?? [];
    hash = names.find((name) => name.startsWith('/'))?.slice(1) ?? hash;
    const files = names
      .filter((name) => !name.startsWith('/'))
      .map((name) => (name[1] ? styleOf(name.slice(1)) : (shared[name.charCodeAt(0) - FIRST_CHARACTER] ?? '')));
    return [page, [...files, scriptOf(`pages${page}-${hash}`)]];
  });
  return { ...Object.fromEntries(unpacked), sortedPages: ['/_app', ...unpacked.map(([page]) => page)] };
}

let manifest: ClientManifest | undefined;

/** Returns the build's manifest, for Next's client; see scripts/lib/nextClientLoader.cjs. */
export function clientManifest(packed: PackedManifest): ClientManifest {
  manifest ??= unpack(packed);
  return manifest;
}
