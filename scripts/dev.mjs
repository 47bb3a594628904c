// `npm run dev`: compiles the programs of development and runs the first, without a TypeScript loader: it
// would stay in memory. Plain JavaScript itself: it runs before anything is compiled.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync, stop } from 'esbuild';
import { developmentBuild, OUTPUT } from './lib/developmentBuild.mjs';

buildSync(developmentBuild({ dev: 'scripts/dev.ts', devWeb: 'scripts/devWeb.ts' }));
await stop();
await import(pathToFileURL(resolve(OUTPUT, 'dev.js')).href);
