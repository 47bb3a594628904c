import { countTerms, type StopList } from '../checks/stopList.ts';
import { CODE, cyclesOf, DATA, folderGraph, importsOf, reachable, type Source, TEST } from './sources.ts';

/** A figure of the house, and the details behind it. */
export interface Figure {
  name: string;
  value: number;
  details?: string[];
}

const linesOf = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
const isProduct = ({ path }: Source) => CODE.test(path) && !TEST.test(path) && !DATA.test(path);

/** Computes every figure of a tree, in the order in which they are printed. */
export function figuresOf(sources: Source[], stopList: StopList): Figure[] {
  const imports = importsOf(sources);
  const product = sources.filter(isProduct);
  return [
    ...sizes(sources, product),
    ...folders(imports),
    copies(product),
    ...journeys(sources, imports),
    listPage(sources),
    matches(
      'uses of “as never”',
      product.filter(({ path }) => !path.startsWith('scripts/')),
      /\bas never\b/g,
    ),
    stopTerms(sources, stopList),
  ];
}

/** Returns the part of the repository that a file's lines count to. */
function partOf({ path }: Source): string {
  if (path === 'package-lock.json') return 'lock file';
  if (DATA.test(path)) return 'first content and migrations';
  if (TEST.test(path)) return 'tests';
  return path.includes('/') ? `${path.split('/')[0]}/` : 'top level';
}

function sizes(sources: Source[], product: Source[]): Figure[] {
  const parts = new Map<string, number>();
  for (const source of sources) {
    const part = partOf(source);
    parts.set(part, (parts.get(part) ?? 0) + linesOf(source.text));
  }
  const byLength = product.map(({ path, text }) => ({ path, lines: linesOf(text) })).sort((a, b) => a.lines - b.lines);
  const longest = byLength.at(-1);
  return [
    { name: 'text files', value: sources.length },
    {
      name: 'lines, lock file included',
      value: [...parts.values()].reduce((sum, lines) => sum + lines, 0),
    },
    ...[...parts].map(([part, lines]) => ({ name: `  ${part}`, value: lines })).sort((a, b) => b.value - a.value),
    { name: 'median lines of a code file', value: byLength[byLength.length >> 1]?.lines ?? 0 },
    {
      name: 'lines of the longest code file',
      value: longest?.lines ?? 0,
      details: [longest?.path ?? ''],
    },
  ];
}

/** The order of the rooms: a folder may use those to its left. */
const ORDERS = [
  ['contract', 'lib', 'api', 'store', 'hooks', 'components', 'pages'],
  ['contract', 'provider/platform', 'provider/domain', 'provider/areas'],
];

/**
 * Counts folders in cycles, and imports against the order. Within a cycle no order is declared; the imports
 * against the best order found are counted.
 */
function folders(imports: Map<string, string[]>): Figure[] {
  const graph = folderGraph(imports);
  const cycles = cyclesOf(graph);
  const declared = [...graph].flatMap(([from, targets]) =>
    [...targets].filter((to) => isUp(from, to)).map((to) => `${from} → ${to}`),
  );
  const inCycles = cycles.flatMap((group) => backArrows(graph, group));
  const up = [...new Set([...declared, ...inCycles])];
  return [
    {
      name: 'folders in cycles',
      value: cycles.flat().length,
      details: cycles.map((group) => group.join(', ')),
    },
    { name: 'arrows up', value: up.length, details: up },
  ];
}

const isUp = (from: string, to: string) =>
  ORDERS.some((order) => {
    const place = (folder: string) => order.findIndex((room) => folder === room || folder.startsWith(`${room}/`));
    return place(from) >= 0 && place(to) > place(from);
  });

/** Returns the imports within a cycle that remain against a greedy order: most used below, least used above. */
function backArrows(graph: Map<string, Set<string>>, group: string[]): string[] {
  const left = new Set(group);
  const order: string[] = [];
  const outside = (node: string) => [...(graph.get(node) ?? [])].filter((to) => left.has(to)).length;
  const inside = (node: string) => [...left].filter((from) => graph.get(from)?.has(node)).length;
  while (left.size > 0) {
    const [lowest = ''] = [...left].sort(
      (a, b) => outside(a) - inside(a) - (outside(b) - inside(b)) || a.localeCompare(b),
    );
    order.push(lowest);
    left.delete(lowest);
  }
  return order.flatMap((from, place) =>
    order.slice(place + 1).flatMap((to) => (graph.get(from)?.has(to) ? [`${from} → ${to}`] : [])),
  );
}

/** How many equal lines in a row make a copy. */
const COPY_LINES = 11;

/** Counts places where more than ten lines of code occur twice; comments, imports and lone brackets do not count. */
function copies(product: Source[]): Figure {
  const windows = new Map<string, { path: string; line: number }>();
  const details: string[] = [];
  for (const { path, text } of product) {
    const lines = text
      .split('\n')
      .map((line, index) => ({ code: line.trim(), line: index + 1 }))
      .filter(({ code }) => /[A-Za-z]/.test(code) && !/^(\/\/|\/?\*|import\b|\} from )/.test(code));
    let end = 0;
    for (let at = 0; at + COPY_LINES <= lines.length; at += 1) {
      const window = lines.slice(at, at + COPY_LINES);
      const key = window.map(({ code }) => code).join('\n');
      const line = window[0]?.line ?? 0;
      const first = windows.get(key);
      if (!first) windows.set(key, { path, line });
      else if (at >= end) {
        details.push(`${path}:${line} = ${first.path}:${first.line}`);
        end = at + COPY_LINES;
      }
    }
  }
  return { name: 'copies longer than ten lines', value: details.length, details };
}

