import { useTranslation } from 'react-i18next';
import { useGetManagedOperatorQuery } from '@/api/managedSettings';
import type { ShownField } from '@/components/article/ConflictSheet';
import { TextField } from '@/components/ui/Field';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { operatorFields, operatorMax, senderFields } from '@/contract/constants/operator';
import type { ManagedOperator } from '@/contract/managedSettings';
import { useOperatorForm } from './edit/useOperatorForm';
import { SettingsForm } from './SettingsForm';

/** Renders the form of who operates the site. */
export function Operator() {
  return (
    <Loaded answer={useGetManagedOperatorQuery()} loading={<SkeletonRows rows={5} />}>
      {(operator) => <OperatorForm operator={operator} />}
    </Loaded>
  );
}

function OperatorForm({ operator }: { operator: ManagedOperator }) {
  const { t } = useTranslation('manage');
  const edit = useOperatorForm(operator);
  const fieldsOf = (shown: ManagedOperator): ShownField[] =>
    operatorFields.map((name) => ({ label: t(`operator.fields.${name}`), value: shown[name] }));
  return (
    <SettingsForm of="operator" edit={edit} fieldsOf={fieldsOf}>
      {operatorFields.map((name) => (
        <TextField
          key={name}
          label={t(`operator.fields.${name}`)}
          hint={senderFields.some((it) => it === name) ? t('operator.forNews') : undefined}
          limit={operatorMax[name]}
          autoComplete="off"
          {...edit.field(name)}
        />
      ))}
    </SettingsForm>
  );
}
