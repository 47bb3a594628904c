import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { runIn } from '../traces/span.ts';
import type { Traces } from '../traces/traces.ts';

/**
 * Shows each call in a trace by its route's pattern, as the metrics do. It goes on with the web's trace: only the web
 * reaches the provider, and takes none from outside.
 */
export const traceCalls =
  ({ begin }: Traces): MiddlewareHandler =>
  async (c, next) => {
    const { method } = c.req;
    const work = { name: method, kind: 'server', attributes: { 'http.request.method': method } } as const;
    const span = begin(work, c.req.header('traceparent'));
    await runIn(span, next);
    const { status } = c.res;
    const route = routePath(c, -1);
    span.rename(`${method} ${route}`);
    span.set({ 'http.route': route, 'http.response.status_code': status });
    span.end(status >= 500 ? String(status) : undefined);
  };
