import 'react-toastify/ReactToastify.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
// The build that injects no <style>, which the Content-Security-Policy would block.
import { Slide, ToastContainer, type ToastContentProps, toast } from 'react-toastify/unstyled';
import { Button, IconButton } from '@/components/ui/Button';
import { CloseIcon } from '@/components/ui/icons';
import {
  type ToastAction,
  type ToastHost as ToastFunctions,
  type ToastKind,
  toastHostStands,
} from '@/lib/browser/notify';
import { TOAST_MS } from '@/lib/constants';
import styles from './ToastHost.module.css';

/** Returns the function that shows messages of a kind; one with an action has its button. */
const showOf =
  (kind: ToastKind): ToastFunctions[ToastKind] =>
  (message, { data, ...look }) => {
    if (!data) return toast[kind](message, look);
    // A question says what was done too, so that it does not lie over that message.
    if (data.later) toast.dismiss();
    const content = (props: ToastContentProps<ToastAction>) => <WithAction message={message} {...props} />;
    return toast[kind]<ToastAction>(content, { ...look, data, ...(data.later && { closeButton: false }) });
  };
const shown: ToastFunctions = {
  success: showOf('success'),
  info: showOf('info'),
  warning: showOf('warning'),
  error: showOf('error'),
};

function WithAction({ message, data, closeToast }: ToastContentProps<ToastAction> & { message: string }) {
  const act = () => {
    closeToast();
    data.onSelect();
  };
  return (
    <>
      <span>{message}</span>
      <span className={styles.actions}>
        <Button size="small" variant="quiet" className={styles.action} onClick={act}>
          {data.label}
        </Button>
        {data.later ? (
          <Button size="small" variant="quiet" onClick={() => closeToast()}>
            {data.later}
          </Button>
        ) : null}
      </span>
    </>
  );
}

/** Renders react-toastify's container: 3 s, top right, paused while pointed at; full width on a phone. */
export function ToastHost() {
  const { t } = useTranslation('common');
  useEffect(() => toastHostStands(shown), []);
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
