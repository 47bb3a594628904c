import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { IconLink } from '@/components/ui/Button';
import { Mark } from '@/components/ui/GrainLine';
import { SearchIcon } from '@/components/ui/icons';
import { paths } from '@/lib/paths';
import { AccountButton } from './AccountButton';
import { ChatButton } from './ChatButton';
import { LanguageSwitch } from './LanguageSwitch';
import { NotificationButton } from './NotificationButton';
import { bestPath, isHere } from './navigation';
import { SearchBox } from './SearchBox';
import { ThemeSwitch } from './ThemeSwitch';
import styles from './TopBar.module.css';

/** Renders the bar at the top of every page; on a phone the logo, the search and the account only. */
export function TopBar({ path }: { path: string }) {
  const { t } = useTranslation('common');
  const { pathname, query } = useRouter();
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
        <Link href={paths.home()} prefetch={false} className={styles.brand} aria-label={t('shell.homeLink')}>
          <Mark className={styles.mark} />
          <span aria-hidden="true">{t('site.name')}</span>
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
          <NotificationButton path={path} />
          <AccountButton path={path} />
        </div>
      </div>
    </header>
  );
}
