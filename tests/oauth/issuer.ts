import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

/** The request of an authorization code. */
interface Grant {
  clientId: string;
  redirectUri: string;
  challenge: string;
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/**
 * Starts an OAuth server (RFC 6749 with RFC 7636's S256) whose user agrees at once. A code works once, for
 * its own client, redirect URI and verifier; a token gives what `profile` returns.
 */
export async function startIssuer(profile: () => object) {
  const codes = new Map<string, Grant>();
  const tokens = new Set<string>();
  const app = new Hono();

  app.get('/authorize', (c) => {
    const { client_id = '', redirect_uri = '', state = '', ...query } = c.req.query();
    if (query.response_type !== 'code' || query.code_challenge_method !== 'S256') {
      return c.json({ error: 'invalid_request' }, 400);
    }
    const code = randomUUID();
    codes.set(code, { clientId: client_id, redirectUri: redirect_uri, challenge: query.code_challenge ?? '' });
    return c.redirect(`${redirect_uri}?${new URLSearchParams({ code, state })}`);
  });

  app.post('/token', async (c) => {
    const body = new URLSearchParams(await c.req.text());
    const code = body.get('code') ?? '';
    const grant = codes.get(code);
    codes.delete(code);
    const isGiven =
      grant?.redirectUri === body.get('redirect_uri') &&
      grant.clientId === body.get('client_id') &&
      grant.challenge === challengeOf(body.get('code_verifier') ?? '');
    if (!isGiven) return c.json({ error: 'invalid_grant' }, 400);
    const token = randomUUID();
    tokens.add(token);
    // Kakao sends an id_token to applications with OpenID Connect switched on.
    const granted = { access_token: token, token_type: 'Bearer', expires_in: 3600 };
    return c.json({ ...granted, id_token: 'header.payload.signature' });
  });

  app.get('/userinfo', (c) => {
    const token = c.req.header('Authorization')?.replace(/^Bearer /i, '') ?? '';
    return tokens.has(token) ? c.json(profile()) : c.json({ error: 'invalid_token' }, 401);
  });

  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
