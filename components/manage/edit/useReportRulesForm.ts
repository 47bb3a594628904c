import { useTranslation } from 'react-i18next';
import { useLazyGetReportRulesQuery, useSetReportRulesMutation } from '@/api/managedSettings';
import { REPORTERS_MAX, REPORTERS_MIN } from '@/contract/constants/settings';
import { managedSettingsSchemas, type ReportRules } from '@/contract/managedSettings';
import { draftTargets } from '@/lib/browser/drafts';
import { typedNumber } from '@/lib/typedNumber';
import { useManagedForm } from './useManagedForm';

const { body } = managedSettingsSchemas.setReportRules;
const rulesForm = body.extend({ reporters: typedNumber(body.shape.reporters) });

/** Returns the rules as the values of their form, in which the number is typed. */
const ruleValuesOf = ({ reporters, version }: ReportRules) => ({ reporters: String(reporters), version });

/** Manages the form of how many reports collapse content. */
export function useReportRulesForm(rules: ReportRules) {
  const { t } = useTranslation('campaigns');
  const [set] = useSetReportRulesMutation();
  const [read] = useLazyGetReportRulesQuery();
  return useManagedForm(rulesForm, {
    stored: rules,
    empty: ruleValuesOf(rules),
    valuesOf: ruleValuesOf,
    messages: { reporters: t('form.wrongNumber', { min: REPORTERS_MIN, max: REPORTERS_MAX }) },
    draft: draftTargets.reportRules,
    scope: 'report-rules',
    save: (values) => set(values).unwrap(),
    read: () => read(),
  });
}
