import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { paths } from '@/lib/paths';
import styles from './VerifyNotice.module.css';

/** Renders the notice that an unverified member cannot publish until the address is verified. */
export function VerifyNotice() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.notice} role="status">
      <p>{t('verify.notice')}</p>
      <LinkButton href={paths.verifyEmail()} size="small">
        {t('verify.action')}
      </LinkButton>
    </div>
  );
}
