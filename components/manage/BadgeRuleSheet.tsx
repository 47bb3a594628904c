import { useTranslation } from 'react-i18next';
import { useSetBadgeMutation } from '@/api/managedBadges';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Checkbox } from '@/components/ui/Checkbox';
import { Form } from '@/components/ui/Form';
import { FormActions } from '@/components/ui/FormActions';
import { NumberField } from '@/components/ui/NumberField';
import { Sheet } from '@/components/ui/Sheet';
import { BADGE_THRESHOLD_MAX } from '@/contract/constants/settings';
import { type ManagedBadge, managedBadgeSchemas } from '@/contract/managedBadges';
import * as z from '@/contract/zod';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { formatInteger } from '@/lib/numbers';
import { typedNumber } from '@/lib/typedNumber';

const { threshold } = managedBadgeSchemas.setBadge.body.shape;
const ruleForm = z.object({ threshold: typedNumber(threshold.unwrap()), isAwarded: z.boolean() });
/** The form of a badge that is awarded by hand alone. */
const handForm = z.object({ threshold: z.literal('').transform(() => null), isAwarded: z.boolean() });

/** Renders the sheet in which an operator sets when a badge is awarded, and reads what that means for members. */
export function BadgeRuleSheet({ badge, onClose }: { badge: ManagedBadge; onClose: () => void }) {
  const { t } = useTranslation('manage');
  const { t: campaigns } = useTranslation('campaigns');
  const [set] = useSetBadgeMutation();
  const { code, version, measure } = badge;
  const form = useForm(measure === 'invitation' ? handForm : ruleForm, {
    initial: { threshold: String(badge.threshold ?? ''), isAwarded: badge.status === 'active' },
    messages: { threshold: campaigns('form.wrongNumber', { min: 1, max: formatInteger(BADGE_THRESHOLD_MAX) }) },
    draft: { scope: draftTargets.act(`badge-rule:${code}`) },
    submit: {
      call: ({ isAwarded, ...body }: { threshold: number | null; isAwarded: boolean }) =>
        set({ code, version, ...body, status: isAwarded ? 'active' : 'inactive' }).unwrap(),
      failed: campaigns('form.failed'),
      onDone() {
        onClose();
        void notify('success', campaigns('form.saved'));
      },
      onOutdated: onClose,
    },
  });
  const { threshold: typed, isAwarded } = form.watch();
  return (
    <Sheet open onClose={onClose} title={t('badges.editOf', { name: badge.name })}>
      <Form ref={form.form} className="stack-4" onSubmit={form.send}>
        <OtherDraft draft={form.draft} />
        {measure === 'invitation' ? (
          <p className="aside">{t('badges.byHand')}</p>
        ) : (
          <>
            <NumberField
              name="threshold"
              label={t(`badges.measures.${measure}`)}
              value={typed}
              error={form.errors.threshold}
              onTyped={(typed) => form.change({ threshold: typed })}
            />
            <ul className="aside stack-2">
              {(['raise', 'lower', 'name'] as const).map((line) => (
                <li key={line}>{t(`badges.notes.${line}`)}</li>
              ))}
            </ul>
          </>
        )}
        <Checkbox
          name="isAwarded"
          checked={isAwarded}
          onChange={(event) => form.change({ isAwarded: event.target.checked })}
        >
          {t('badges.isAwarded')}
        </Checkbox>
        <p className="aside">{t('badges.notes.off')}</p>
        <FormActions onCancel={onClose} busy={form.isSubmitting}>
          {campaigns('form.save')}
        </FormActions>
      </Form>
    </Sheet>
  );
}
