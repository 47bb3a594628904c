import type { TFunction } from 'i18next';
import type { ErrorBody } from '../../contract/common.ts';
import { callFailureOf } from '../rejections.ts';
import { tooManyText } from '../tooMany.ts';
import { notify } from './notify.ts';
import { announceUnloaded } from './unloaded.ts';

/** Returns the first message of a rejected field. */
const fieldReasonOf = (body: ErrorBody | null): string | undefined =>
  Object.values(body ?? {}).find((value) => Array.isArray(value))?.[0];

/**
 * Shows why a call failed: no connection, too many calls, the provider's reason, or else `fallback`. A
 * session that has ended was reported already, and code that is gone by a notice above the page. `t` is the common texts'.
 */
export function failureToast(t: TFunction<'common'>, thrown: unknown, fallback: string): void {
  if (announceUnloaded(thrown)) return;
  const { status, body, retryAfter } = callFailureOf(thrown);
  if (status === 401 || status === 403) return;
  if (status === 0 && !navigator.onLine) void notify('warning', t('toast.offline'));
  // A limit of its own says more than the time, which may be those of a day.
  else if (status === 429 && retryAfter && !fieldReasonOf(body)) void notify('warning', tooManyText(t, retryAfter));
  else void notify('warning', (status < 500 && (body?.detail || fieldReasonOf(body))) || fallback);
}
