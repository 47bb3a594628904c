import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EyeIcon, FlagIcon, LockIcon, MoreIcon, PersonIcon } from '@/components/ui/icons';
import { lazyClient } from '@/components/ui/lazyClient';
import { Menu } from '@/components/ui/Menu';
import type { MenuItem } from '@/components/ui/MenuItems';
import { rightsOf } from '@/contract/constants/roles';
import type { Profile } from '@/contract/users';
import { useBlocked } from '@/hooks/useBlocked';
import { useCan } from '@/hooks/useCan';
import { useMember } from '@/hooks/useMember';
import { managePaths } from '@/lib/managePaths';
import { useBlock } from './useBlock';

const ReportSheet = lazyClient(() => import('./ReportSheet').then((it) => it.ReportSheet));
const HideSheet = lazyClient(() => import('./HideSheet').then((it) => it.HideSheet));
const BlockSheet = lazyClient(() => import('./BlockSheet').then((it) => it.BlockSheet));
const SuspendSheet = lazyClient(() => import('./SuspendSheet').then((it) => it.SuspendSheet));

/**
 * Renders the menu of another member, for members only: reporting their profile, which moderators take down and put
 * back, blocking, and suspending by who may.
 */
export function MemberMenu({ profile: member }: { profile: Profile }) {
  const { t } = useTranslation('common');
  const { t: members } = useTranslation('members');
  const { user } = useMember();
  const isBlocked = useBlocked();
  const { block } = useBlock();
  const [doing, setDoing] = useState<'report' | 'hide' | 'block' | 'suspend' | null>(null);
  const can = useCan(member.can);
  const hidden = member.hidden === true;
  const blocked = isBlocked(member);
  const close = () => setDoing(null);
  const rights = user?.role ? rightsOf(user.role) : [];

  const items: (MenuItem | false | undefined)[] = [
    can?.report && { label: t('actions.report'), icon: <FlagIcon />, onSelect: () => setDoing('report') },
    {
      label: t(blocked ? 'actions.unblock' : 'actions.block'),
      icon: <PersonIcon />,
      onSelect: () => (blocked ? void block(member, false) : setDoing('block')),
    },
    can?.hide && {
      label: members(hidden ? 'profile.putBack' : 'profile.takeDown'),
      icon: hidden ? <EyeIcon /> : <LockIcon />,
      onSelect: () => setDoing('hide'),
    },
    rights.includes('members') && {
      label: t('actions.memberPage'),
      icon: <PersonIcon />,
      href: managePaths.member(`@${member.username}`),
    },
    rights.includes('moderation') && {
      label: t('actions.reports'),
      icon: <FlagIcon />,
      href: managePaths.reports({ username: member.username }),
    },
    member.may_suspend && { label: t('actions.suspend'), icon: <LockIcon />, onSelect: () => setDoing('suspend') },
  ];
  return (
    <>
      <Menu
        label={t('actions.menuOf', { nickname: member.nickname })}
        trigger={<MoreIcon />}
        items={items.flatMap((item) => item || [])}
      />
      {doing === 'report' ? <ReportSheet subject="profile" id={member.id} onClose={close} /> : null}
      {doing === 'hide' ? <HideSheet subject="profile" id={member.id} hidden={hidden} onClose={close} /> : null}
      {doing === 'block' ? <BlockSheet author={member} onClose={close} /> : null}
      {doing === 'suspend' ? <SuspendSheet member={member} onClose={close} /> : null}
    </>
  );
}
