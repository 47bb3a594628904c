import { useTranslation } from 'react-i18next';
import type { CallFailure } from '@/api/send';

/** What `fallback` says when the words of a failure are its own: the form's, or that it is no time. */
interface Fallback {
  refused: string;
  unavailable: string;
}

/** Why a form was not taken, in words: a field's are its own business. */
export function useFailureWords() {
  const { t } = useTranslation('common');
  return (
    { status, body, retryAfter }: CallFailure,
    { refused, unavailable }: Fallback,
  ): string => {
    if (status === 0 && !navigator.onLine) return t('toast.offline');
    if (status === 429 && retryAfter) return t('toast.tooMany', { seconds: retryAfter });
    if (status === 0 || status === 429 || status >= 500) return unavailable;
    // A suspended member is told why and until when; the server's other words repeat ours.
    return body?.code === 'suspended' && body.detail ? body.detail : refused;
  };
}
