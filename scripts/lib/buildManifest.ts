import { own } from '../../contract/own.ts';
import { type ClientManifest, FIRST_CHARACTER, type PackedManifest } from '../../lib/clientManifest.ts';

/**
 * Pages to which no navigation in the browser leads: those that answer with a document, those that a redirect, a
 * QR code, a mail, a developer or the service worker opens, the forgotten password, the page of a failed server, and
 * managers' pages, which a full load opens, so that no reader loads their names.
 */
const FULL_LOADS =
  /^\/(feeds|sitemap|robots|outbox|offline|500|auth\/(carry|error|password)|newsletter\/(confirm|stop)|manage)\b/;

/** Splits the script of a page into the hash, which pages of one folder have in common, and the rest. */
const PAGE_SCRIPT = /^static\/chunks\/pages(?<page>\/.+)-(?<hash>\w{6})\.js$/;

/** Returns `/` and the hash of a script, `.` and that of a stylesheet. */
function nameOf(file: string): string {
  const [, css, script] = /^static\/(?:css\/(\w{6})\.css|chunks\/(\w{6})\.js)$/.exec(file) ?? [];
  if (css) return `.${css}`;
  if (script) return `/${script}`;
  throw new Error(`${file}: scripts/lib/buildManifest.ts knows no files of this name`);
}

/**
 * Packs a manifest; the browser unpacks it (lib/clientManifest.ts).
 * @throws an Error for a page or file of another form
 */
function packManifest(manifest: ClientManifest): PackedManifest {
  const pages = manifest.sortedPages
    .filter((page) => page !== '/_app' && !FULL_LOADS.test(page))
    .map((page) => {
      const files = own(manifest, page) ?? [];
      const script = files.map((file) => PAGE_SCRIPT.exec(file)?.groups).find((parts) => parts?.page === page);
      if (!script) throw new Error(`${page} has no script of its own`);
      const names = files.filter((file) => !PAGE_SCRIPT.test(file)).map(nameOf);
      return { page, hash: script.hash ?? '', names };
    });
  const uses = new Map<string, number>();
  for (const name of pages.flatMap(({ names }) => names)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const scripts = [...uses.keys()].filter((name) => name.startsWith('/'));
  const styles = [...uses.keys()].filter((name) => name.startsWith('.') && uses.get(name) !== 1);
  const shared = [...scripts, ...styles];
  const characterOf = (name: string) => String.fromCharCode(FIRST_CHARACTER + shared.indexOf(name));

  let before: string[] = [];
  let last = '';
  const entries = pages.map(({ page, hash, names }) => {
    const segments = page.slice(1).split('/');
    const common = segments.findIndex((segment, index) => segment !== before[index]);
    before = segments;
    if (common > 0 && hash !== last) throw new Error(`${page} has another hash than its folder: next.config.js`);
    last = hash;
    const files = names.map((name) => (shared.includes(name) ? characterOf(name) : name));
    return {
      path: common + segments.slice(common).join('/'),
      files: [...(common > 0 ? [] : [`/${hash}`]), ...files].join(''),
    };
  });
  const hashesOf = (names: string[]) => names.map((name) => name.slice(1)).join('');
  return [
    entries.map(({ path }) => path).join(' '),
    entries.map(({ files }) => files).join(' '),
    hashesOf(scripts),
    hashesOf(styles),
  ];
}

/** Returns what a script sets as the build manifest in the browser. */
export function readScript<Manifest>(script: string): Manifest {
  const browser: { __BUILD_MANIFEST?: Manifest } = {};
  new Function('self', script)(browser);
  if (!browser.__BUILD_MANIFEST) throw new Error('The script makes no manifest');
  return browser.__BUILD_MANIFEST;
}

/** Rewrites the script of Next's build manifest, which every page loads, to one a third as long. */
export function packScript(script: string): string {
  const packed = JSON.stringify(packManifest(readScript(script)));
  return `self.__BUILD_MANIFEST=${packed};self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB()`;
}
