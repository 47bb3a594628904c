import {
  cyclesOf,
  folderGraph,
  folderOf,
  importsOf,
  readSources,
  type Source,
} from '../lib/sources.ts';

/** Finds folders of the web that import each other in a cycle; a line for each import within one. */
export function folderCycles(sources: Source[]): string[] {
  const web = sources.filter(({ path }) => !path.startsWith('provider/'));
  const imports = importsOf(web);
  return cyclesOf(folderGraph(imports)).flatMap((group) =>
    [...imports].flatMap(([from, targets]) =>
      targets
        .filter((to) => folderOf(to) !== folderOf(from))
        .filter((to) => [from, to].every((path) => group.includes(folderOf(path))))
        .map(
          (to) => `${from} imports ${to}: the folders need each other; move one of the two parts`,
        ),
    ),
  );
}

/** Checks that the folders of the web import each other in one direction; the provider has rules of its own. */
export const checkFolderCycles = (root: string): string[] => folderCycles(readSources(root));
