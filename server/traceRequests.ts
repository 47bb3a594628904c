import { runIn } from '../provider/platform/traces/span.ts';
import type { Traces } from '../provider/platform/traces/traces.ts';
import type { Handler } from './pageCache.ts';
import { kindOf } from './requestKind.ts';

/**
 * Begins a trace with each call of a browser and each page, which ends as the last byte has been taken or the
 * connection was cut. A trace or an id from outside is not gone on with: samplers decide by both, so that anybody
 * could have everything recorded.
 */
export const traceRequests =
  ({ begin }: Pick<Traces, 'begin'>, answer: Handler): Handler =>
  async (req, res) => {
    const kind = kindOf(req);
    if (kind === 'file') return answer(req, res);
    const { method = '' } = req;
    const attributes = { 'http.request.method': method };
    const span = begin({ name: `${method} ${kind}`, kind: 'server', attributes });
    res.once('close', () => {
      const { statusCode: status, writableFinished: isWhole } = res;
      span.set({ 'http.response.status_code': status });
      const failure = status >= 500 ? String(status) : undefined;
      span.end(isWhole ? failure : 'cut');
    });
    await runIn(span, () => answer(req, res));
  };
