import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usersApi } from '@/api/users';
import { useChangePrivacyMutation } from '@/api/userWrites';
import { Checkbox } from '@/components/ui/Checkbox';
import type { Profile } from '@/contract/users';
import { useAppDispatch } from '@/hooks/redux';
import { useFailureToast } from '@/hooks/useFailureToast';
import { notify } from '@/lib/browser/notify';
import styles from './Settings.module.css';

/** What others may see; kept with the tap, and turned back when it is refused. */
export function PrivacyForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('users');
  const dispatch = useAppDispatch();
  const failed = useFailureToast();
  const [change, { isLoading }] = useChangePrivacyMutation();
  const [shown, setShown] = useState(profile.showSkinType ?? false);
  const { username } = profile;

  const toggle = async (showSkinType: boolean) => {
    if (isLoading) return;
    setShown(showSkinType);
    try {
      await change({ username, body: { showSkinType } }).unwrap();
      dispatch(
        usersApi.util.updateQueryData('getUser', username, (own) => {
          own.showSkinType = showSkinType;
        }),
      );
      void notify('success', t('settings.saved.privacy'));
    } catch (failure) {
      setShown(!showSkinType);
      failed(failure, t('settings.failed.privacy'));
    }
  };
  return (
    <div>
      <Checkbox checked={shown} onChange={(event) => void toggle(event.target.checked)}>
        {t('settings.showSkinType')}
      </Checkbox>
      <p className={styles.fine}>{t('settings.showSkinTypeHint')}</p>
    </div>
  );
}
