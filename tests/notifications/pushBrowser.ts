import { vi } from 'vitest';

const SUBSCRIPTION = {
  endpoint: 'https://push.example.com/browser',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};
/** Counts the ends of the browser's subscription. */
export const ended = vi.fn(async () => true);

/** Gives the browser push messages, whose permission is answered so. */
export function layPush(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const state = { permission, requestPermission: vi.fn(async () => answer) };
  vi.stubGlobal('Notification', state);
  vi.stubGlobal('PushManager', class {});
  state.requestPermission.mockImplementation(async () => {
    state.permission = answer;
    return answer;
  });
  const subscription = { toJSON: () => SUBSCRIPTION, unsubscribe: ended, endpoint: SUBSCRIPTION.endpoint };
  const pushManager = { getSubscription: async () => subscription, subscribe: async () => subscription };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }), register: async () => undefined },
  });
  return state;
}

/** Takes the push messages away again. */
export function removePush() {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
