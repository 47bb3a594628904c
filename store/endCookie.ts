import { paths } from '@/lib/paths';

/** One attempt of this page at a time, and one alone for a cookie that outlived its session. */
let attempted = false;

/**
 * Asks the server to end the cookie's session. The path as `callbackUrl` keeps the address of the
 * page, which may be one that the server does not take for its own, out of the call.
 * @throws when the server could not be reached or its answer could not be read
 */
export async function endCookie(): Promise<void> {
  attempted = true;
  const { signOut } = await import('next-auth/react');
  await signOut({ redirect: false, callbackUrl: paths.home() });
}

/** Ends a cookie's session that this browser has ended before: once a page, however often it is met. */
export function endLeftoverCookie(): void {
  if (attempted) return;
  endCookie().catch(() => undefined);
}
