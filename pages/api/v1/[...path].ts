import { randomUUID } from 'node:crypto';
import { Agent as AgentHttp, request as requestHttp } from 'node:http';
import { Agent as AgentHttps, request as requestHttps } from 'node:https';
import type { NextApiRequest, NextApiResponse } from 'next';
import { clientAddress } from '@/lib/clientAddress';
import { apiUrl } from '@/lib/env';
import { scenarioHeader } from '@/lib/env.scenario';
import { changedBy, renewPages, renewReinstated } from '@/lib/renewal';

export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

/** Headers that belong to one connection and are not passed on (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** What the provider has no use for: the session cookie is the web's own. */
const NOT_PASSED = [...HOP_BY_HOP, 'host', 'cookie', 'x-forwarded-for'];

/**
 * Connections of the proxy's own: one that a page's call left in the shared agent still carries that
 * call's time limit, and would cut a stream of events after five quiet seconds.
 */
const http = { send: requestHttp, agent: new AgentHttp({ keepAlive: true }) };
const https = { send: requestHttps, agent: new AgentHttps({ keepAlive: true }) };

/**
 * The browser's one way to the provider, on the site's own origin: streams the call both ways with
 * its slash, its client's address and its request id, and answers 503 in JSON when nobody is there.
 * A write's answer names the pages it changed; they are renewed here, once it has been passed on, and
 * before that where it brought one back.
 */
export default function proxy(req: NextApiRequest, res: NextApiResponse): Promise<void> {
  const requestId = String(req.headers['x-request-id'] ?? randomUUID());
  const target = new URL(apiUrl() + (req.url ?? '').slice('/api/v1'.length));
  if (!target.href.startsWith(`${apiUrl()}/`)) {
    res.status(404).json({ code: 'not_found' });
    return Promise.resolve();
  }
  const headers = Object.fromEntries(
    Object.entries(req.headers).filter(([name]) => !NOT_PASSED.includes(name)),
  );
  const { send, agent } = target.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    const call = send(target, {
      agent,
      method: req.method,
      headers: {
        ...headers,
        ...scenarioHeader(req.cookies),
        'x-request-id': requestId,
        'x-forwarded-for': clientAddress(req),
      },
    });
    call.on('response', (answer) => {
      for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined && !HOP_BY_HOP.includes(name)) res.setHeader(name, value);
      }
      const { statusCode = 502 } = answer;
      const changed = changedBy(statusCode < 300 ? String(answer.headers.link ?? '') : '');
      answer.on('error', () => res.destroy());
      res.on('close', () => {
        renewPages(res, changed);
        resolve();
      });
      void renewReinstated(res, changed).then(() => {
        res.writeHead(statusCode);
        answer.pipe(res);
      });
    });
    call.on('error', () => {
      if (res.headersSent) res.destroy();
      else {
        res.setHeader('X-Request-Id', requestId);
        res.setHeader('Retry-After', '5');
        res.status(503).json({ code: 'unavailable' });
      }
      resolve();
    });
    // The reader has gone: the provider need not finish its answer.
    res.on('close', () => {
      if (!res.writableFinished) call.destroy();
    });
    req.pipe(call);
  });
}
