// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useGetBlockedQuery } from '@/api/blocked';
import { ownTarget, writeDraft } from '@/lib/browser/drafts';
import { rememberEnded } from '@/lib/browser/endedSession';
import { failureToast } from '@/lib/browser/failureToast';
import { dropKey, dropRejectedKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { SESSION_HINT } from '@/lib/constants';
import { parseListState } from '@/lib/listState';
import { endCookie } from '@/store/endCookie';
import { applySession, readSession, refreshSession } from '@/store/refreshSession';
import { sessionChanged } from '@/store/user';
import { createGate } from '../tests/gate';
import { hookStore, remember, signIn, signOut } from '../tests/hookStore';
import { useBlocked } from './useBlocked';
import { useDraftTarget } from './useDraftTarget';
import { useHasDraft } from './useHasDraft';
import { useListState } from './useListState';
import { useMember, useShownMember } from './useMember';
import { useMemberAction, useRequireSignIn } from './useMemberAction';
import { useSessionActions } from './useSession';
import { useSubmit } from './useSubmit';

const push = vi.fn();
vi.mock('next/router', () => ({ useRouter: () => ({ push }), default: {} }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('next-auth/react', () => ({ getCsrfToken: async () => 'csrf' }));
vi.mock('@/api/blocked', () => ({ useGetBlockedQuery: vi.fn(() => ({})) }));
vi.mock('@/lib/browser/notify', () => ({ notify: vi.fn() }));
vi.mock('@/lib/browser/failureToast', () => ({ failureToast: vi.fn() }));
vi.mock('@/lib/browser/endedSession', () => ({ rememberEnded: vi.fn(), endedClaims: () => '' }));
vi.mock('@/lib/browser/keys', () => ({
  newKey: () => 'new key',
  idempotencyKeyFor: (scope: string) => `key of ${scope}`,
  actionOf: (scope: string, body: unknown) => `${scope} ${JSON.stringify(body)}`,
  dropKey: vi.fn(),
  dropRejectedKey: vi.fn(),
}));
vi.mock('@/store/refreshSession', () => ({ applySession: vi.fn(), readSession: vi.fn(), refreshSession: vi.fn() }));
vi.mock('@/store/endCookie', () => ({ endCookie: vi.fn() }));

/** Sets or drops the server's cookie by which the browser may have a session. */
const hint = (mayHaveSession: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `${SESSION_HINT}=1; Path=/; Max-Age=${mayHaveSession ? 60 : 0}`;
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(refreshSession).mockReset();
  vi.mocked(readSession).mockReset();
  vi.mocked(endCookie).mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  hint(false);
});

test('no member is signed in until the session is known; the member of the last visit is drawn until then', () => {
  const { store, wrapper } = hookStore();
  const { result } = renderHook(() => ({ ...useMember(), shown: useShownMember() }), { wrapper });
  const seen = () => [result.current.isLogin, result.current.user?.username, result.current.shown?.username];
  expect(seen()).toEqual([false, undefined, undefined]);
  act(() => remember(store, 'kim'));
  expect(seen()).toEqual([false, undefined, 'kim']);
  act(() => void store.dispatch(sessionChanged({ status: 'unauthenticated', expires: '' })));
  expect(seen()).toEqual([false, undefined, undefined]);
  act(() => signIn(store, 'kim'));
  expect(seen()).toEqual([true, 'kim', 'kim']);
});

test('the members whom one has blocked are asked for once one is signed in, and none without a name is one', () => {
  vi.mocked(useGetBlockedQuery).mockImplementation(((arg: unknown) =>
    arg === undefined ? { data: { results: [{ username: 'lee' }, { username: '' }] } } : {}) as never);
  const { store, wrapper } = hookStore();
  const { result } = renderHook(() => useBlocked(), { wrapper });
  expect(result.current({ username: 'lee' })).toBe(false);
  act(() => signIn(store, 'kim'));
  const authors = [{ username: 'lee' }, { username: 'park' }, { username: '' }, null, undefined];
  expect(authors.map(result.current)).toEqual([true, false, false, false, false]);
});

test('a draft is the visitor’s, then its member’s, and stays theirs when their session ends', () => {
  const { store, wrapper } = hookStore();
  const { result } = renderHook(() => useDraftTarget('form'), { wrapper });
  expect(result.current).toBe('@:form');
  act(() => remember(store, 'kim'));
  expect(result.current).toBe('@kim:form');
  act(() => signOut(store));
  // Only remembered, and perhaps never signed in.
  expect(result.current).toBe('@:form');
  act(() => signIn(store, 'kim'));
  act(() => signOut(store));
  expect(result.current).toBe('@kim:form');
  act(() => signIn(store, 'lee'));
  expect(result.current).toBe('@lee:form');
});

test('a stored draft is found, also the one of who signs in', () => {
  writeDraft(ownTarget('kim', 'form'), 'text');
  const { store, wrapper } = hookStore();
  const { result } = renderHook(() => useHasDraft('form'), { wrapper });
  expect(result.current).toBe(false);
  act(() => signIn(store, 'kim'));
  expect(result.current).toBe(true);
});

test('a list’s addresses keep its state, and a change leads to page 1', () => {
  const state = parseListState({ page: '3', search: 'care' });
  const addressOf = vi.fn((query: object) =>
    Object.entries(query)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
  );
  const { result } = renderHook(() => useListState(state, addressOf));
  expect(result.current.state).toBe(state);
  expect(result.current.address).toBe('search=care&page=3');
  expect(result.current.hrefOf({ page: 2 })).toBe('search=care&page=2');
  expect(result.current.hrefOf({ search: 'sun' })).toBe('search=sun');
  void result.current.change({ search: 'sun' });
  expect(push).toHaveBeenCalledExactlyOnceWith('search=sun');
});

const SIGN_IN = '/auth/signin?callbackUrl=%2Fthere&error=SessionRequired';

test('a visitor is sent to sign in, and comes back', async () => {
  const { result } = renderHook(() => useRequireSignIn('/there'), { wrapper: storeOf(false).wrapper });
  expect(await result.current.requireSignIn()).toBe(false);
  expect(push.mock.calls).toEqual([[SIGN_IN]]);
  expect(refreshSession).not.toHaveBeenCalled();
});

test('a member may go on', async () => {
  const { result } = renderHook(() => useRequireSignIn('/there'), { wrapper: storeOf().wrapper });
  expect(await result.current.requireSignIn()).toBe(true);
  expect(push).not.toHaveBeenCalled();
});

test.each([
  ['token', true, 0],
  ['', false, 1],
] as const)('a session that is not known is waited for: with the token "%s"', async (token, goesOn, pushes) => {
  const { open, opened } = createGate();
  vi.mocked(refreshSession).mockImplementation(() => opened.then(() => token));
  hint(true);
  const { store, wrapper } = hookStore();
  const { result } = renderHook(() => useRequireSignIn('/there'), { wrapper });
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = result.current.requireSignIn();
  });
  expect(result.current.isWaiting).toBe(true);
  await act(async () => {
    open();
    expect(await answer).toBe(goesOn);
  });
  expect(result.current.isWaiting).toBe(false);
  expect(vi.mocked(refreshSession).mock.calls).toEqual([[store]]);
  expect(push).toHaveBeenCalledTimes(pushes);
});

