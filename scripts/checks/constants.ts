import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of the product's own code; tests, seed content and migrations write values out. */
const FOLDERS = 'api components contract hooks lib mocks pages provider seed server store'.split(' ');
const EXEMPT = /\.test\.tsx?$|(^|\/)testing\.ts$|^provider\/db\/migrations\/|^seed\/content\//;

/** Each constant of the specification, the module that declares it, and the pattern of a second copy. */
const CONSTANTS: { name: string; home: string; copy: RegExp }[] = [
  {
    name: 'DEFAULT_PAGE_SIZE',
    home: 'contract/constants/common.ts',
    copy: /page_?size\w*['"]?\s*[:=,(]+\s*30\b/i,
  },
  {
    name: 'PARTICIPANTS_PAGE_SIZE',
    home: 'contract/constants/common.ts',
    copy: /page_?size\w*['"]?\s*[:=,(]+\s*40\b/i,
  },
  {
    name: 'BEST_VIEW_COUNT',
    home: 'contract/constants/common.ts',
    copy: /view_?count\w*['"]?\s*[:=,>(]+\s*100\b/i,
  },
  {
    name: 'FALLBACK_TIME_ZONE',
    home: 'contract/constants/common.ts',
    copy: /['"`]Asia\/Seoul['"`]/,
  },
  {
    name: 'DEFAULT_ORDERING_TYPE',
    home: 'contract/constants/common.ts',
    copy: /default\('hot'\)|\?\?\s*'hot'|ORDERING_TYPE\w*(: \w+)? = 'hot'/,
  },
  { name: 'TOAST_MS', home: 'lib/constants.ts', copy: /autoClose\W+\d/ },
  { name: 'LOADER_REMOVAL_MS', home: 'lib/constants.ts', copy: /(loader|removal)\w*\W+1_?000\b/i },
  { name: 'SCROLL_TOP_PX', home: 'lib/constants.ts', copy: /(scrollY|scroll_top\w*)\W+300\b/i },
  {
    name: 'PERSIST_TIMEOUT_MS',
    home: 'lib/constants.ts',
    copy: /(timeout: |PERSIST\w* = )5_?000\b/,
  },
  {
    name: 'EFFECT',
    home: 'components/ui/useReveal.ts',
    copy: /interval: -?\d|viewFactor: [\d.]/,
  },
];

const COMMENT = /^\s*(\/\/|\/?\*)/;

/** Finds second copies of the specification's constants in `files`, a line each. */
export function copiesOfConstants(files: { path: string; text: string }[]): string[] {
  const declared = (name: string) => new RegExp(`^(export )?const ${name}\\b`, 'm');
  return CONSTANTS.flatMap(({ name, home, copy }) => {
    const faults = files
      .filter(({ path }) => path !== home)
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line, index) =>
            copy.test(line) && !COMMENT.test(line) ? [`${path}:${index + 1} writes ${name} of ${home} again`] : [],
          ),
      );
    const source = files.find(({ path }) => path === home);
    return source && !declared(name).test(source.text) ? [...faults, `${home} does not declare ${name}`] : faults;
  });
}

/** Lists the sources in `root` that write a constant of the specification a second time. */
export const checkConstants = (root: string): string[] =>
  copiesOfConstants(
    FOLDERS.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
      .filter((path) => /\.tsx?$/.test(path) && !EXEMPT.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
