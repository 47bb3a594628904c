import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '@/components/ui/PasswordField';

/** Renders the field of the operator's own password, which an act that cannot be undone asks for once more. */
export function OwnPasswordField(field: Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>) {
  const { t } = useTranslation('manage');
  return <PasswordField {...field} label={t('role.password')} autoComplete="current-password" />;
}
