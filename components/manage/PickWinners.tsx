import { useTranslation } from 'react-i18next';
import { usePickWinnersMutation } from '@/api/manageEvents';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { digitsOf } from '@/contract/typedCode';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';
import styles from './Manage.module.css';

/** Builds the schema of a number from 1 to `left`; its message is the field's hint. */
const countForm = (left: number, hint: string) =>
  z.object({
    count: z
      .string()
      .check(z.refine((typed) => /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= left, hint)),
  });

/** Renders the form that draws winners from those not yet chosen; `left` is the number still to be chosen. */
export function PickWinners({ slug, left }: { slug: string; left: number }) {
  const { t } = useTranslation('winners');
  const [pick] = usePickWinnersMutation();
  const hint = t('pick.hint', { count: left });
  const schema = countForm(left, hint);
  const { form, values, change, submit } = useSchemaForm(schema, { count: String(left) });
  const { submit: send, isSubmitting } = useSubmit({
    scope: `draw:${slug}:${left}`,
    call: (count: number, idempotencyKey) => pick({ slug, count, idempotencyKey }).unwrap(),
    failed: t('pick.failed'),
    onDone: (answer) => void notify('success', t('pick.done', { count: answer.chosen_count })),
  });
  return (
    <Form
      ref={form}
      className={styles.add}
      onSubmit={() => submit(({ count }) => send(Number(count)))}
      aria-label={t('pick.title')}
    >
      <TextField
        name="count"
        label={t('pick.label')}
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
        value={values.count}
        onChange={(event) => change({ count: digitsOf(event.target.value).slice(0, 4) })}
      />
      <Button type="submit" busy={isSubmitting} disabled={!schema.safeParse(values).success}>
        {t('pick.send')}
      </Button>
    </Form>
  );
}
