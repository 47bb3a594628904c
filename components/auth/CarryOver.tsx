import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import styles from './Auth.module.css';
import { useCarryOver } from './useCarryOver';

const QrCode = lazyClient(() => import('@/components/ui/QrCode').then((it) => it.QrCode));

/** Renders the QR code that carries the session to a phone. */
export function CarryOver() {
  const { t } = useTranslation('auth');
  const { show, busy, address, hasEnded } = useCarryOver();
  return (
    <div className={styles.code}>
      <p className={styles.small}>{t('carry.lead')}</p>
      {address ? <QrCode address={address} label={t('carry.label')} /> : null}
      {hasEnded ? <p role="status">{t('carry.ended')}</p> : null}
      <Button busy={busy} onClick={show}>
        {t(address || hasEnded ? 'carry.again' : 'carry.show')}
      </Button>
    </div>
  );
}
