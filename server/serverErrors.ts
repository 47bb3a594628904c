import { RateLimiterMemory } from 'rate-limiter-flexible';
import { log } from '../lib/log.ts';
import { withoutQuery } from '../lib/paths.ts';
import { reportToTeam } from './errorChannel.ts';

const MESSAGE_MAX = 1000;
/** While a dependency is down every page fails: the channel gets this many reports a minute, the log all. */
const limiter = new RateLimiterMemory({ points: 10, duration: 60 });

/** Describes an error with the one that caused it, without stacks. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = `${error.name}: ${error.message}`;
  return error.cause instanceof Error ? `${said} (${describe(error.cause)})` : said;
}

/**
 * Reports an error of the web's own server to the operators, as a browser's errors are reported. The
 * query stays out, since it may contain a search.
 */
export async function reportServerError(
  error: unknown,
  { method, path }: { method: string; path: string },
): Promise<void> {
  const message = `${describe(error)} (${method} ${withoutQuery(path)})`.slice(0, MESSAGE_MAX);
  const isWithinLimit = await limiter.consume('server').then(
    () => true,
    () => false,
  );
  if (isWithinLimit) await reportToTeam(message);
  else log.error({ message }, 'Error report, beyond the limit of the channel');
}
