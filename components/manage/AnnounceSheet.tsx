import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounceWinnersMutation } from '@/api/manageEvents';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { useFailureToast } from '@/hooks/useFailureToast';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';

/** Asks once more before winners are told, since that cannot be taken back. */
export function AnnounceSheet({
  slug,
  chosen,
  onClose,
}: {
  slug: string;
  chosen: number;
  onClose: () => void;
}) {
  const { t } = useTranslation('winners');
  const { t: common } = useTranslation('common');
  const [announce, { isLoading }] = useAnnounceWinnersMutation();
  const showFailure = useFailureToast();
  const key = useRef(newKey());

  const act = async () => {
    try {
      await announce({ slug, idempotencyKey: key.current }).unwrap();
      onClose();
      void notify('success', t('announce.done'));
    } catch (failure) {
      key.current = newKey();
      showFailure(failure, t('announce.failed'));
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('announce.title')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button variant="primary" busy={isLoading} onClick={() => void act()}>
            {t('announce.send')}
          </Button>
        </>
      }
    >
      {t('announce.body', { count: chosen })}
    </Sheet>
  );
}
