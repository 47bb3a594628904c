import { useTranslation } from 'react-i18next';
import { failureToast } from '@/lib/browser/failureToast';

/** Shows why a call failed, or `fallback` where nothing says why. */
export function useFailureToast() {
  const { t } = useTranslation('common');
  return (thrown: unknown, fallback: string): void => failureToast(t, thrown, fallback);
}
