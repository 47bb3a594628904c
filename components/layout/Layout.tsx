import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Footer } from './Footer';
import styles from './Layout.module.css';
import { TabBar } from './TabBar';
import { TopBar } from './TopBar';

/**
 * Renders a page's frame: bars, which are not rendered again while only the content changes, one reading column and a
 * rail beside it. `path` is the page's own address without a language, given since a static page does not know its
 * address while it is drawn.
 */
export function Layout({
  path,
  rail,
  narrow = false,
  wide = false,
  focused = false,
  lost = false,
  write,
  children,
}: {
  path: string;
  rail?: ReactNode;
  /** For forms: one slim column in the middle. */
  narrow?: boolean;
  /** For pictures: the full width of the page in one column. */
  wide?: boolean;
  /** For writing: without the phone's tab bar, so that the send button stays visible. */
  focused?: boolean;
  /** For pages without content: `path` is the link of the menu's switches, but no item of the menu is current. */
  lost?: boolean;
  /** The form of what the page lists, to which the phone's write button leads; without it to a choice of forms. */
  write?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {t('shell.skip')}
      </a>
      <TopBar path={path} />
      <div className={clsx(styles.page, narrow && styles.narrow, wide && styles.wide, !!rail && styles.railed)}>
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {rail ? <aside aria-label={t('shell.rail')}>{rail}</aside> : null}
      </div>
      <Footer path={path} />
      {focused ? null : <TabBar path={lost ? '' : path} write={write} />}
    </div>
  );
}
