import { paths } from '@/lib/paths';

/** One attempt per page at a time, and only one for a cookie that outlived its session. */
let attempted = false;

/**
 * Ends the cookie's session on the server. The path as `callbackUrl` omits the page's origin, which the
 * server may not accept as its own. @throws when the server could not be reached or its answer could not be
 * read
 */
export async function endCookie(): Promise<void> {
  attempted = true;
  const { signOut } = await import('next-auth/react');
  await signOut({ redirect: false, callbackUrl: paths.home() });
}

/** Ends a cookie's session that this browser has ended before: once per page, however often it is found. */
export function endLeftoverCookie(): void {
  if (attempted) return;
  endCookie().catch(() => undefined);
}
