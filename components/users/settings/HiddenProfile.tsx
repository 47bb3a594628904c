import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { paths } from '@/lib/paths';
import styles from '../VerifyNotice.module.css';

/** Renders the notice above the forms of a profile that a moderator has taken down: to write anew gives it up. */
export function HiddenProfile() {
  const { t } = useTranslation('users');
  return (
    <div className={styles.notice} role="status">
      <p>{t('settings.profileHidden')}</p>
      <LinkButton href={paths.myReports()} size="small">
        {t('settings.profileHiddenWhy')}
      </LinkButton>
    </div>
  );
}
