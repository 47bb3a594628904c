import { useTranslation } from 'react-i18next';
import { Form } from '@/components/ui/Form';
import { FormActions } from '@/components/ui/FormActions';
import { Sheet } from '@/components/ui/Sheet';
import { exportBody } from '@/contract/campaigns';
import { useForm } from '@/hooks/useForm';
import { useSaveFile } from '@/hooks/useSaveFile';
import { notify } from '@/lib/browser/notify';
import { OwnPasswordField } from './OwnPasswordField';

/** What an operator is told before a download, and when it fails. */
interface ExportTexts {
  title: string;
  body: string;
  send: string;
  failed: string;
  /** What is said instead of a file without rows. */
  none?: string;
}

/** A file with what is said once it is saved. */
interface ExportedFile {
  text: string;
  type: string;
  done: string;
}

/**
 * Renders the sheet in which an operator downloads what the audit log records (addresses, codes, a member's data), with
 * their password. `fileOf` gets what `onRead` answers, and returns null for a file without rows.
 */
export function ExportSheet<A>({
  name,
  texts,
  onRead,
  fileOf,
  onClose,
}: {
  /** The name of the file. */
  name: string;
  texts: ExportTexts;
  onRead: (body: { password: string; idempotencyKey: string }) => Promise<A>;
  fileOf: (answer: A) => ExportedFile | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('manage');
  const save = useSaveFile();
  const form = useForm(exportBody, {
    initial: { password: '' },
    messages: { password: t('role.passwordMissing') },
    isCalm: true,
    submit: {
      // Without a scope there is no key, under which the answer would be stored.
      call: (body, idempotencyKey) => onRead({ ...body, idempotencyKey }),
      failed: texts.failed,
      onDone(answer) {
        onClose();
        const file = fileOf(answer);
        if (file) save({ name, ...file });
        else if (texts.none) void notify('warning', texts.none);
      },
    },
  });
  return (
    <Sheet open onClose={onClose} title={texts.title}>
      <Form ref={form.form} method="post" className="stack-4" onSubmit={form.send}>
        <p className="aside">{texts.body}</p>
        <OwnPasswordField {...form.field('password')} />
        <FormActions onCancel={onClose} busy={form.isSubmitting}>
          {texts.send}
        </FormActions>
      </Form>
    </Sheet>
  );
}
