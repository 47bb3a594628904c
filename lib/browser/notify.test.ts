import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('next-i18next/pages', () => ({
  i18n: { t: (key: string, values: object) => `${key} ${JSON.stringify(values)}` },
}));

/** Loads the module as a page does, without a toast yet. */
const load = () => import('./notify.ts');
const aToast = () => ({ success: vi.fn(), info: vi.fn(), warning: vi.fn(), error: vi.fn() });

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.resetModules());

test('the first toast mounts the container and waits for it', async () => {
  const { notify, onFirstToast, toastHostStands } = await load();
  const [mount, toast] = [vi.fn(), aToast()];
  onFirstToast(mount);
  expect(mount).not.toHaveBeenCalled();
  const shown = notify('success', '저장했어요');
  expect(mount).toHaveBeenCalledOnce();
  expect(toast.success).not.toHaveBeenCalled();
  toastHostStands(toast as never);
  await shown;
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('저장했어요', {
    toastId: 'success:저장했어요',
    role: 'status',
  });
});

test.each([
  ['success', 'status'],
  ['info', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('a %s is announced as %s', async (kind, role) => {
  const { notify, toastHostStands } = await load();
  const toast = aToast();
  toastHostStands(toast as never);
  await notify(kind, 'a');
  expect(toast[kind]).toHaveBeenCalledExactlyOnceWith('a', { toastId: `${kind}:a`, role });
});

test('a message with an action has its button, stays longer and is shown each time', async () => {
  const { notify, toastHostStands } = await load();
  const [toast, action] = [aToast(), { label: '실행 취소', onSelect: vi.fn() }];
  toastHostStands(toast as never);
  await notify('success', 'a', action);
  await notify('success', 'a', action);
  expect(toast.success.mock.calls).toEqual(
    Array.from({ length: 2 }, () => ['a', { data: action, autoClose: 8000, role: 'status' }]),
  );
});

test('a shell that mounts after the first toast is notified at once', async () => {
  const { onFirstToast, preloadToasts } = await load();
  preloadToasts();
  const mount = vi.fn();
  onFirstToast(mount);
  expect(mount).toHaveBeenCalledOnce();
});

test('a shell that has left is not notified', async () => {
  const { onFirstToast, preloadToasts } = await load();
  const mount = vi.fn();
  onFirstToast(mount)();
  preloadToasts();
  expect(mount).not.toHaveBeenCalled();
});

test('a session that cannot be used any more is a warning with its status', async () => {
  const { toastHostStands } = await load();
  const { notifyRelogin } = await import('./notifyRelogin.ts');
  const toast = aToast();
  toastHostStands(toast as never);
  await notifyRelogin(401);
  expect(toast.warning.mock.calls[0]?.[0]).toBe('toast.relogin {"status":401}');
});
