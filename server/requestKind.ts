import type { IncomingMessage } from 'node:http';

/** Returns what a request is for. */
export function kindOf({ url = '/' }: IncomingMessage): 'call' | 'file' | 'page' {
  if (url.startsWith('/api/')) return 'call';
  return /^\/_next\/static\/|\.\w+(\?|$)/.test(url) ? 'file' : 'page';
}
