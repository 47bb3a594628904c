import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { buildSync, stop } from 'esbuild';
import { ROOT } from '../../server/root.ts';
import { developmentBuild } from './developmentBuild.mjs';

/** Time after a change in which further ones belong to it, in ms: an editor saves several files at once. */
const SETTLE_MS = 50;

/**
 * Compiles programs for development, again whenever one of their source files changes. The compiler ends after
 * each run: in its own mode of watching it would keep 70 MB.
 * @param entryPoints each program's source by its name
 * @param onCompiled called after each run without an error; errors are printed
 */
export function compileAndWatch(entryPoints: Record<string, string>, onCompiled: () => void) {
  const sources = new Set<string>();
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  function compile() {
    const inputs = runCompiler(entryPoints);
    // The entry points are watched even if the first run fails.
    for (const input of inputs ?? Object.values(entryPoints)) watchSource(resolve(ROOT, input));
    if (inputs) onCompiled();
  }

  /** Watches a file by its folder: an editor may replace the file by another. */
  function watchSource(path: string) {
    sources.add(path);
    const folder = dirname(path);
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_, name) => {
      if (!name || !sources.has(resolve(folder, basename(name)))) return;
      clearTimeout(timer);
      timer = setTimeout(compile, SETTLE_MS);
    });
    watchers.set(folder, watcher);
  }

  compile();
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

/** Returns the source files, from the repository's root, or undefined after an error, which is printed. */
function runCompiler(entryPoints: Record<string, string>): string[] | undefined {
  try {
    const { metafile } = buildSync({ ...developmentBuild(entryPoints), metafile: true });
    return Object.keys(metafile?.inputs ?? {});
  } catch {
    // esbuild has printed the errors with their lines.
    return undefined;
  } finally {
    void stop();
  }
}
