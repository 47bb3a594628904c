/** Encoded characters that need no encoding (RFC 3986, 2.3): letters, digits and `-._~`. */
const NEEDLESS = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;
/** The prefix of the language that needs none. Before another prefix it makes no address. */
const KOREAN = /^\/ko(?=$|\/(?!(?:ko|en)(?:\/|$)))/;

/**
 * Returns the plain spelling of a path of the site: without needless encoding, dots, doubled slashes, a slash at the
 * end, and the prefix of Korean. It never leads to another site. A path whose encoding is broken is returned as it is.
 */
export function plainPath(path: string): string {
  if (/%(?![\da-f]{2})/i.test(path)) return path;
  // To a URL both slashes are the same; only behind \ does Node resolve the dots that follow a name with one, /.a/..
  const { pathname } = new URL(`http://site${path.replaceAll('/', '\\')}`);
  const resolved = pathname.replace(NEEDLESS, (it) => decodeURIComponent(it));
  const short = resolved.replace(/\/{2,}/g, '/').replace(/^(.+)\/$/, '$1');
  return short.replace(KOREAN, '') || '/';
}
