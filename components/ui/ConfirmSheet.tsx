import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { useTranslation } from '@/hooks/useTranslation';

/** Asks before something is deleted. */
export function ConfirmSheet({
  title,
  body,
  onConfirm,
  onClose,
}: {
  title: string;
  body: string;
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
          <Button variant="danger" onClick={onConfirm}>
            {t('action.delete')}
          </Button>
        </>
      }
    >
      {body}
    </Sheet>
  );
}
