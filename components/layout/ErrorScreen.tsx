import Link from 'next/link';
import { Button, LinkButton } from '@/components/ui/Button';
import { GrainLine } from '@/components/ui/GrainLine';
import { RefreshIcon } from '@/components/ui/icons';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import styles from './ErrorScreen.module.css';

/** What a broken page shows: what happened, its details for who asks, and three ways on. */
export function ErrorScreen({ details }: { details: string }) {
  const { t } = useTranslation('common');
  return (
    <main className={styles.screen}>
      <GrainLine />
      <h1>{t('error.title')}</h1>
      <p className={styles.body}>{t('error.notified')}</p>
      <div className={styles.ways}>
        <Button
          variant="primary"
          icon={<RefreshIcon size={1} />}
          onClick={() => window.location.reload()}
        >
          {t('error.reload')}
        </Button>
        <LinkButton href={paths.support()}>{t('error.support')}</LinkButton>
      </div>
      <Link href={paths.home()} className={styles.home}>
        {t('error.home')}
      </Link>
      <details className={styles.details}>
        <summary>{t('error.showDetails')}</summary>
        <pre>{details}</pre>
      </details>
    </main>
  );
}
