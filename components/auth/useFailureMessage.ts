import { useTranslation } from 'react-i18next';
import { callFailureOf } from '@/lib/rejections';
import { tooManyText } from '@/lib/tooMany';

/** The messages that depend on the form: for a rejected call, and for an unavailable provider. */
export interface FailureTexts {
  rejected: string;
  unavailable: string;
}

/** Returns a function that gives the message of a form's failure; field errors are shown at their fields. */
export function useFailureMessage() {
  const { t } = useTranslation('common');
  return (failure: unknown, { rejected, unavailable }: FailureTexts): string => {
    const { status, body, retryAfter } = callFailureOf(failure);
    if (status === 0 && !navigator.onLine) return t('toast.offline');
    if (status === 429 && retryAfter) return tooManyText(t, retryAfter);
    if (status === 0 || status === 429 || status >= 500) return unavailable;
    // A suspended member sees the reason and the end; the server's other messages repeat ours.
    return body?.code === 'suspended' && body.detail ? body.detail : rejected;
  };
}
