import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';

/**
 * Renders a confirmation before a deletion, or before another action that `confirm` names; with `variant`
 * `primary` before one that destroys nothing, such as a payment.
 */
export function ConfirmSheet({
  title,
  body,
  confirm,
  variant = 'danger',
  onConfirm,
  onClose,
}: {
  title: string;
  body: string;
  confirm?: string;
  variant?: 'danger' | 'primary';
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('common');
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button variant={variant} onClick={onConfirm}>
            {confirm ?? t('action.delete')}
          </Button>
        </>
      }
    >
      {body}
    </Sheet>
  );
}
