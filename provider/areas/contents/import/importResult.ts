import type { Services } from '../../../platform/http/context.ts';
import type { ContentReferences } from './references.ts';
import { type Fetch, ImportError } from './sources.ts';

/** The result of an import for one kind. */
export interface ImportResult {
  added: number;
  changed: number;
  same: number;
}

/** The result of an import for each requested kind, and the items that it could not use. */
export interface ImportReport {
  videos?: ImportResult;
  photos?: ImportResult;
  problems: string[];
}

/** The state of one run of an import; unusable items are put into `problems`. */
export interface Run {
  services: Services;
  dryRun: boolean;
  fetch: Fetch;
  references: ContentReferences;
  problems: string[];
}

/**
 * Returns the result of `keep`; when it fails for a reason of the source's, that reason is a problem.
 */
export async function resultOrProblem<T>(problems: string[], store: () => Promise<T>): Promise<T | null> {
  try {
    return await store();
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    problems.push(error.message);
    return null;
  }
}
