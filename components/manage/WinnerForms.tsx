import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAnnounceWinnersMutation, usePickWinnersMutation } from '@/api/manageEvents';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { FormActions } from '@/components/ui/FormActions';
import { NumberField } from '@/components/ui/NumberField';
import { Sheet } from '@/components/ui/Sheet';
import { eventManageSchemas } from '@/contract/events';
import { useForm } from '@/hooks/useForm';
import { notify } from '@/lib/browser/notify';
import { typedNumber } from '@/lib/typedNumber';
import styles from './Manage.module.css';
import { OwnPasswordField } from './OwnPasswordField';

const { body } = eventManageSchemas.pickWinners;

/** Renders the form that draws winners from those not yet chosen; `left` is the number still to be chosen. */
export function PickWinners({ slug, left }: { slug: string; left: number }) {
  const { t } = useTranslation('winners');
  const [pick] = usePickWinnersMutation();
  const hint = t('pick.hint', { count: left });
  const schema = body.extend({ count: typedNumber(body.shape.count.max(left)) });
  const { form, control, change, send, isSubmitting } = useForm(schema, {
    initial: { count: String(left) },
    messages: { count: hint },
    submit: {
      scope: `draw:${slug}:${left}`,
      call: (body, idempotencyKey) => pick({ slug, ...body, idempotencyKey }).unwrap(),
      failed: t('pick.failed'),
      onDone: (answer) => void notify('success', t('pick.done', { count: answer.chosen_count })),
    },
  });
  const count = useWatch({ control, name: 'count' });
  return (
    <Form ref={form} className={styles.add} onSubmit={send} aria-label={t('pick.title')}>
      <NumberField
        name="count"
        label={t('pick.label')}
        hint={hint}
        value={count}
        onTyped={(typed) => change({ count: typed })}
      />
      <Button type="submit" busy={isSubmitting} disabled={!schema.safeParse({ count }).success}>
        {t('pick.send')}
      </Button>
    </Form>
  );
}

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
