import { useTranslation } from 'react-i18next';
import { useGetCallLimitsQuery } from '@/api/managedSettings';
import type { ShownField } from '@/components/article/ConflictSheet';
import { Loaded } from '@/components/ui/Loaded';
import { NumberField } from '@/components/ui/NumberField';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { callLimitBounds, callLimitNames } from '@/contract/constants/settings';
import type { CallLimits as Limits } from '@/contract/managedSettings';
import { type CallLimitValues, useCallLimitsForm } from './edit/useCallLimitsForm';
import { SettingsForm } from './SettingsForm';

/** Renders the form of how many calls of one member are answered in a minute. */
export function CallLimits() {
  return (
    <Loaded answer={useGetCallLimitsQuery()} loading={<SkeletonRows rows={2} />}>
      {(limits) => <CallLimitsForm limits={limits} />}
    </Loaded>
  );
}

function CallLimitsForm({ limits }: { limits: Limits }) {
  const { t } = useTranslation('manage');
  const edit = useCallLimitsForm(limits);
  const { values, errors, change } = edit;
  const fieldsOf = (shown: CallLimitValues): ShownField[] =>
    callLimitNames.map((name) => ({ label: t(`callLimits.${name}`), value: shown[name] }));
  return (
    <SettingsForm of="callLimits" edit={edit} fieldsOf={fieldsOf}>
      {callLimitNames.map((name) => (
        <NumberField
          key={name}
          name={name}
          label={t(`callLimits.${name}`)}
          hint={t(`callLimits.hints.${name}`, callLimitBounds[name])}
          value={values[name]}
          error={errors[name]}
          onTyped={(typed) => change({ [name]: typed })}
        />
      ))}
    </SettingsForm>
  );
}