test.each([
  ['token', true, 0],
  ['', false, 1],
] as const)(
  'a session begun in another tab is looked for before a sign-in: with the token "%s"',
  async (token, goesOn, pushes) => {
    vi.mocked(refreshSession).mockResolvedValue(token);
    hint(true);
    const { store, wrapper } = storeOf(false);
    const { result } = renderHook(() => useRequireSignIn('/there'), { wrapper });
    await act(async () => expect(await result.current.requireSignIn()).toBe(goesOn));
    expect(vi.mocked(refreshSession).mock.calls).toEqual([[store]]);
    expect(push).toHaveBeenCalledTimes(pushes);
  },
);

/** The store of a member, or of a visitor. */
function storeOf(signedIn = true) {
  const made = hookStore();
  if (signedIn) signIn(made.store, 'kim');
  else signOut(made.store);
  return made;
}

const once = { detail: 1 } as never;
type Action = Parameters<typeof useMemberAction>[0];
/** A member's action whose call is answered with `answer`, or fails with it. */
function action({
  answer = Promise.resolve({ success: true }),
  signedIn = true,
  ...rest
}: Partial<Action> & { answer?: Promise<unknown>; signedIn?: boolean } = {}) {
  const { wrapper } = storeOf(signedIn);
  const call = vi.fn((_key: string) => (() => ({ unwrap: () => answer })) as never);
  const [onDone, onFailure] = [vi.fn(), vi.fn()];
  const hook = renderHook(
    () => useMemberAction({ path: '/there', call, failed: 'failed', onDone, onFailure, ...rest } as Action),
    { wrapper },
  );
  return { call, onDone, onFailure, ...hook, tap: (event = once) => act(() => hook.result.current.tap(event)) };
}

