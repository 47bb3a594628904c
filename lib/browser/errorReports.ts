import { isExempt } from '../exemptError.ts';
import { withoutQuery } from '../paths.ts';
import { loadSentry } from './loadSentry.ts';

const reported = new WeakSet<Error>();

/**
 * Reports an error once, to Sentry when it is configured and to the team's channel. `path` is the page's
 * address; its query stays here, since it may contain a search. Never throws.
 */
export async function reportError(error: Error, path: string): Promise<void> {
  if (reported.has(error) || isExempt(error, path)) return;
  reported.add(error);
  const message = `${error.name}: ${error.message} (${withoutQuery(path)})`.slice(0, 1000);
  await Promise.allSettled([
    loadSentry?.().then(({ captureException }) => captureException(error)),
    fetch('/api/sendToSlack', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message }),
      keepalive: true,
    }),
  ]);
}
