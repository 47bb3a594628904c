import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/components/ui/Checkbox';
import { useShowSkinType } from '@/components/users/useShowSkinType';
import type { Profile } from '@/contract/users';
import { notify } from '@/lib/browser/notify';

/** Renders the privacy settings, saved on tap and reverted when the call fails. */
export function PrivacyForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('users');
  const [shown, setShown] = useState(profile.showSkinType ?? false);
  const { submit, isSubmitting } = useShowSkinType(profile.username, {
    failed: t('settings.failed.privacy'),
    onDone: () => void notify('success', t('settings.saved.privacy')),
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
