import { clsx } from 'clsx';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconLink } from '@/components/ui/Button';
import { Mark } from '@/components/ui/GrainLine';
import { SearchIcon } from '@/components/ui/icons';
import { lazyClient } from '@/components/ui/lazyClient';
import { MemberSlot } from '@/components/ui/MemberSlot';
import { paths } from '@/lib/paths';
import { AccountButton } from './AccountButton';
import { BackLink } from './BackLink';
import { ChatButton } from './ChatButton';
import { LanguageSwitch } from './LanguageSwitch';
import { bestPath, isHere, parentOf } from './navigation';
import { SearchBox } from './SearchBox';
import { ThemeSwitch } from './ThemeSwitch';
import styles from './TopBar.module.css';

/** Loaded for members only. */
const NotificationButton = lazyClient(() => import('./NotificationButton').then((it) => it.NotificationButton));

/**
 * Renders the bar at the top of every page; on a phone the logo, or the way back where no tab leads to the page,
 * the search and the account only.
 */
export const TopBar = memo(function TopBar({ path }: { path: string }) {
  const { t } = useTranslation('common');
  const { pathname, query } = useRouter();
  const parent = parentOf(path);
  const searched = pathname === paths.search() ? String(query.search ?? '') : '';
  const places = [
    { href: paths.forums(), label: t('nav.forums') },
    { href: paths.posts(), label: t('nav.posts') },
    { href: paths.questions(), label: t('nav.questions') },
    { href: bestPath, label: t('nav.best') },
    { href: paths.videos(), label: t('nav.contents') },
    { href: paths.challenges(), label: t('nav.challenges') },
    { href: paths.surveys(), label: t('nav.skin') },
  ];
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        {parent ? <BackLink parent={parent} /> : null}
        <Link
          href={paths.home()}
          prefetch={false}
          className={clsx(styles.brand, parent && styles.below)}
          aria-label={t('shell.homeLink')}
        >
          <Mark className={styles.mark} />
          <span aria-hidden="true" className="if-room">
            {t('site.name')}
          </span>
        </Link>
        <nav aria-label={t('shell.mainNav')} className={styles.nav}>
          {places.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              prefetch={false}
              className={styles.place}
              aria-current={isHere(href, path) ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className={styles.search}>
          <SearchBox search={searched} />
        </div>
        <div className={styles.tools}>
          <IconLink href={paths.search()} prefetch={false} label={t('shell.searchLabel')} className={styles.phone}>
            <SearchIcon />
          </IconLink>
          <ChatButton place="bar" />
          <div className={styles.desktop}>
            <LanguageSwitch path={path} />
            <ThemeSwitch />
          </div>
          <MemberSlot className={styles.bell}>
            <NotificationButton path={path} />
          </MemberSlot>
          <AccountButton path={path} />
        </div>
      </div>
    </header>
  );
});
