import { type Environment, type Outcome, runVitest } from './runners.ts';
import { startSite } from './site.ts';

/** Starts the built site and runs the security tests that go through it (tests/security/web/). */
export async function runSiteSecurity(env: Environment): Promise<Outcome> {
  const name = 'Security through the web';
  // Each request names its own address, so that all of them do not share one address's limits.
  const site = await startSite({ WEB_TRUSTED_HOPS: '1' });
  try {
    const outcome = await runVitest(name, ['--project=site'], { ...env, SECURITY_SITE: site.url });
    return { ...outcome, again: () => runSiteSecurity(env) };
  } finally {
    await site.stop();
  }
}
