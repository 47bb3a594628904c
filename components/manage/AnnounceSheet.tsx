import { useTranslation } from 'react-i18next';
import { useAnnounceWinnersMutation } from '@/api/manageEvents';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';

interface Props {
  slug: string;
  /** The winners as they were read when the operator asked to announce them. */
  read: { chosen_count: number; chosen_version: string };
  onClose: () => void;
}

/** Renders the confirmation before winners are announced, which cannot be undone. */
export function AnnounceSheet({ slug, read, onClose }: Props) {
  const { t } = useTranslation('winners');
  const { t: common } = useTranslation('common');
  const [announce] = useAnnounceWinnersMutation();
  const { submit, isSubmitting } = useSubmit({
    scope: 'announcement',
    call: (body: { slug: string; version: string }, idempotencyKey) => announce({ ...body, idempotencyKey }).unwrap(),
    failed: t('announce.failed'),
    onDone() {
      onClose();
      void notify('success', t('announce.done'));
    },
    onOutdated: onClose,
  });
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
          <Button
            variant="primary"
            busy={isSubmitting}
            onClick={() => void submit({ slug, version: read.chosen_version })}
          >
            {t('announce.send')}
          </Button>
        </>
      }
    >
      {t('announce.body', { count: read.chosen_count })}
    </Sheet>
  );
}
