import { useTranslation } from 'react-i18next';
import { fieldErrors } from '@/lib/rejections';
import type { FailureTexts } from './useFailureMessage';

/** The names under which browsers report that they cannot use passkeys here, or that the user said no. */
const reasons = new Map([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'exists'],
  ['NotSupportedError', 'unsupported'],
  ['ConstraintError', 'unsupported'],
  ['SecurityError', 'unsupported'],
] as const) as ReadonlyMap<string, 'cancelled' | 'exists' | 'unsupported'>;

/** Returns the reason for which a browser made or used no passkey; undefined for the failure of a call. */
function reasonOf(failure: unknown) {
  if (!(failure instanceof Error)) return undefined;
  const isMissing = typeof window.PublicKeyCredential !== 'function';
  return isMissing ? 'unsupported' : reasons.get(failure.name);
}

/** Returns a function that gives the texts of a passkey's failure; `other` where the browser gives no reason. */
export function usePasskeyFailure() {
  const { t } = useTranslation('auth');
  return (failure: unknown, other: string): FailureTexts => {
    const reason = reasonOf(failure);
    return {
      rejected: fieldErrors(failure).response ?? other,
      unavailable: reason ? t(`passkey.${reason}`) : other,
    };
  };
}
