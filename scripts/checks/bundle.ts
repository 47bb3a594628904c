import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** How much JavaScript a page may load at first beyond a bare page of the framework, gzipped bytes. */
export const BUDGET = 90_000;
/** How much every other page may load: a library of which a page should load a part shows here. */
export const LARGEST = 150_000;
/** The size of a bare page, gzipped bytes, as `npm run bench -- size` measures it of this Next. */
export const BARE = { bytes: 110_900, next: '16.4.6' };
/** The pages that a first-time visitor opens. */
export const FIRST_PAGES = /^\/(base|forums|topics|posts)(\/(?!.*(new|edit)$)|$)/;
/** The most that the browser's build manifest may weigh, gzipped bytes: every page loads it. */
export const MANIFEST_BUDGET = 1500;
/** The first line of every script in a page's HTML: V8 compiles all of its functions while it loads the script. */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';
/** Next's own pages, which are not measured. */
const NO_PAGES = new Set(['/_app', '/_error']);

interface BuildManifest {
  pages: Record<string, string[]>;
  lowPriorityFiles: string[];
}

/** First-load JavaScript of a page, gzipped bytes, beyond a bare page's. */
export interface PageWeight {
  page: string;
  extra: number;
}

const readManifest = (distDir: string): BuildManifest =>
  JSON.parse(readFileSync(join(distDir, 'build-manifest.json'), 'utf8'));

/** Measures every page of the build in `distDir`, the largest first. */
export function weighPages(distDir: string): PageWeight[] {
  const manifest = readManifest(distDir);
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(distDir, file))).length;
    sizes.set(file, size);
    return size;
  };
  const weigh = (files: string[]) =>
    [...new Set(files)].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + sizeOf(file), 0);
  const shared = [...(manifest.pages['/_app'] ?? []), ...manifest.lowPriorityFiles];
  return Object.entries(manifest.pages)
    .filter(([page]) => !NO_PAGES.has(page))
    .map(([page, files]) => ({ page, extra: weigh([...shared, ...files]) - BARE.bytes }))
    .sort((a, b) => b.extra - a.extra);
}

/** Lists the scripts of pages whose functions V8 would compile only at their first call. */
export function findLateCompiled(distDir: string): string[] {
  const files = new Set(Object.values(readManifest(distDir).pages).flat());
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .filter((file) => !readFileSync(join(distDir, file), 'utf8').startsWith(`${COMPILE_AHEAD}\n`))
    .map((file) => `${file} does not begin with ${COMPILE_AHEAD}: mend compileAhead of next.config.js`);
}

/** Measures the browser's build manifest, in gzipped bytes. */
export function weighManifest(distDir: string): number {
  const [manifest] = filesIn(join(distDir, 'static')).filter((file) => file.endsWith('/_buildManifest.js'));
  if (!manifest) throw new Error(`${distDir}/static has no build manifest`);
  return gzipSync(readFileSync(manifest)).length;
}

/**
 * Texts that only the mocked site has; each must occur in its sources, or this check no longer works.
 */
const MOCK_MARKERS = {
  'like-refused': 'mocks',
  'gyeol-mock': 'mocks',
  'UI kit': 'components/dev',
  '/api/v1/scenario/': 'components/dev',
  '@electric-sql/pglite': 'provider',
};

/** Lists the parts of the mocked site that got into the build. */
export function findMocks(root: string, distDir: string): string[] {
  const output = Object.entries(MOCK_MARKERS);
  const blind = output.filter(
    ([marker, folder]) => !textFiles(join(root, folder)).some((text) => text.includes(marker)),
  );
  const built = ['static', 'server']
    .flatMap((folder) => filesIn(join(distDir, folder)))
    .filter((file) => /\.m?js$/.test(file));
  return [
    ...blind.map(([marker, folder]) => `${folder}/ has no «${marker}» any more: mend MOCK_MARKERS`),
    ...built.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return output.flatMap(([marker]) => (text.includes(marker) ? [`${file} has «${marker}»`] : []));
    }),
  ];
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

const textFiles = (folder: string) =>
  filesIn(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
