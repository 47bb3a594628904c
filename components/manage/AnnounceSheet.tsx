import { useTranslation } from 'react-i18next';
import { useAnnounceWinnersMutation } from '@/api/manageEvents';
import { Form } from '@/components/ui/Form';
import { FormActions } from '@/components/ui/FormActions';
import { Sheet } from '@/components/ui/Sheet';
import { eventManageSchemas } from '@/contract/events';
import { useForm } from '@/hooks/useForm';
import { notify } from '@/lib/browser/notify';
import { OwnPasswordField } from './OwnPasswordField';

interface Props {
  slug: string;
  /** The winners as they were read when the operator asked to announce them. */
  read: { chosen_count: number; chosen_version: string };
  onClose: () => void;
}

const announceForm = eventManageSchemas.announceWinners.body.pick({ password: true });

/** Renders the confirmation before winners are announced, which cannot be undone, by the operator's password. */
export function AnnounceSheet({ slug, read, onClose }: Props) {
  const { t } = useTranslation('winners');
  const { t: manage } = useTranslation('manage');
  const [announce] = useAnnounceWinnersMutation();
  const form = useForm(announceForm, {
    initial: { password: '' },
    messages: { password: manage('role.passwordMissing') },
    submit: {
      scope: 'announcement',
      call: ({ password }, idempotencyKey) =>
        announce({ slug, version: read.chosen_version, password, idempotencyKey }).unwrap(),
      failed: t('announce.failed'),
      onDone() {
        onClose();
        void notify('success', t('announce.done'));
      },
      onOutdated: onClose,
    },
  });
  return (
    <Sheet open onClose={onClose} title={t('announce.title')}>
      <Form ref={form.form} method="post" className="stack-4" onSubmit={form.send}>
        <p>{t('announce.body', { count: read.chosen_count })}</p>
        <OwnPasswordField {...form.field('password')} />
        <FormActions onCancel={onClose} busy={form.isSubmitting}>
          {t('announce.send')}
        </FormActions>
      </Form>
    </Sheet>
  );
}
