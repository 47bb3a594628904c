import type { IncomingMessage } from 'node:http';
import { env } from '../lib/env.ts';

/**
 * Returns the client's address: the socket's, or the one that the trusted proxies in front of the web
 * named in X-Forwarded-For. An entry by the client itself is never trusted.
 */
export function clientAddress(req: IncomingMessage): string {
  const hops = env().WEB_TRUSTED_HOPS;
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim());
  const named = hops > 0 ? forwarded.at(-hops) : undefined;
  return named || req.socket.remoteAddress || 'unknown';
}
