import { useTranslation } from 'react-i18next';
import { useLazyGetEarningRulesQuery, useSetEarningRulesMutation } from '@/api/managedSettings';
import { type EarningField, earningFields, earningMax, earningMin } from '@/contract/constants/settings';
import { type EarningRules, managedSettingsSchemas } from '@/contract/managedSettings';
import { draftTargets } from '@/lib/browser/drafts';
import { formatInteger } from '@/lib/numbers';
import { typedNumber } from '@/lib/typedNumber';
import { useManagedForm } from './useManagedForm';

/** Returns a value for each number of the rules. */
const forEach = <T>(create: (name: EarningField) => T) =>
  Object.fromEntries(earningFields.map((name) => [name, create(name)])) as Record<EarningField, T>;

const { body } = managedSettingsSchemas.setEarningRules;
const earningForm = body.extend(forEach((name) => typedNumber(body.shape[name])));

/** Returns the rules as the values of their form, in which numbers are typed. */
const earningValuesOf = ({ version, ...numbers }: EarningRules) => ({
  ...forEach((name) => String(numbers[name])),
  version,
});
export type EarningValues = ReturnType<typeof earningValuesOf>;

/** Manages the form of what members earn. */
export function useEarningForm(rules: EarningRules) {
  const { t } = useTranslation('campaigns');
  const [set] = useSetEarningRulesMutation();
  const [read] = useLazyGetEarningRulesQuery();
  return useManagedForm(earningForm, {
    stored: rules,
    empty: earningValuesOf(rules),
    valuesOf: earningValuesOf,
    messages: forEach((name) => t('form.wrongNumber', { min: earningMin(name), max: formatInteger(earningMax[name]) })),
    draft: draftTargets.earningRules,
    scope: 'earning-rules',
    save: (values) => set(values).unwrap(),
    read: () => read(),
  });
}
