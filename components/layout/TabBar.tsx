import { clsx } from 'clsx';
import Link from 'next/link';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarIcon, DropIcon, ForumIcon, HomeIcon, PersonIcon } from '@/components/ui/icons';
import { paths } from '@/lib/paths';
import { isCommunity, isConsole, isHere } from './navigation';
import styles from './TabBar.module.css';
import { WriteLink } from './WriteLink';

/**
 * Renders the phone's bottom navigation with the existing sections, and at its end the button to write, which covers no
 * text there: everywhere but in the managers' console, so that no tab changes its place. `write` is the form of what
 * the page lists.
 */
export const TabBar = memo(function TabBar({ path, write }: { path: string; write?: string }) {
  const { t } = useTranslation('common');
  const writes = !isConsole(path);
  const tabs = [
    { href: paths.home(), label: t('nav.home'), icon: <HomeIcon size={3} /> },
    { href: paths.forums(), label: t('nav.community'), icon: <ForumIcon size={3} />, isCurrent: isCommunity(path) },
    { href: paths.challenges(), label: t('nav.challenges'), icon: <CalendarIcon size={3} /> },
    { href: paths.surveys(), label: t('nav.skin'), icon: <DropIcon size={3} /> },
    { href: paths.me(), label: t('nav.me'), icon: <PersonIcon size={3} /> },
  ];
  return (
    <nav aria-label={t('shell.tabNav')}>
      <div className={clsx(styles.bar, writes && styles.shared)}>
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
      </div>
      {writes ? <WriteLink href={write} /> : null}
    </nav>
  );
});
