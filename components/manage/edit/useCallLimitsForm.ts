import { useTranslation } from 'react-i18next';
import { useLazyGetCallLimitsQuery, useSetCallLimitsMutation } from '@/api/managedSettings';
import { callLimitBounds } from '@/contract/constants/settings';
import { type CallLimits, managedSettingsSchemas } from '@/contract/managedSettings';
import { draftTargets } from '@/lib/browser/drafts';
import { typedNumber } from '@/lib/typedNumber';
import { useManagedForm } from './useManagedForm';

const { body } = managedSettingsSchemas.setCallLimits;
const limitsForm = body.extend({
  writes_a_minute: typedNumber(body.shape.writes_a_minute),
  uploads_a_minute: typedNumber(body.shape.uploads_a_minute),
});

/** Returns the limits as the values of their form, in which numbers are typed. */
const limitValuesOf = ({ writes_a_minute, uploads_a_minute, version }: CallLimits) => ({
  writes_a_minute: String(writes_a_minute),
  uploads_a_minute: String(uploads_a_minute),
  version,
});
export type CallLimitValues = ReturnType<typeof limitValuesOf>;

/** Manages the form of how many calls of one member are answered in a minute. */
export function useCallLimitsForm(limits: CallLimits) {
  const { t } = useTranslation('campaigns');
  const [set] = useSetCallLimitsMutation();
  const [read] = useLazyGetCallLimitsQuery();
  return useManagedForm(limitsForm, {
    stored: limits,
    empty: limitValuesOf(limits),
    valuesOf: limitValuesOf,
    messages: {
      writes_a_minute: t('form.wrongNumber', callLimitBounds.writes_a_minute),
      uploads_a_minute: t('form.wrongNumber', callLimitBounds.uploads_a_minute),
    },
    draft: draftTargets.callLimits,
    scope: 'call-limits',
    save: (values) => set(values).unwrap(),
    read: () => read(),
  });
}
