import { readSources, type Source, TEST } from '../lib/sources.ts';

/** Code that reads whether a member is a manager, and so decides a permission. */
const DECISION = /\.isManager\b/;
const POLICY = /\/policy\.ts$/;

/** Finds permissions that are decided outside of a policy.ts of the provider; a line for each place. */
export const decisionsElsewhere = (sources: Source[]): string[] =>
  sources
    .filter(({ path }) => path.startsWith('provider/') && /\.ts$/.test(path))
    .filter(({ path }) => !POLICY.test(path) && !TEST.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          DECISION.test(line)
            ? [`${path}:${index + 1} decides by isManager: ask a function of its area's policy.ts`]
            : [],
        ),
    );

/** Checks that policies alone decide permissions. */
export const checkPermissions = (root: string): string[] => decisionsElsewhere(readSources(root));
