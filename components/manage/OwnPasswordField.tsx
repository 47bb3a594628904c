import { useTranslation } from 'react-i18next';
import { PasswordField } from '@/components/ui/PasswordField';

/** Renders the field of the operator's own password, which an act that cannot be undone asks for once more. */
export function OwnPasswordField({
  onChange,
  ...rest
}: {
  value: string;
  error: string | undefined;
  hint?: string;
  onChange: (password: string) => void;
}) {
  const { t } = useTranslation('manage');
  return (
    <PasswordField
      {...rest}
      name="password"
      label={t('role.password')}
      autoComplete="current-password"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
