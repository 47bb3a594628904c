import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCorrectLedgerMutation } from '@/api/managedMembers';
import { ReasonForm } from '@/components/moderation/ReasonForm';
import { noReason, reasonForm } from '@/components/moderation/reasonSchema';
import { Select, TextField } from '@/components/ui/Field';
import { Sheet } from '@/components/ui/Sheet';
import { CORRECTION_MAX } from '@/contract/constants/roles';
import type { CorrectionBody, ManagedMemberDetail } from '@/contract/managedMembers';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';
import { formatInteger } from '@/lib/numbers';
import { fieldErrors } from '@/lib/rejections';
import { OwnPasswordField } from './OwnPasswordField';

const balances = ['point', 'xp', 'heart'] as const;

const isAmount = (typed: string) =>
  /^[+-]?\d+$/.test(typed) && Number(typed) !== 0 && Math.abs(Number(typed)) <= CORRECTION_MAX;

const correctionForm = (t: TFunction<'manage'>, moderation: TFunction<'moderation'>) =>
  z.extend(reasonForm(moderation), {
    ledger: z.enum(balances),
    amount: z.string().check(z.refine(isAmount, t('correction.invalid', { max: formatInteger(CORRECTION_MAX) }))),
    password: z.string().check(z.minLength(1, t('role.passwordMissing'))),
  });
type Values = z.infer<ReturnType<typeof correctionForm>>;
const initial: Values = { ...noReason, ledger: 'point', amount: '', password: '' };

/** Renders the sheet in which a manager corrects a member's balance by a new entry. */
export function CorrectionSheet({ member, onClose }: { member: ManagedMemberDetail; onClose: () => void }) {
  const { id, nickname } = member;
  const { t } = useTranslation('manage');
  const { t: moderation } = useTranslation('moderation');
  const [correct] = useCorrectLedgerMutation();
  const [rejected, setRejected] = useState<Partial<Record<string, string>>>({});
  const form = useSchemaForm(correctionForm(t, moderation), initial);
  const { values, errors } = form;
  const { submit, isSubmitting } = useSubmit({
    scope: `ledger:${id}`,
    call: (body: CorrectionBody, idempotencyKey) => correct({ id, ...body, idempotencyKey }).unwrap(),
    failed: t('correction.failed'),
    onDone() {
      onClose();
      void notify('success', t('correction.done'));
    },
    onFailure(failure) {
      const { amount, password } = fieldErrors(failure);
      setRejected({ amount, password });
      return Boolean(amount ?? password);
    },
  });
  return (
    <Sheet open onClose={onClose} title={t('correction.title', { nickname })}>
      <ReasonForm
        form={form}
        lead={t('correction.lead')}
        hint={t('correction.reasonHint')}
        label={t('correction.send')}
        busy={isSubmitting}
        onSend={() => void form.submit((typed) => submit({ ...typed, amount: Number(typed.amount) }))}
        onCancel={onClose}
      >
        <Select
          name="ledger"
          label={t('correction.ledger')}
          value={values.ledger}
          onChange={(event) => form.change({ ledger: event.target.value as Values['ledger'] })}
        >
          {balances.map((ledger) => (
            <option key={ledger} value={ledger}>
              {t(`member.${ledger}`)}
            </option>
          ))}
        </Select>
        <TextField
          name="amount"
          label={t('correction.amount')}
          hint={t('correction.hint')}
          autoComplete="off"
          maxLength={8}
          value={values.amount}
          error={errors.amount ?? rejected.amount}
          onChange={(event) => {
            setRejected({});
            form.change({ amount: event.target.value.trim() });
          }}
        />
        <OwnPasswordField
          value={values.password}
          error={errors.password ?? rejected.password}
          onChange={(password) => {
            setRejected({});
            form.change({ password });
          }}
        />
      </ReasonForm>
    </Sheet>
  );
}