test('an action is done once, with a key of its own', async () => {
  const { tap, call, onDone, onFailure, result } = action();
  expect(result.current.busy).toBe(false);
  await tap();
  expect(call.mock.calls).toEqual([['new key']]);
  expect(onDone.mock.calls).toEqual([[{ success: true }]]);
  expect(onFailure).not.toHaveBeenCalled();
  expect(dropKey).not.toHaveBeenCalled();
  expect(notify).not.toHaveBeenCalled();
  await tap();
  expect(call).toHaveBeenCalledTimes(2);
});

test('an action with a scope has the scope’s key until it is answered', async () => {
  const { tap, call } = action({ scope: 'like' });
  await tap();
  expect(call.mock.calls).toEqual([['key of like']]);
  expect(vi.mocked(dropKey).mock.calls).toEqual([['like']]);
});

test('the second tap of a double tap, and one while a call is in flight, do nothing', async () => {
  const { open, opened } = createGate();
  const { tap, call, result } = action({ answer: opened.then(() => ({ success: true })) });
  await tap({ detail: 2 } as never);
  expect(call).not.toHaveBeenCalled();
  await act(async () => {
    const first = result.current.tap(once);
    const second = result.current.tap(once);
    open();
    await Promise.all([first, second]);
  });
  expect(call).toHaveBeenCalledOnce();
});

test('a visitor’s tap makes no call', async () => {
  const { tap, call } = action({ signedIn: false });
  await tap();
  expect(call).not.toHaveBeenCalled();
  expect(push).toHaveBeenCalledWith(SIGN_IN);
});

test('nothing is done where there is nothing to do', async () => {
  const { tap, onDone, onFailure } = action({ call: () => null });
  await tap();
  expect([onDone.mock.calls, onFailure.mock.calls]).toEqual([[], []]);
});

test.each([
  [{ success: false, reason: 'why' }, undefined, 'why'],
  [{ success: false }, undefined, 'failed'],
  [{ success: false, reason: 'why' }, () => 'own text', 'own text'],
])('a rejection %j is shown with its reason', async (answer, rejected, text) => {
  const { tap, onDone, onFailure } = action({ answer: Promise.resolve(answer), ...(rejected && { rejected }) });
  await tap();
  expect(vi.mocked(notify).mock.calls).toEqual([['warning', text]]);
  expect([onDone.mock.calls, onFailure.mock.calls]).toEqual([[], []]);
});

test.each([undefined, 'like'])('a failure is shown, and drops a key that was answered (scope %s)', async (scope) => {
  const failure = { status: 500 };
  const { tap, onDone, onFailure, call } = action({ answer: Promise.reject(failure), ...(scope && { scope }) });
  await tap();
  expect(onFailure.mock.calls).toEqual([[failure]]);
  expect(vi.mocked(failureToast).mock.calls).toEqual([[expect.any(Function), failure, 'failed']]);
  expect(vi.mocked(dropRejectedKey).mock.calls).toEqual(scope ? [['like', failure]] : []);
  expect(onDone).not.toHaveBeenCalled();
  await tap();
  expect(call).toHaveBeenCalledTimes(2);
});

