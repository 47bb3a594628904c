// Loaded before dependency-cruiser, which reads TypeScript through the compiler's API: version 7 has none, so
// this program uses version 5, which is installed beside this file.
import Module, { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const found = new Map(['typescript', 'typescript/package.json'].map((name) => [name, require.resolve(name)]));

const resolve = Module._resolveFilename;
Module._resolveFilename = (name, ...rest) => found.get(name) ?? resolve(name, ...rest);

const compiler = JSON.stringify(pathToFileURL(found.get('typescript')).href);
const hook = `export const resolve = (name, context, next) =>
  name === 'typescript' ? { url: ${compiler}, shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
