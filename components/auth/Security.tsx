import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetSecurityQuery } from '@/api/security';
import { Button } from '@/components/ui/Button';
import { Loaded } from '@/components/ui/Loaded';
import { lazyClient } from '@/components/ui/lazyClient';
import { SkeletonRows } from '@/components/ui/Skeleton';
import type { Security as State } from '@/contract/security';
import type { Profile } from '@/contract/users';
import { useMember } from '@/hooks/useMember';
import { SetPassword } from './SetPassword';
import { Passkeys } from './security/Passkeys';
import parts from './security/Security.module.css';

const TwoStepSetup = lazyClient(() => import('./security/TwoStepSetup').then((it) => it.TwoStepSetup));
const TwoStepChange = lazyClient(() => import('./security/TwoStepChange').then((it) => it.TwoStepChange));

/** Renders how a signed-in member signs in: two-step sign-in with its recovery codes, and passkeys. */
export function Security({ profile }: { profile: Profile }) {
  const { isLogin } = useMember();
  const answer = useGetSecurityQuery(isLogin ? undefined : skipToken);
  return (
    <Loaded answer={answer} loading={<SkeletonRows rows={2} />}>
      {(data) => (
        <div className={parts.parts}>
          {data.has_password ? null : <SetPassword profile={profile} reason="security.noPassword" />}
          <TwoStep state={data} />
          <Passkeys state={data} />
        </div>
      )}
    </Loaded>
  );
}

/** Renders whether two-step sign-in is on, and what can be done about it. */
function TwoStep({ state }: { state: State }) {
  const { t } = useTranslation('auth');
  const [sheet, setSheet] = useState<'setup' | 'codes' | 'remove' | null>(null);
  const close = () => setSheet(null);
  const isOn = state.two_step_at !== null;
  return (
    <div className="stack-3">
      <h2 className="heading">{t('security.twoStep')}</h2>
      <p className="aside">{isOn ? t('security.on', { count: state.recovery_codes }) : t('security.off')}</p>
      <div className="row-2">
        {isOn ? (
          <>
            <Button onClick={() => setSheet('codes')}>{t('security.newCodes')}</Button>
            <Button onClick={() => setSheet('remove')}>{t('security.disable')}</Button>
          </>
        ) : (
          <Button disabled={!state.has_password} onClick={() => setSheet('setup')}>
            {t('security.enable')}
          </Button>
        )}
      </div>
      {sheet === 'setup' ? <TwoStepSetup onClose={close} /> : null}
      {sheet === 'codes' || sheet === 'remove' ? <TwoStepChange change={sheet} onClose={close} /> : null}
    </div>
  );
}
