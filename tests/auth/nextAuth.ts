import { http } from 'msw';
import { TWO_STEP_DUE } from '@/lib/constants';
import { call, server, setSession } from '../api';

const calls: Record<string, string> = {
  credentials: 'auth/login/',
  code: 'auth/login/code/',
  passkey: 'auth/login/passkey/',
  registration: 'auth/registration/',
  nonce: 'users/authenticate/',
};

const bodies: Record<string, (fields: Record<string, string>) => object> = {
  credentials: ({ username, password }) => ({ username, password }),
  registration: ({ username, email, password, nickname, terms, age, marketing }) => ({
    username,
    email,
    password,
    nickname,
    agreements: { terms: terms === 'true', age: age === 'true', marketing: marketing === 'true' },
  }),
  nonce: ({ nonce }) => ({ nonce }),
  passkey: ({ response = '' }) => ({ response: JSON.parse(response) }),
};

/** The first sign-in of a file starts a provider and hashes a password: slow on a busy machine. */
export const PATIENT = { timeout: 15_000 };

/**
 * Mocks next-auth's routes for its client, over the provider in memory. session.test.ts tests the real route
 * over sockets; here the pages are tested.
 */
export function playNextAuth() {
  /** The challenge that the real route stores in a cookie. */
  let challenge = '';
  server.use(
    http.get('*/api/auth/providers', () =>
      Response.json(Object.fromEntries(Object.keys(calls).map((id) => [id, { id, type: 'credentials' }]))),
    ),
    http.post('*/api/auth/callback/:form', async ({ request, params }) => {
      const form = String(params.form);
      const fields = Object.fromEntries(new URLSearchParams(await request.text()));
      const { status, body } = await call('POST', calls[form] ?? '', {
        body: form === 'code' ? { challenge, otp: fields.otp } : bodies[form]?.(fields),
        headers: { 'Accept-Language': document.documentElement.lang },
      });
      if (body.challenge && status === 200) {
        challenge = body.challenge;
        const url = `http://localhost:3000/api/auth/error?error=${TWO_STEP_DUE}`;
        return Response.json({ url }, { status: 400 });
      }
      if (status === 200) {
        const expires = '2030-01-01T00:00:00.000Z';
        setSession({ user: body.user, accessToken: body.accessToken, expires });
        return Response.json({ url: 'http://localhost:3000/' });
      }
      const error = encodeURIComponent(JSON.stringify({ status, body }));
      const url = `http://localhost:3000/api/auth/error?error=${error}`;
      return Response.json({ url }, { status: 400 });
    }),
  );
}
