import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';

/** Renders the buttons of a form that can be left: to cancel, and the one that submits it, with `children` as its label. */
export function FormActions({
  onCancel,
  busy,
  disabled,
  danger = false,
  children,
}: {
  onCancel: () => void;
  busy: boolean;
  disabled?: boolean;
  /** Whether submitting takes something away. */
  danger?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  return (
    <div className="actions">
      <Button variant="quiet" onClick={onCancel}>
        {t('action.cancel')}
      </Button>
      <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled}>
        {children}
      </Button>
    </div>
  );
}
