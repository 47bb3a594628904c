/** The names under which a browser reaches its own machine. */
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Reports whether two addresses belong to the same site: their origins are equal, or both are names
 * of this machine with one protocol and port.
 */
export function isSameSite(one: URL, other: URL): boolean {
  if (one.origin === other.origin) return true;
  return (
    one.protocol === other.protocol &&
    one.port === other.port &&
    LOCAL_NAMES.includes(one.hostname) &&
    LOCAL_NAMES.includes(other.hostname)
  );
}

/**
 * Returns the origin that a browser sees for a request: the one of its `Host` when that is another
 * name of this machine for the same site, otherwise the site's public origin. A `Host` that names
 * any other machine is never trusted.
 */
export function requestOrigin(host: string | undefined, site: string): string {
  const own = new URL(site);
  const asked = `${own.protocol}//${host}`;
  if (!host || !URL.canParse(asked)) return own.origin;
  const { origin } = new URL(asked);
  return isSameSite(new URL(origin), own) ? origin : own.origin;
}
