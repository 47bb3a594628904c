import type { PushSubscriptionBody } from '@/contract/notificationSettings';

/** Whether this browser may show notifications: the member's decision, `default` before it. */
export type PushPermission = NotificationPermission | 'unsupported';

/** Returns the permission to show notifications; iOS supports them in an installed app only. */
export function pushPermission(): PushPermission {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isSupported ? Notification.permission : 'unsupported';
}

/**
 * Asks for the permission, which needs a tap, and subscribes this browser. Returns null when it was not given.
 * @throws when there is no service worker or the push service cannot be reached
 */
export async function subscribeBrowser(applicationServerKey: string): Promise<PushSubscriptionBody | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('There is no service worker');
  // One of another key, or of a session that has ended, is replaced.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? subscription.endpoint, keys: { p256dh, auth } };
}

/** Ends this browser's subscription. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
