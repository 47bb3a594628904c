import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Serves /healthz (the process lives) and /readyz (503 once the web is to stop) before Next sees them;
 * returns whether it did. The provider's state is not checked: without it the web still serves its pages.
 */
export function answerHealth({ url }: IncomingMessage, response: ServerResponse, isDraining: boolean): boolean {
  const path = url?.replace(/\/?(\?.*)?$/, '');
  if (path !== '/healthz' && path !== '/readyz') return false;
  const isAway = path === '/readyz' && isDraining;
  response.writeHead(isAway ? 503 : 200, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify({ status: isAway ? 'away' : path === '/readyz' ? 'ready' : 'ok' }));
  return true;
}
