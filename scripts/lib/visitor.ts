import { DEMO_PASSWORD } from '../../contract/constants/demo.ts';

/** The demo member of every embedded site. */
const DEMO = { username: 'demo', password: DEMO_PASSWORD };

/** Signs the demo member in at a site and returns the cookie of the session. @throws when it is rejected */
export async function signInDemo(url: string): Promise<string> {
  const csrf = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const cookies = new Map<string, string>();
  const save = (answer: Response) => {
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair);
    }
  };
  save(csrf);
  const answer = await fetch(`${url}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: [...cookies.values()].join('; '), Origin: url },
    body: new URLSearchParams({ ...DEMO, csrfToken, json: 'true', callbackUrl: '/' }),
  });
  save(answer);
  const cookie = [...cookies.values()].join('; ');
  if (!/session-token=/.test(cookie)) throw new Error(`Sign-in answered ${answer.status}`);
  return cookie;
}