/** A click, by patterns that hold before and after a change of the structure. */
interface Journey {
  name: string;
  /** The path of the component that is clicked. */
  click: RegExp;
  /** The text of the file that names the call's address on the web. */
  call: RegExp;
  /** The text of the provider's file that declares the route. */
  route: RegExp;
  /** The text of a provider's file that writes the row. */
  write: RegExp;
}
const JOURNEYS: Journey[] = [
  {
    name: "a topic's like",
    click: /^components\/topics\/(Topic)?LikeButton\.tsx$/,
    call: /topics\/\$\{\w+\}\/like\//,
    route: /'\/topics\/\{id\}\/like\/'/,
    write: /insert\(topicLikes\)|\b(table|likes): topicLikes\b/,
  },
  {
    name: 'a check-in',
    click: /^components\/challenges\/Check(In)?Form\.tsx$/,
    call: /entrants\/\$\{\w+\}\/check\//,
    route: /'\/challenges\/\{id\}\/entrants\/\{eid\}\/check\/'/,
    write: /insert\(challenge(Checks|CheckIns)\)/,
  },
];
/** The folders of a click's own code: its area, the hooks, the client of the API. */
const ON_THE_WAY = /^(hooks|api|store|server)\//;

/**
 * Counts the files from click to row. On the web: those that the clicked component can load of its own area,
 * of `hooks/`, `store/` and `api/`; `ui/`, `lib/` and `contract/` do not count. In the provider: those on any
 * path of imports from the route to the write.
 */
function journeys(sources: Source[], imports: Map<string, string[]>): Figure[] {
  const product = sources.filter(isProduct);
  return JOURNEYS.map(({ name, click, call, route, write }) => {
    const clicked = product.find(({ path }) => click.test(path))?.path ?? '';
    const area = clicked.replace(/[^/]+$/, '');
    const web = [
      clicked,
      ...reachable(
        within(imports, (path) => CODE.test(path) && (path.startsWith(area) || ON_THE_WAY.test(path))),
        clicked,
      ),
    ].sort();
    const provider = within(imports, (path) => path.startsWith('provider/'));
    const inProvider = product.filter(({ path }) => path.startsWith('provider/'));
    const routes = inProvider.filter(({ text }) => route.test(text)).map(({ path }) => path);
    const writes = new Set(inProvider.filter(({ text }) => write.test(text)).map(({ path }) => path));
    const crossed = routes.flatMap((start) =>
      [start, ...reachable(provider, start)].filter(
        (path) => writes.has(path) || [...reachable(provider, path)].some((to) => writes.has(to)),
      ),
    );
    const missing = [
      ...(clicked ? [] : ['no component is clicked']),
      ...(sources.some(({ path, text }) => web.includes(path) && call.test(text))
        ? []
        : ['no file on the web names the call']),
      ...(crossed.length > 0 ? [] : ['no route or no write is found']),
    ].map((what) => `${what}: mend JOURNEYS`);
    const files = [...web.filter(Boolean), ...new Set(crossed)];
    return {
      name: `files that ${name} crosses from click to row`,
      value: files.length,
      details: [...missing, ...files],
    };
  });
}

function within(imports: Map<string, string[]>, isIn: (path: string) => boolean) {
  return new Map([...imports].filter(([path]) => isIn(path)).map(([path, targets]) => [path, targets.filter(isIn)]));
}

/** An area whose list has no additional feature. */
const SAMPLE = 'courses';
const LIST_FILES = [
  new RegExp(`^pages/${SAMPLE}/(index|search|pages/.*|\\[\\w+\\]/.*)\\.tsx$`),
  new RegExp(`^components/${SAMPLE}/(\\w*[vV]iew|load\\w*|query|list\\w*)\\.tsx?$`),
];
const TABLES = /^(next\.config\.\w+|(lib|store|server|routes)\/(?!i18n).*\.ts)$/;

/** Counts the files that a list page consists of or is named in, for one existing list. */
function listPage(sources: Source[]): Figure {
  const named = new RegExp(`['"\`/]${SAMPLE}\\b`);
  const files = sources
    .filter(({ path }) => !TEST.test(path))
    .filter(({ path, text }) => LIST_FILES.some((list) => list.test(path)) || (TABLES.test(path) && named.test(text)))
    .map(({ path }) => path);
  return { name: 'files that adding a list page touches', value: files.length, details: files };
}

function matches(name: string, sources: Source[], pattern: RegExp): Figure {
  const details = sources
    .map(({ path, text }) => ({ path, count: text.match(pattern)?.length ?? 0 }))
    .filter(({ count }) => count > 0);
  return {
    name,
    value: details.reduce((sum, { count }) => sum + count, 0),
    details: details.map(({ path, count }) => `${path}: ${count}`),
  };
}

function stopTerms(sources: Source[], stopList: StopList): Figure {
  const counts = [...countTerms(sources, stopList)].sort(([, a], [, b]) => b - a);
  return {
    name: 'uses of words of the stop list',
    value: counts.reduce((sum, [, count]) => sum + count, 0),
    details: counts.map(([term, count]) => `${term}: ${count}`),
  };
}
