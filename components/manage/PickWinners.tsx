import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePickWinnersMutation } from '@/api/manageEvents';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { NumberField } from '@/components/ui/NumberField';
import { eventManageSchemas } from '@/contract/events';
import { useForm } from '@/hooks/useForm';
import { notify } from '@/lib/browser/notify';
import { typedNumber } from '@/lib/typedNumber';
import styles from './Manage.module.css';

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
