import { own } from '../../contract/own.ts';

/** The build manifest of Next's client: by page, the files that a navigation to it loads. */
interface ClientManifest {
  sortedPages: string[];
  [page: string]: unknown;
}

/** Pages that answer with a document, to which no navigation in the browser leads. */
const DOCUMENTS = /^\/(feeds|sitemap|robots)\b/;
/** The code of the first shared file's letter; `UNPACK` has it too. */
const FIRST_LETTER = 40;

/**
 * Makes the manifest in the browser: of `p`ages, `s`ets, shared `f`iles and the pages' own `h`ashes, see
 * `packManifest`. It is source text with short names, since every page loads it.
 */
const UNPACK = [
  '(p,s,f,h,m={sortedPages:["/_app"]},a=[])=>{',
  'f=f.split(" ");s=s.split(" ");h=h.match(/(\\.\\w{6})*\\w{6}/g);',
  'p.split(" ").map((c,i)=>{',
  'a=[...a.slice(0,c[0]),...c.slice(1).split("/")];',
  'm.sortedPages.push(c="/"+a.join("/"));',
  'i=[...[...s[i]].map(l=>f[l.charCodeAt()-40]),...h[i].match(/\\.?.{6}/g)];',
  'i.push("pages"+c+"-"+i.pop());',
  'm[c]=i.map(n=>"static/"+(n[0]=="."?"css/"+n.slice(1)+".css":"chunks/"+n+".js"))',
  '});return m}',
].join('');

/** Returns a file's name without folder and extension: `.` and the hash for a stylesheet. */
function nameOf(file: string): string {
  const [, css, script] = /^static\/(?:css\/(\w{6})\.css|chunks\/([^ ]+)\.js)$/.exec(file) ?? [];
  if (css) return `.${css}`;
  if (script) return script;
  throw new Error(`${file}: scripts/lib/buildManifest.ts knows no files of this name`);
}

/**
 * Packs a manifest into four texts: each page as the number of segments that it has in common with the page
 * before, and its further ones; each page's shared files, a letter each; the names of those; and the hashes
 * of each page's own files, those of stylesheets after a dot, that of its script last. @throws an Error for a
 * page or file of another form
 */
function packManifest(manifest: ClientManifest): string[] {
  const pages = manifest.sortedPages.filter((page) => page !== '/_app' && !DOCUMENTS.test(page));
  const files = pages.map((page) => ({
    page,
    names: (own(manifest, page) as string[]).map(nameOf),
  }));
  const uses = new Map<string, number>();
  for (const name of files.flatMap(({ names }) => names)) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const shared = [...uses]
    .filter(([name, times]) => times > 1 || !/^(\.|pages\/)/.test(name))
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => name);

  let before: string[] = [];
  const paths = pages.map((page) => {
    const path = page.slice(1).split('/');
    const common = path.findIndex((segment, index) => segment !== before[index]);
    before = path;
    return common + path.slice(common).join('/');
  });
  const sets = files.map(({ names }) =>
    names
      .filter((name) => shared.includes(name))
      .map((name) => String.fromCharCode(FIRST_LETTER + shared.indexOf(name)))
      .join(''),
  );
  const hashes = files.map(({ page, names }) => {
    const rest = names.filter((name) => !shared.includes(name));
    const script = rest.find((name) => name.startsWith(`pages${page}-`));
    if (!script) throw new Error(`${page} has no script of its own`);
    return [...rest.filter((name) => name !== script), script.slice(-6)].join('');
  });
  return [paths.join(' '), sets.join(' '), shared.join(' '), hashes.join('')];
}

/** Returns the manifest that a script sets in the browser. */
export function readScript(script: string): ClientManifest {
  const browser: { __BUILD_MANIFEST?: ClientManifest } = {};
  new Function('self', script)(browser);
  if (!browser.__BUILD_MANIFEST) throw new Error('The script makes no manifest');
  return browser.__BUILD_MANIFEST;
}

/** Rewrites the script of Next's build manifest, which every page loads, to one half as long. */
export function packScript(script: string): string {
  const packed = JSON.stringify(packManifest(readScript(script))).slice(1, -1);
  return `self.__BUILD_MANIFEST=(${UNPACK})(${packed});self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB()`;
}
