import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '@/hooks/redux';
import { useMember } from '@/hooks/useMember';
import { readClaim } from '@/lib/browser/surveyClaim';

/** Claims the survey result stored in this browser once a visitor has signed in. */
export function useStoredSurvey() {
  const { t } = useTranslation('common');
  const store = useAppStore();
  const { isLogin } = useMember();

  useEffect(() => {
    const claim = isLogin ? readClaim() : '';
    if (!claim) return;
    import('./saveSurvey').then(
      ({ saveSurvey }) => saveSurvey(store, claim, t('toast.surveySaved')),
      () => undefined,
    );
  }, [isLogin, store, t]);
}
