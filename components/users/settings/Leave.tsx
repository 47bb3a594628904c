import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import { RETURN_DAYS } from '@/contract/constants/common';
import type { Profile } from '@/contract/users';

const LeaveSheet = lazyClient(() => import('./LeaveSheet').then((it) => it.LeaveSheet));

/** Renders the button that deletes the account, with its consequences first. */
export function Leave({ profile }: { profile: Profile }) {
  const { t } = useTranslation('users');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className="aside">{t('settings.leaveLead', { days: RETURN_DAYS })}</p>
      <Button onClick={() => setAsking(true)}>{t('settings.leaveButton')}</Button>
      {asking ? <LeaveSheet profile={profile} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
