import Link from 'next/link';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { lazyClient } from '@/components/ui/lazyClient';
import type { PointSummary } from '@/contract/points';
import { formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './Ledger.module.css';
import { useConvert } from './useConvert';

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
      <h2 className="heading">{t('convert.title')}</h2>
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
