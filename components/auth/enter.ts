import { TWO_STEP_DUE } from '@/lib/constants';
import type { CallFailure } from '@/lib/failures';
import type { AppStore } from '@/store/makeStore';
import { takeSignedIn } from '@/store/refreshSession';

/** The failure of a sign-in for which next-auth gives no reason. */
const unknown: CallFailure = { status: 0, body: null };

/** Returns the call failure that server/auth put into next-auth's error. */
function failureOf(error: string): CallFailure {
  try {
    const failure: CallFailure = JSON.parse(error);
    return typeof failure?.status === 'number' ? failure : unknown;
  } catch {
    return unknown;
  }
}

/**
 * Returns next-auth's sign-in once the site answers: without an answer it would leave the page, and lose what is typed.
 * @throws without an answer
 */
export async function loadSignIn() {
  const { getCsrfToken, signIn } = await import('next-auth/react');
  if (!(await getCsrfToken())) throw unknown;
  return signIn;
}

/**
 * Signs in by one of our forms and takes the session into the store; returns false where a right password
 * needs its second step first. `callbackUrl` says the page's language to the server. @throws why it failed
 */
export async function enter(
  store: AppStore,
  form: 'credentials' | 'code' | 'passkey' | 'registration' | 'nonce',
  fields: Record<string, string>,
  callbackUrl: string,
): Promise<boolean> {
  const { accessToken } = store.getState().user;
  const signIn = await loadSignIn();
  const answer = await signIn(form, { ...fields, callbackUrl, redirect: false }).catch(() => null);
  if (!answer) throw unknown;
  if (answer.error === TWO_STEP_DUE) return false;
  if (answer.error) throw failureOf(answer.error);
  await takeSignedIn(store, accessToken);
  return true;
}
