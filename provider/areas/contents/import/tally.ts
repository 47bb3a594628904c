import type { Services } from '../../../platform/http/context.ts';
import type { Leads } from './leads.ts';
import { type Fetch, ImportError } from './sources.ts';

/** What an import did to one kind. */
export interface Tally {
  added: number;
  changed: number;
  same: number;
}

/** What one run of an import works with; what it cannot use is put into `problems`. */
export interface Run {
  services: Services;
  dryRun: boolean;
  fetch: Fetch;
  leads: Leads;
  problems: string[];
}

/** What `keep` gives; when it fails for a reason of the source's, that reason is a problem. */
export async function orProblem<T>(problems: string[], keep: () => Promise<T>): Promise<T | null> {
  try {
    return await keep();
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    problems.push(error.message);
    return null;
  }
}
