import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usersApi } from '@/api/users';
import { useChangePrivacyMutation } from '@/api/userWrites';
import { Checkbox } from '@/components/ui/Checkbox';
import type { Profile } from '@/contract/users';
import { useAppDispatch } from '@/hooks/redux';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';

/** Renders the privacy settings, saved on tap and reverted when the call fails. */
export function PrivacyForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('users');
  const dispatch = useAppDispatch();
  const [change] = useChangePrivacyMutation();
  const [shown, setShown] = useState(profile.showSkinType ?? false);
  const { username } = profile;
  const { submit, isSubmitting } = useSubmit({
    call: (showSkinType: boolean) => change({ username, showSkinType }).unwrap(),
    failed: t('settings.failed.privacy'),
    onDone(_answer, showSkinType) {
      dispatch(
        usersApi.util.updateQueryData('getUser', { username }, (own) => {
          own.showSkinType = showSkinType;
        }),
      );
      void notify('success', t('settings.saved.privacy'));
    },
    onFailure: (_failure, showSkinType) => setShown(!showSkinType),
  });

  const toggle = (showSkinType: boolean) => {
    if (isSubmitting) return;
    setShown(showSkinType);
    void submit(showSkinType);
  };
  return (
    <div>
      <Checkbox name="showSkinType" checked={shown} onChange={(event) => toggle(event.target.checked)}>
        {t('settings.showSkinType')}
      </Checkbox>
      <p className="fine">{t('settings.showSkinTypeHint')}</p>
    </div>
  );
}
