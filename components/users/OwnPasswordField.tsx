import type { ComponentProps } from 'react';
import { PasswordField } from '@/components/ui/PasswordField';
import { useMember } from '@/hooks/useMember';

/**
 * Renders the field of the member's current password. Password managers fill it in by the name beside it, and do not
 * take another field of the form for that name, such as a new address.
 */
export function OwnPasswordField(props: Omit<ComponentProps<typeof PasswordField>, 'autoComplete'>) {
  const { user } = useMember();
  return (
    <>
      <input hidden readOnly autoComplete="username" value={user?.username ?? ''} />
      <PasswordField {...props} autoComplete="current-password" />
    </>
  );
}
