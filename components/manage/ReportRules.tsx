import { useTranslation } from 'react-i18next';
import { useGetReportRulesQuery } from '@/api/managedSettings';
import { Loaded } from '@/components/ui/Loaded';
import { NumberField } from '@/components/ui/NumberField';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { REPORTERS_MAX, REPORTERS_MIN } from '@/contract/constants/settings';
import type { ReportRules as Rules } from '@/contract/managedSettings';
import { useReportRulesForm } from './edit/useReportRulesForm';
import { SettingsForm } from './SettingsForm';

/** Renders the form of how many reports collapse content. */
export function ReportRules() {
  return (
    <Loaded answer={useGetReportRulesQuery()} loading={<SkeletonRows rows={1} />}>
      {(rules) => <ReportRulesForm rules={rules} />}
    </Loaded>
  );
}

function ReportRulesForm({ rules }: { rules: Rules }) {
  const { t } = useTranslation('manage');
  const edit = useReportRulesForm(rules);
  const { values, errors, change } = edit;
  const label = t('reportRules.reporters');
  return (
    <SettingsForm of="reportRules" edit={edit} fieldsOf={({ reporters }) => [{ label, value: reporters }]}>
      <NumberField
        name="reporters"
        label={label}
        hint={t('reportRules.hint', { min: REPORTERS_MIN, max: REPORTERS_MAX })}
        value={values.reporters}
        error={errors.reporters}
        onTyped={(reporters) => change({ reporters })}
      />
    </SettingsForm>
  );
}
