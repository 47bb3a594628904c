import Link from 'next/link';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useConvertPointsMutation } from '@/api/points';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { lazyClient } from '@/components/ui/lazyClient';
import type { PointSummary } from '@/contract/points';
import { useFields } from '@/hooks/useFields';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './Ledger.module.css';

/** Returns the most that may be converted now, in whole steps; 0 below the minimum. */
function mostOf({ available, minimum, step }: PointSummary): number {
  const convertible = available - (available % step);
  return convertible >= minimum ? convertible : 0;
}

const untouched = { point: '' };

/**
 * Converts points to store credit, once the member has confirmed the amount. The same amount is sent under the same idempotency key until there is an
 * answer, also after a reload: a lost answer never converts twice.
 */
function useConvert(summary: PointSummary) {
  const { t } = useTranslation('points');
  const [convert] = useConvertPointsMutation();
  const most = mostOf(summary);
  const [least, each, top] = [summary.minimum, summary.step, most].map((points) => formatInteger(points));
  const fields = useFields(async () => (await import('./convertForm')).convertForm(summary, most), untouched, {
    messages: { point: t('convert.wrong', { minimum: least, step: each, most: top }) },
    isCalm: true,
  });
  const [asked, setAsked] = useState<number>();
  const { submit: send, isSubmitting } = useSubmit({
    scope: 'convert',
    call: (point: number, idempotencyKey) => convert({ point, idempotencyKey }).unwrap(),
    failed: t('convert.failed'),
    async onDone({ success, reason }, point) {
      if (!success) {
        await notify('warning', t('convert.rejected', { reason }));
        return;
      }
      fields.change(untouched);
      await notify('success', t('convert.done', { point: formatInteger(point) }));
    },
  });
  return {
    ...fields,
    submit: () => void fields.submit(({ point }) => setAsked(point)),
    /** The amount to confirm, after a submission. */
    asked,
    confirm(point: number): void {
      setAsked(undefined);
      void send(point);
    },
    cancel: () => setAsked(undefined),
    busy: isSubmitting,
    most,
  };
}

const ConfirmSheet = lazyClient(() => import('@/components/ui/ConfirmSheet').then((it) => it.ConfirmSheet));

/** Renders the form that converts points to store credit, with its rules, and its result to be confirmed. */
export function ConvertForm({ summary }: { summary: PointSummary }) {
  const { t } = useTranslation('points');
  const { form, control, field, submit, asked, confirm, cancel, busy, most } = useConvert(summary);
  const value = useWatch({ control, name: 'point' });
  const { minimum, step, won } = summary;
  const limits = { minimum: formatInteger(minimum), step: formatInteger(step) };
  return (
    <Form ref={form} className={styles.convert} onSubmit={submit}>
      <div className={styles.convertRow}>
        <TextField
          label={t('convert.point')}
          type="number"
          inputMode="numeric"
          min={minimum}
          step={step}
          max={most || undefined}
          required
          disabled={most === 0}
          hint={most > 0 ? t('convert.terms', limits) : t('convert.notYet', { minimum: formatInteger(minimum) })}
          {...field('point')}
        />
        <Button type="submit" variant="primary" busy={busy} disabled={most === 0}>
          {value && most > 0 ? t('convert.action', { won: formatInteger(Number(value) * won) }) : t('convert.title')}
        </Button>
      </div>
      <p className={styles.hint}>
        {t('convert.noReturn')} <Link href={paths.credits()}>{t('convert.seeCredit')}</Link>
      </p>
      {asked ? (
        <ConfirmSheet
          title={t('convert.ask', { point: formatInteger(asked) })}
          body={t('convert.askBody', {
            won: formatInteger(asked * won),
            left: formatInteger(summary.balance - asked),
          })}
          confirm={t('convert.confirm')}
          variant="primary"
          onConfirm={() => confirm(asked)}
          onClose={cancel}
        />
      ) : null}
    </Form>
  );
}
