import { BROWSER_TIMEOUT_MS } from '@/lib/callLimits';
import { env } from '@/lib/env';
import { publicEnv } from '@/lib/env.public';

/** Returns until when a page's calls may take, in ms of `performance.now()`, counted from now on. */
export const newDeadline = () => performance.now() + (publicEnv.development ? BROWSER_TIMEOUT_MS : env().PAGE_CALLS_MS);

const deadlines = new WeakMap<object, number>();

/** Returns the deadline of a request's calls: one for the session and everything that the page shows. */
export function deadlineOf(request: object): number {
  const deadline = deadlines.get(request) ?? newDeadline();
  deadlines.set(request, deadline);
  return deadline;
}
