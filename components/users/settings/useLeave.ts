import type { TFunction } from 'i18next';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useLeaveSiteMutation } from '@/api/userWrites';
import type { Profile } from '@/contract/users';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSessionActions } from '@/hooks/useSession';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';
import { paths } from '@/lib/paths';

/**
 * Builds the schema of the confirmation: the password, or the username for members without one. Never saved
 * as a draft.
 */
const leaveForm = (t: TFunction<'users'>, byPassword: boolean) =>
  z.object({
    proof: z.string().check(z.minLength(1, t(byPassword ? 'settings.leaveNoPassword' : 'settings.leaveNoConfirm'))),
  });
const empty = { proof: '' };

/** Deletes the account, ends the session, and navigates to the page that explains how to restore it. */
export function useLeave({ username, has_password }: Profile) {
  const { t } = useTranslation('users');
  const router = useRouter();
  const { signOut } = useSessionActions();
  const [leave] = useLeaveSiteMutation();
  const byPassword = has_password === true;
  const form = useSchemaForm(leaveForm(t, byPassword), empty, { isCalm: true });
  const { submit: send, isSubmitting } = useSubmit({
    call: ({ proof }: typeof empty, idempotencyKey) =>
      leave({ username, ...(byPassword ? { password: proof } : { confirmation: proof }), idempotencyKey }).unwrap(),
    failed: t('settings.leaveFailed'),
    async onDone({ success, until, reason }) {
      if (!success) {
        form.setFieldErrors({ proof: reason });
        void notify('warning', reason ?? t('settings.leaveFailed'));
        return;
      }
      // The session has ended at the provider; a cookie that remains for a moment is useless.
      await signOut().catch(() => undefined);
      await router.replace(paths.signIn({ left: until?.slice(0, 10) }));
    },
  });
  return {
    form: form.form,
    byPassword,
    proof: form.values.proof,
    error: form.errors.proof,
    type: (proof: string) => form.change({ proof }),
    submit: () => void form.submit(send),
    busy: isSubmitting,
  };
}
