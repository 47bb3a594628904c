import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const FOLDERS = ['pages', 'routes', 'components', 'hooks', 'store', 'server', 'lib', 'api'];
const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** Every source file of the web, by its path. */
const sources = new Map(
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
      .map((name) => join(folder, name))
      .map((path) => [path, readFileSync(path, 'utf8')] as const),
  ),
);

function fileOf(from: string, name: string): string | undefined {
  const path = name.startsWith('@/') ? name.slice(2) : normalize(join(dirname(from), name));
  const plain = path.replace(/\.tsx?$/, '');
  return ENDINGS.map((ending) => plain + ending).find((file) => sources.has(file));
}

/** Who imports a file, at once or when needed. */
const importers = new Map<string, Set<string>>();
for (const [path, text] of sources) {
  for (const [, name = ''] of text.matchAll(IMPORT)) {
    const file = /^[@.]/.test(name) ? fileOf(path, name) : undefined;
    if (file) importers.set(file, (importers.get(file) ?? new Set()).add(path));
  }
}

const isPage = (path: string) => path.startsWith('pages/') && !/\/_|\/api\//.test(path);

/** A page's address as its file says it. */
const addressOf = (page: string) =>
  page
    .replace(/^pages/, '')
    .replace(/\.tsx?$/, '')
    .replace(/\/index$/, '') || '/';

/** Whether a file makes an endpoint's call: by its hook, or by its name among the endpoints. */
function makes(text: string, endpoint: string): boolean {
  const hook = `use(Lazy)?${endpoint[0]?.toUpperCase()}${endpoint.slice(1)}(Query|Mutation)\\b`;
  return new RegExp(
    `\\b${hook}|endpoints\\.${endpoint}\\b|\\b${endpoint}\\b[^;]*\\}\\s*=\\s*\\w+\\.endpoints`,
  ).test(text);
}

/** The addresses of the pages whose code makes an endpoint's call. */
function screensOf(endpoint: string): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const open = [...sources]
    .filter(([path, text]) => !path.startsWith('api/') && makes(text, endpoint))
    .map(([path]) => path);
  // What is in the frame of every page is said once.
  while (open.length > 0) {
    const path = open.pop() as string;
    if (seen.has(path)) continue;
    seen.add(path);
    if (path === 'pages/_app.tsx' || path === 'components/layout/Layout.tsx') found.add('*');
    else if (isPage(path)) found.add(addressOf(path));
    else open.push(...(importers.get(path) ?? []));
  }
  return found.has('*') ? ['every page'] : [...found].sort();
}

/** Where a call is made from; next-auth's own routes and the server make some rather than a page. */
export function screenOf({ client }: { client?: string }): string[] {
  if (!client) return ['the web’s server'];
  return client === 'session' ? ['/auth/signin, /auth/signup (next-auth)'] : screensOf(client);
}
