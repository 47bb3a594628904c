import { useTranslation } from 'react-i18next';
import { useLazyGetManagedOperatorQuery, useSetOperatorMutation } from '@/api/managedSettings';
import { type ManagedOperator, managedSettingsSchemas } from '@/contract/managedSettings';
import { draftTargets } from '@/lib/browser/drafts';
import { useManagedForm } from './useManagedForm';

/** Manages the form of who operates the site. */
export function useOperatorForm(operator: ManagedOperator) {
  const { t } = useTranslation('campaigns');
  const [set] = useSetOperatorMutation();
  const [read] = useLazyGetManagedOperatorQuery();
  return useManagedForm(managedSettingsSchemas.setOperator.body, {
    stored: operator,
    empty: operator,
    valuesOf: (stored: ManagedOperator) => stored,
    messages: { name: t('form.missing') },
    draft: draftTargets.operator,
    scope: 'operator',
    save: (values) => set(values).unwrap(),
    read: () => read(),
  });
}
