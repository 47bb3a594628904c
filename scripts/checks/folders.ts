import { cyclesOf, folderGraph, folderOf, importsOf, readSources, type Source } from '../lib/sources.ts';

/** Finds folders that import each other in a cycle; a line for each import within one. */
export function folderCycles(sources: Source[]): string[] {
  const imports = importsOf(sources);
  return cyclesOf(folderGraph(imports)).flatMap((group) =>
    [...imports].flatMap(([from, targets]) =>
      targets
        .filter((to) => folderOf(to) !== folderOf(from))
        .filter((to) => [from, to].every((path) => group.includes(folderOf(path))))
        .map((to) => `${from} imports ${to}: the folders need each other; move one of the two parts`),
    ),
  );
}

/** Checks that the folders import each other in one direction, in the web and in the provider. */
export const checkFolderCycles = (root: string): string[] => folderCycles(readSources(root));
