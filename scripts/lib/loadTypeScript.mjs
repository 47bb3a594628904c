import { resolve } from 'node:path';
import { buildSync, stop } from 'esbuild';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Loads TypeScript modules, each with all that it imports, into a program that has no loader of TypeScript:
 * one would stay in its memory. For development and builds.
 * @param {string[]} paths from the repository's root
 * @returns {Promise<Record<string, any>[]>} each module's exports, in the order of `paths`
 */
export async function loadTypeScript(paths) {
  const { outputFiles } = buildSync({
    stdin: {
      contents: paths.map((path, index) => `export * as module${index} from './${path}';`).join('\n'),
      resolveDir: ROOT,
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'warning',
  });
  await stop();
  const source = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
  const modules = await import(/* turbopackIgnore: true */ `data:text/javascript;base64,${source}`);
  return paths.map((_, index) => modules[`module${index}`]);
}