test('an action without callbacks is done, and its failure shown', async () => {
  const own = { onDone: undefined, onFailure: undefined } as never;
  await action({ ...(own as object) }).tap();
  await action({ ...(own as object), answer: Promise.reject(new Error('no')) }).tap();
  expect(failureToast).toHaveBeenCalledOnce();
});

type Submission = Parameters<typeof useSubmit>[0];
/** Submits a form whose call is not answered yet. */
async function begin({ current }: { current: ReturnType<typeof useSubmit> }) {
  let sent: Promise<boolean> | undefined;
  await act(async () => {
    sent = current.submit('body');
  });
  return { sent };
}
/** The submission of a form by a member. */
function submission(rest: Partial<Submission> = {}, { signedIn = true } = {}) {
  const { wrapper } = storeOf(signedIn);
  const call = vi.fn(async () => 'answer' as unknown);
  const hook = renderHook((props: Partial<Submission>) => useSubmit({ call, failed: 'failed', ...rest, ...props }), {
    wrapper,
    initialProps: {},
  });
  const submit = (body: unknown = 'body') => act(() => hook.result.current.submit(body));
  return { ...hook, call, submit };
}

test('a form is sent with a key by its scope and body, and its draft dropped before what follows', async () => {
  const order: string[] = [];
  const dropDraft = () => order.push('dropped');
  const onDone = vi.fn(() => order.push('done'));
  const { submit, call } = submission({ scope: 'form', path: '/there', dropDraft: dropDraft as never, onDone });
  expect(await submit()).toBe(true);
  expect(call.mock.calls).toEqual([['body', 'key of form "body"']]);
  expect(vi.mocked(dropKey).mock.calls).toEqual([['form "body"']]);
  expect(onDone.mock.calls).toEqual([['answer', 'body']]);
  expect(order.at(-1)).toBe('done');
  expect(order).toContain('dropped');
  expect(await submit()).toBe(true);
  expect(call).toHaveBeenCalledTimes(2);
});

test('a form without a scope is sent without a key', async () => {
  const { submit, call } = submission();
  expect(await submit()).toBe(true);
  expect(call.mock.calls).toEqual([['body', '']]);
  expect(dropKey).not.toHaveBeenCalled();
});

test.each([
  ['/there', false, 1],
  ['', false, 1],
  [undefined, true, 0],
] as const)('a visitor’s form that returns to %j is sent: %s', async (path, isSent, pushes) => {
  const { submit, call } = submission(path === undefined ? {} : { path }, { signedIn: false });
  expect(await submit()).toBe(isSent);
  expect(call).toHaveBeenCalledTimes(isSent ? 1 : 0);
  expect(push).toHaveBeenCalledTimes(pushes);
  if (path) expect(push).toHaveBeenCalledWith(SIGN_IN);
});

test('a form is submitting until its answer came, and sent once', async () => {
  const { open, opened } = createGate();
  const call = vi.fn(() => opened);
  const { result, rerender } = submission({ call });
  expect(result.current.isSubmitting).toBe(false);
  const before = vi.fn();
  const after = vi.fn();
  rerender({ dropDraft: before });
  const { sent } = await begin(result);
  expect(result.current.isSubmitting).toBe(true);
  expect(await result.current.submit('body')).toBe(false);
  // The draft that it has by then is dropped too.
  rerender({ dropDraft: after });
  await act(async () => {
    open();
    expect(await sent).toBe(true);
  });
  expect(result.current.isSubmitting).toBe(false);
  expect(call).toHaveBeenCalledOnce();
  expect([before.mock.calls.length, after.mock.calls.length]).toEqual([1, 1]);
});

test('a form that waits for the session is submitting', async () => {
  const { open, opened } = createGate();
  vi.mocked(refreshSession).mockImplementation(() => opened.then(() => 'token'));
  hint(true);
  const { wrapper } = hookStore();
  const call = vi.fn(async () => undefined);
  const { result } = renderHook(() => useSubmit({ path: '/there', call, failed: '' }), { wrapper });
  const { sent } = await begin(result);
  expect([result.current.isSubmitting, call.mock.calls.length]).toEqual([true, 0]);
  await act(async () => {
    open();
    await sent;
  });
  expect(call).toHaveBeenCalledOnce();
});

