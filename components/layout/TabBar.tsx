import Link from 'next/link';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarIcon, DropIcon, ForumIcon, HomeIcon, PersonIcon } from '@/components/ui/icons';
import { paths } from '@/lib/paths';
import { isCommunity, isHere } from './navigation';
import styles from './TabBar.module.css';

/** Renders the phone's bottom navigation with the existing sections, which are prefetched when it is near. */
export const TabBar = memo(function TabBar({ path }: { path: string }) {
  const { t } = useTranslation('common');
  const tabs = [
    { href: paths.home(), label: t('nav.home'), icon: <HomeIcon size={3} /> },
    { href: paths.forums(), label: t('nav.community'), icon: <ForumIcon size={3} />, isCurrent: isCommunity(path) },
    { href: paths.challenges(), label: t('nav.challenges'), icon: <CalendarIcon size={3} /> },
    { href: paths.surveys(), label: t('nav.skin'), icon: <DropIcon size={3} /> },
    { href: paths.me(), label: t('nav.me'), icon: <PersonIcon size={3} /> },
  ];
  return (
    <nav className={styles.bar} aria-label={t('shell.tabNav')}>
      {tabs.map(({ href, label, icon, isCurrent = isHere(href, path) }) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          className={styles.tab}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {icon}
          {label}
        </Link>
      ))}
    </nav>
  );
});
