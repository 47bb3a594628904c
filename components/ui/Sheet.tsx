import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '@/hooks/useBackCloses';
import { IconButton } from './Button';
import { CloseIcon } from './icons';
import styles from './Sheet.module.css';
import { useSwipeDown } from './useSwipeDown';

/**
 * Renders a dialog: from the bottom on phones, where it can be pulled down by its head, in the middle on a
 * desktop. The parent holds `open`.
 */
export function Sheet({
  open,
  onClose,
  title,
  children,
  actions,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const swipe = useSwipeDown(dialog, onClose);
  useBackCloses(open, () => dialog.current?.close());

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.inner}>
        <header className={styles.head} {...swipe}>
          <h2 className="heading" id={titleId}>
            {title}
          </h2>
          <IconButton label={t('action.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </header>
        {children ? <div className={styles.body}>{children}</div> : null}
        {actions ? <footer className="actions">{actions}</footer> : null}
      </div>
    </dialog>
  );
}
