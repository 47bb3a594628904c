import { useTranslation } from 'react-i18next';
import { useCorrectLedgerMutation } from '@/api/managedMembers';
import { ReasonForm } from '@/components/moderation/ReasonForm';
import { Select, TextField } from '@/components/ui/Field';
import { Sheet } from '@/components/ui/Sheet';
import { CORRECTION_MAX } from '@/contract/constants/roles';
import { type ManagedMemberDetail, managedMemberSchemas } from '@/contract/managedMembers';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { formatInteger } from '@/lib/numbers';
import { typedNumber } from '@/lib/typedNumber';
import { OwnPasswordField } from './OwnPasswordField';

const balances = ['point', 'xp', 'heart'] as const;

const { body } = managedMemberSchemas.correctLedger;
const correctionForm = body.extend({ amount: typedNumber(body.shape.amount) });

/** Renders the sheet in which a manager corrects a member's balance by a new entry. */
export function CorrectionSheet({ member, onClose }: { member: ManagedMemberDetail; onClose: () => void }) {
  const { id, nickname } = member;
  const { t } = useTranslation('manage');
  const { t: moderation } = useTranslation('moderation');
  const [correct] = useCorrectLedgerMutation();
  const form = useForm(correctionForm, {
    initial: { ledger: 'point', amount: '', reason: '', password: '' },
    messages: {
      amount: t('correction.invalid', { max: formatInteger(CORRECTION_MAX) }),
      reason: moderation('reason.missing'),
      password: t('role.passwordMissing'),
    },
    draft: { scope: draftTargets.act(`ledger:${id}`) },
    submit: {
      scope: `ledger:${id}`,
      call: (body, idempotencyKey) => correct({ id, ...body, idempotencyKey }).unwrap(),
      failed: t('correction.failed'),
      onDone() {
        onClose();
        void notify('success', t('correction.done'));
      },
    },
  });
  return (
    <Sheet open onClose={onClose} title={t('correction.title', { nickname })}>
      <ReasonForm
        form={form}
        lead={t('correction.lead')}
        hint={t('correction.reasonHint')}
        label={t('correction.send')}
        onCancel={onClose}
      >
        <Select label={t('correction.ledger')} {...form.field('ledger')}>
          {balances.map((ledger) => (
            <option key={ledger} value={ledger}>
              {t(`member.${ledger}`)}
            </option>
          ))}
        </Select>
        <TextField
          label={t('correction.amount')}
          hint={t('correction.hint')}
          autoComplete="off"
          {...form.field('amount')}
        />
        <OwnPasswordField {...form.field('password')} />
      </ReasonForm>
    </Sheet>
  );
}
