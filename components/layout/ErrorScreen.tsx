import { useTranslation } from 'react-i18next';
import { reportedByBrowser } from '@/lib/errorMessages';
import { ErrorNotice } from './ErrorNotice';
import styles from './ErrorScreen.module.css';

/** Replaces a page that broke in the browser, which has reported it. */
export function ErrorScreen({ details }: { details: string }) {
  const { t } = useTranslation('common');
  const texts = {
    title: t('error.title'),
    body: t(`error.${reportedByBrowser}`),
    reload: t('error.reload'),
    support: t('error.support'),
    home: t('error.home'),
    showDetails: t('error.showDetails'),
  };
  return (
    <main className={styles.screen}>
      <ErrorNotice texts={texts} details={details} />
    </main>
  );
}
