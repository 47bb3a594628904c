import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

/** A tracked text file, by its path from the repository's root. */
export interface Source {
  path: string;
  text: string;
}

const TEXT = /\.(ts|tsx|js|cjs|mjs|css|json|md|sql|sh|ya?ml|html|svg|txt|grit)$/;
export const CODE = /\.(ts|tsx|js|cjs|mjs)$/;
/** Tests and their helpers. */
export const TEST = /(\.(test|spec)\.tsx?$)|^(tests|e2e|bench|mocks)\/|(^|\/)testing\.tsx?$/;
/** First content and migrations: data in the form of code. */
export const DATA = /^(seed|provider\/db\/(content|seed|migrations))\//;

/** Installed or generated files, which git does not track. */
const UNTRACKED = /(^|\/)(node_modules|\.next[^/]*|dist|data)\//;

/** Lists every file that git tracks in `root`, or every one of a folder without git that is not made. */
export const listFiles = (root: string): string[] =>
  (existsSync(join(root, '.git')) ? trackedFiles(root) : allFiles(root)).filter(
    (path) => !UNTRACKED.test(path) && existsSync(join(root, path)),
  );

/** Reads every text file of `root`. */
export function readSources(root: string): Source[] {
  return listFiles(root)
    .filter((path) => TEXT.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function trackedFiles(root: string): string[] {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) throw new Error(`git cannot list the files of ${root}`);
  return listed.stdout.split('\0').filter((path) => path !== '');
}

const allFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

/** The imports of a file: the group that matched holds the module's name. */
const IMPORT =
  /^(?:import|export)\s+(?!type\b)(?:[^'"`;()]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;
const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '.cjs', '/index.ts', '/index.tsx'];

/** Returns the files that each code file imports at run time: type-only imports and packages are left out. */
export function importsOf(sources: Source[]): Map<string, string[]> {
  const known = new Set(sources.map(({ path }) => path));
  const resolve = (from: string, name: string) => {
    const base = name.startsWith('@/') ? name.slice(2) : join(dirname(from), name);
    return ENDINGS.map((ending) => normalize(base + ending)).find((path) => known.has(path));
  };
  return new Map(
    sources
      .filter(({ path }) => CODE.test(path))
      .map(({ path, text }) => {
        const names = [...text.matchAll(IMPORT)].map(([, named, lazy]) => named ?? lazy ?? '');
        const files = names.filter((name) => /^(\.|@\/)/.test(name)).map((name) => resolve(path, name));
        return [path, [...new Set(files.filter((file) => file !== undefined))]];
      }),
  );
}

/** Returns the groups of nodes that reach each other (strongly connected components of two and more). */
export function cyclesOf(graph: Map<string, Iterable<string>>): string[][] {
  const reachableFrom = new Map([...graph.keys()].map((node) => [node, reachable(graph, node)]));
  const groups: string[][] = [];
  const seen = new Set<string>();
  for (const node of graph.keys()) {
    if (seen.has(node)) continue;
    const group = [...graph.keys()].filter(
      (other) => reachableFrom.get(node)?.has(other) && reachableFrom.get(other)?.has(node),
    );
    for (const member of group) seen.add(member);
    if (group.length > 1) groups.push(group.sort());
  }
  return groups;
}

/** Returns every node that `start` leads to; itself only when a path leads back. */
export function reachable(graph: Map<string, Iterable<string>>, start: string): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const next of graph.get(node) ?? []) {
      if (!found.has(next)) {
        found.add(next);
        open.push(next);
      }
    }
  }
  return found;
}

/**
 * Returns the folder that a file counts to: an area of the web or of the provider, else the top folder. A
 * file beside the areas counts alone.
 */
export function folderOf(path: string): string {
  const [area] = /^(components\/[^/]+|provider\/(areas|domain|platform)\/[^/]+|provider\/[^/]+|[^/]+)/.exec(path) ?? [];
  return area ?? path;
}

/** Returns the imports between folders; tests and first content do not count. */
export function folderGraph(imports: Map<string, string[]>): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    if (TEST.test(file) || DATA.test(file)) continue;
    const from = folderOf(file);
    const to = graph.get(from) ?? new Set<string>();
    graph.set(from, to);
    for (const target of targets) {
      if (folderOf(target) !== from && !DATA.test(target)) to.add(folderOf(target));
    }
  }
  return graph;
}
