import 'react-toastify/ReactToastify.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
// The build that injects no <style>, which the Content-Security-Policy would block.
import { Slide, ToastContainer, toast } from 'react-toastify/unstyled';
import { IconButton } from '@/components/ui/Button';
import { CloseIcon } from '@/components/ui/icons';
import { toastHostStands } from '@/lib/browser/notify';
import { TOAST_MS } from '@/lib/constants';
import styles from './ToastHost.module.css';

/** Renders react-toastify's container: 3 s, top right, paused while pointed at; full width on a phone. */
export function ToastHost() {
  const { t } = useTranslation('common');
  useEffect(() => toastHostStands(toast), []);
  return (
    <ToastContainer
      aria-label={t('toast.label')}
      position="top-right"
      autoClose={TOAST_MS}
      pauseOnHover
      hideProgressBar
      transition={Slide}
      className={styles.host}
      toastClassName={styles.toast}
      closeButton={({ closeToast }) => (
        <IconButton label={t('action.close')} className={styles.close} onClick={closeToast}>
          <CloseIcon size={1} />
        </IconButton>
      )}
    />
  );
}
