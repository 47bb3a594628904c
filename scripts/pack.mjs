// `node scripts/pack.mjs FOLDER`: copies the provider and its commands into a folder, for their image (Dockerfile): what
// they load, found by following imports, and what they read. Then loads all packages there, and weighs it. Plain
// JavaScript, as what makes the programs is.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import nft from 'next/dist/compiled/@vercel/nft/index.js';

const folder = resolve(process.argv[2] ?? '');
process.chdir(resolve(import.meta.dirname, '..'));

const PROGRAMS = ['provider', 'seed', 'import', 'manager', 'backup', 'restore'].map((name) => `dist/${name}.js`);
/** What they read: the migrations, the first content, their version, and the file by which they find their folder. */
const READ = ['provider/db/migrations', 'seed', 'package.json', 'package-lock.json', 'LICENSE'];
/** The most that it may weigh, in bytes: of the 350 MB of an image, Debian has 75 and Node.js 150. */
const BUDGET = 125e6;

const { fileList } = await nft.nodeFileTrace(PROGRAMS, { processCwd: process.cwd(), mixedModules: true });
const maps = [...fileList].map((file) => `${file}.map`).filter((file) => file.startsWith('dist/') && existsSync(file));
/** Every licence asks to be handed on with the code. */
const packages = new Set([...fileList].flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []));
const licences = [...packages].flatMap((name) =>
  readdirSync(name).flatMap((file) => (/^(licen[cs]e|notice|copying)/i.test(file) ? join(name, file) : [])),
);
for (const file of [...READ, ...fileList, ...maps, ...licences]) cpSync(file, join(folder, file), { recursive: true });

const { metafile } = buildSync({
  ...{ entryPoints: PROGRAMS, bundle: true, packages: 'external', platform: 'node', format: 'esm' },
  ...{ write: false, outdir: 'dist', metafile: true },
});
const imports = Object.values(metafile.inputs).flatMap((it) => it.imports.filter(({ external }) => external));
const names = JSON.stringify([...new Set(imports.map(({ path }) => path))]);
const load = ['--input-type=module', '-e', `for (const name of ${names}) await import(name)`];
execFileSync(process.execPath, load, { cwd: folder, stdio: 'inherit' });

const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
console.log(`The provider in its image: ${(bytes / 1e6).toFixed(1)} MB`);
if (bytes > BUDGET) throw new Error(`That is more than ${BUDGET / 1e6} MB`);
