/** The build manifest of Next's client: by page, the files that a navigation to it loads. */
export interface ClientManifest {
  sortedPages: string[];
  [page: string]: string[];
}

/**
 * The same as the browser gets it, in three texts. A file is `.` and the hash of a stylesheet or `/` and the
 * hash of a script.
 * - `pages`, with spaces between them: the number of segments that a page has in common with the one before,
 *   and its further segments.
 * - `files` of each page, with spaces between pages: the hash of the scripts in its folder of pages/ if it is
 *   the first there, the stylesheets that no other page has, and a character for each file of `shared`.
 * - `shared`: the files of several pages.
 */
export type PackedManifest = [pages: string, files: string, shared: string];

/** The code of the first shared file's character; those after it are neither `.` nor `/`. */
export const FIRST_CHARACTER = 48;

const fileOf = (name: string) => (name.startsWith('.') ? `static/css/${name.slice(1)}.css` : `static/chunks${name}.js`);

/** Restores what `packManifest` has packed. */
export function unpack([pages, filesOfPages, shared]: PackedManifest): ClientManifest {
  const sharedFiles = shared.match(/.{7}/g)?.map(fileOf) ?? [];
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
      .map((name) => (name[1] ? fileOf(name) : (sharedFiles[name.charCodeAt(0) - FIRST_CHARACTER] ?? '')));
    return [page, [...files, fileOf(`/pages${page}-${hash}`)]];
  });
  return { ...Object.fromEntries(unpacked), sortedPages: ['/_app', ...unpacked.map(([page]) => page)] };
}

let manifest: ClientManifest | undefined;

/** Returns the build's manifest, for Next's client; see scripts/lib/nextClientLoader.cjs. */
export function clientManifest(packed: PackedManifest): ClientManifest {
  manifest ??= unpack(packed);
  return manifest;
}