test.each([
  [undefined, undefined, 1],
  ['form', (): boolean => false, 1],
  ['form', (): boolean => true, 0],
] as const)('a failed form (scope %s) is reported, shown and can be sent again', async (scope, onFailure, toasts) => {
  const failure = { status: 400 };
  const call = vi.fn(() => Promise.reject(failure));
  const reported = onFailure && vi.fn(onFailure);
  const dropDraft = vi.fn();
  const { submit, result } = submission({ scope, call, dropDraft, ...(reported && { onFailure: reported }) });
  expect(await submit()).toBe(false);
  expect(vi.mocked(failureToast).mock.calls.map(([, ...rest]) => rest)).toEqual(
    Array.from({ length: toasts }, () => [failure, 'failed']),
  );
  if (reported) expect(reported.mock.calls).toEqual([[failure, 'body']]);
  expect(vi.mocked(dropRejectedKey).mock.calls).toEqual(scope ? [['form "body"', failure]] : []);
  expect(dropDraft).not.toHaveBeenCalled();
  expect(result.current.isSubmitting).toBe(false);
  await submit();
  expect(call).toHaveBeenCalledTimes(2);
});

/** The session actions of a member; `cookies` says what each look at the cookie finds. */
function session(...cookies: string[]) {
  for (const cookie of cookies) {
    vi.mocked(readSession).mockResolvedValueOnce(cookie ? ({ accessToken: cookie } as never) : null);
  }
  const { store, wrapper } = storeOf();
  const { result } = renderHook(() => useSessionActions(), { wrapper });
  const isOut = () => store.getState().user.username === '';
  return { store, isOut, ...result.current };
}

test('signing out ends the cookie’s session and this browser’s', async () => {
  const { signOut: leave, isOut, store } = session('');
  await leave();
  expect(endCookie).toHaveBeenCalledOnce();
  expect(vi.mocked(applySession).mock.calls).toEqual([[store, null]]);
  expect(vi.mocked(rememberEnded).mock.calls).toEqual([['token']]);
  expect(isOut()).toBe(true);
});

test('neither a late rejection nor another tab asks for a new login while the session is ended', async () => {
  const { signOut: leave, isOut } = session('');
  vi.mocked(endCookie).mockImplementationOnce(async () => {
    expect(isOut()).toBe(true);
    expect(rememberEnded).toHaveBeenCalledWith('token');
  });
  await leave();
  expect(endCookie).toHaveBeenCalledOnce();
});

test('a session that comes back is ended again', async () => {
  const { signOut: leave } = session('token', 'token', '');
  await leave();
  expect(endCookie).toHaveBeenCalledTimes(3);
});

test('a session that comes back each time is reported, and ended in this browser', async () => {
  const { signOut: leave, isOut } = session('token', 'token', 'token', '');
  await expect(leave()).rejects.toThrow('The session came back each time it was ended');
  expect(endCookie).toHaveBeenCalledTimes(3);
  expect(isOut()).toBe(true);
});

test('a server that cannot be reached is reported, and the session ended in this browser', async () => {
  const { signOut: leave, isOut } = session();
  vi.mocked(endCookie).mockRejectedValue(new Error('away'));
  await expect(leave()).rejects.toThrow('away');
  expect(isOut()).toBe(true);
});

test('a visitor’s browser has no session to remember as ended', async () => {
  const { signOut: leave, store } = session('');
  signOut(store);
  await leave();
  expect(rememberEnded).not.toHaveBeenCalled();
});

test('an update has the session renewed, and then reads it', async () => {
  const renew = vi.fn(async () => {
    expect(refreshSession).not.toHaveBeenCalled();
    return new Response();
  });
  vi.stubGlobal('fetch', renew);
  const { update, store } = session('token');
  await update();
  expect(renew.mock.calls).toEqual([
    [
      '/api/auth/session',
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"csrfToken":"csrf"}' },
    ],
  ]);
  expect(vi.mocked(refreshSession).mock.calls).toEqual([[store]]);
});
