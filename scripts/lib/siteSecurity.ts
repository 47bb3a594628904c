import { bin } from '../../server/root.ts';
import { type Outcome, runVitest } from './runners.ts';
import { startSite } from './site.ts';

/** Starts the built site and runs the security tests that go through it (tests/security/web/). */
export async function runSiteSecurity(env: Record<string, string | undefined>, report: string): Promise<Outcome> {
  const name = 'Security through the web';
  let site: Awaited<ReturnType<typeof startSite>>;
  try {
    // Each request names its own address, so that all of them do not share one address's limits.
    site = await startSite({ WEB_TRUSTED_HOPS: '1' });
  } catch (error) {
    return { name, passed: 0, failed: 1, closing: [`  FAIL ${(error as Error).message}`] };
  }
  try {
    return await runVitest({
      name,
      args: [bin('vitest/vitest.mjs'), 'run', '--project', 'site'],
      env: { ...env, SECURITY_SITE: site.url },
      report,
    });
  } finally {
    await site.stop();
  }
}
