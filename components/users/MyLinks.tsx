import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ArrowUpIcon,
  BellIcon,
  CalendarIcon,
  FlameIcon,
  HeartFilledIcon,
  HeartIcon,
  PersonIcon,
  SettingsIcon,
  TrophyIcon,
} from '@/components/ui/icons';
import { LinkRow } from '@/components/ui/LinkRow';
import { List } from '@/components/ui/List';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';

/** Renders the links to the member's own pages; `children` are rows of other areas. */
export function MyLinks({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('users');
  const { user } = useMember();
  const links = [
    { href: paths.notifications(), label: t('me.notifications'), icon: <BellIcon /> },
    { href: paths.points(), label: t('me.points'), icon: <FlameIcon /> },
    { href: paths.xp(), label: t('me.xp'), icon: <ArrowUpIcon /> },
    { href: paths.hearts(), label: t('me.hearts'), icon: <HeartIcon /> },
    { href: paths.badges(), label: t('me.badges'), icon: <TrophyIcon /> },
    ...(user ? [{ href: paths.userChallenges(user.username), label: t('me.challenges'), icon: <CalendarIcon /> }] : []),
    { href: paths.likedPosts(), label: t('me.likedPosts'), icon: <HeartFilledIcon /> },
    { href: paths.users(), label: t('me.members'), icon: <PersonIcon /> },
    { href: paths.settings(), label: t('me.settings'), icon: <SettingsIcon /> },
  ];
  return (
    <nav aria-label={t('me.links')}>
      <List>
        {links.map(({ href, label, icon }) => (
          <LinkRow key={href} href={href} label={label} icon={icon} />
        ))}
        {children}
      </List>
    </nav>
  );
}
