import type { IncomingMessage } from 'node:http';

/**
 * Returns whether the client has the version of an ETag already. It may name several, and a proxy that compresses makes
 * each a weak one (RFC 9110, 13.1.2).
 */
export function isKnown({ headers }: Pick<IncomingMessage, 'headers'>, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = (headers['if-none-match'] ?? '').split(',').map(opaque);
  return known.includes('*') || known.includes(opaque(etag));
}
