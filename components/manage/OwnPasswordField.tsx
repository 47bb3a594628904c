import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnPasswordField as Field } from '@/components/users/OwnPasswordField';

/** Renders the field of the operator's own password, which an act that cannot be undone asks for once more. */
export function OwnPasswordField(field: Omit<ComponentProps<typeof Field>, 'label'>) {
  const { t } = useTranslation('manage');
  return <Field {...field} label={t('role.password')} />;
}
