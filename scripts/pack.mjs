// `node scripts/pack.mjs PROGRAM FOLDER`: copies the provider with its commands, or the built web, into a folder, for
// their images (Dockerfile): what they load, found by following imports, and what they read. Then loads all packages
// there, and weighs it. Plain JavaScript, as what makes the programs is.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import nft from 'next/dist/compiled/@vercel/nft/index.js';

const [, , program = '', target = ''] = process.argv;
const folder = resolve(target);
process.chdir(resolve(import.meta.dirname, '..'));

/** Lists the files in a folder of the repository. */
const filesIn = (path) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** What both read: their version, and the file by which they find their folder. */
const READ = ['package.json', 'package-lock.json', 'LICENSE'];
/** By image its programs and what else they read. */
const IMAGES = {
  // The migrations and the first content.
  provider: {
    programs: ['provider', 'seed', 'import', 'manager', 'backup', 'restore'],
    read: ['provider/db/migrations', 'seed'],
  },
  // The pages, what Next loads by its configuration and looks for by name, and the fonts of the pictures
  // (server/shareImage.ts).
  web: {
    programs: ['web'],
    pages: '.next/server',
    read: [
      ...['.next', 'public', 'next.config.js', 'next-i18next.config.js', 'server/storedPages.mjs'],
      ...['webpack', '@babel/runtime/package.json'].map((name) => `node_modules/next/dist/compiled/${name}`),
      ...['Regular', 'Bold'].map((weight) => `node_modules/pretendard/dist/public/static/Pretendard-${weight}.otf`),
    ],
  },
};
if (!target || !Object.hasOwn(IMAGES, program)) throw new Error('Name the provider or the web, and a folder');
const { programs, pages, read } = IMAGES[program];
const entries = programs.map((name) => `dist/${name}.js`);
/** What the packages have for builds and development, and neither program loads. */
const UNUSED = [
  '**/next/dist/{docs,build/webpack,compiled/webpack,compiled/babel}/**',
  '**/next/dist/server/{dev/next-dev-server,lib/router-utils/setup-dev-bundler}.js',
  '**/@next/swc-*/**',
  '**/next/dist/compiled/next-server/*.dev.js',
  '**/*.d.ts',
];
/** What is left out of the folders that are read: what the build keeps for the next one, and Next's compiler. */
const OF_BUILDS = /^\.next\/(cache|diagnostics|types|trace.*)$|\/compiled\/webpack\/bundle5\.js$/;
/** The most that it may weigh, in bytes: of the 350 MB of an image, Debian has 75 and Node.js 150. */
const BUDGET = 125e6;

const { metafile } = buildSync({
  ...{ entryPoints: entries, bundle: true, packages: 'external', platform: 'node', format: 'esm' },
  ...{ write: false, outdir: 'dist', metafile: true },
});
const imports = Object.values(metafile.inputs).flatMap((it) => it.imports.filter(({ external }) => external));
/** Next's bundles of the pages name packages in such calls; following these 27 MB themselves takes minutes. */
const CALL = /\b(?:require|import)\("(?!\.)[^"]+"\)/g;
const calls = pages
  ? filesIn(pages).flatMap((file) => (file.endsWith('.js') ? (readFileSync(file, 'utf8').match(CALL) ?? []) : []))
  : [];
/** A program that loads every package that the others name, but what fails without a browser, as no page does here. */
const LOADER = 'dist/packages.cjs';
const loads = new Set([...imports.map(({ path }) => `import(${JSON.stringify(path)})`), ...calls]);
const list = [...loads].sort().map((load) => `() => ${load}`);
writeFileSync(
  LOADER,
  `(async () => {
  for (const load of [${list.join(', ')}]) {
    try {
      await load();
    } catch (error) {
      if (!(error instanceof ReferenceError)) throw error;
    }
  }
})();
`,
);

const { fileList } = await nft.nodeFileTrace([...entries, LOADER], {
  processCwd: process.cwd(),
  mixedModules: true,
  // Node.js takes exports of the second condition from 20.19 on.
  conditions: ['node', 'module-sync'],
  ignore: UNUSED,
});
const maps = [...fileList].map((file) => `${file}.map`).filter((file) => file.startsWith('dist/') && existsSync(file));
/** Every licence asks to be handed on with the code. */
const packages = new Set(
  [...fileList, ...read].flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []),
);
const licences = [...packages].flatMap((name) =>
  readdirSync(name).flatMap((file) => (/^(licen[cs]e|notice|copying)/i.test(file) ? join(name, file) : [])),
);
for (const file of [...READ, ...read, ...fileList, ...maps, ...licences])
  cpSync(file, join(folder, file), { recursive: true, filter: (path) => !OF_BUILDS.test(path) });

const run = (...args) =>
  execFileSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
run(LOADER);
// As it starts, Next also looks for files by names of its own; it has a handler of rejections, which ends nothing.
const START = `require('next')({ dev: false })
  .prepare()
  .then(() => process.exit(), (error) => { console.error(error); process.exit(1); });`;
if (pages) run('-e', START);

const bytes = filesIn(folder).reduce((sum, file) => sum + statSync(file).size, 0);
console.log(`The ${program} in its image: ${(bytes / 1e6).toFixed(1)} MB`);
if (bytes > BUDGET) throw new Error(`That is more than ${BUDGET / 1e6} MB`);
