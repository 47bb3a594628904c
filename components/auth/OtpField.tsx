import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/components/ui/Field';

/** Renders the field of a one-time code: of the authenticator app, or with `recovery` a recovery code. */
export function OtpField({
  recovery = false,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'label'> & { recovery?: boolean }) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      label={t(recovery ? 'twoStep.recovery' : 'twoStep.otp')}
      {...field}
      inputMode={recovery ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  );
}
