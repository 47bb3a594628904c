import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { IconLink } from '@/components/ui/Button';
import { ChevronLeftIcon } from '@/components/ui/icons';
import styles from './TopBar.module.css';

/**
 * Returns whether going back stays in this site. A browser without the Navigation API (Safari before 26, Firefox
 * before 147) does not tell, unless a page of the site linked here, other than into a new tab.
 */
function isBackInSite(): boolean {
  const { navigation }: { navigation?: Navigation } = window;
  return navigation?.canGoBack ?? (history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`));
}

/** Renders the phone's arrow back: to the previous page of this site, or without one to `parent`. */
export function BackLink({ parent }: { parent: string }) {
  const { t } = useTranslation('common');
  const router = useRouter();
  return (
    <IconLink
      href={parent}
      prefetch={false}
      label={t('shell.back')}
      className={styles.back}
      onClick={(event) => {
        if (!isBackInSite()) return;
        event.preventDefault();
        router.back();
      }}
    >
      <ChevronLeftIcon size={3} />
    </IconLink>
  );
}
