import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useLeaveSiteMutation } from '@/api/userWrites';
import { ownPassword } from '@/contract/common';
import type { Profile } from '@/contract/users';
import * as z from '@/contract/zod';
import { useForm } from '@/hooks/useForm';
import { useSessionActions } from '@/hooks/useSession';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';

/** The confirmation: the password, or the username for members without one. Never saved as a draft. */
const leaveForm = z.object({ proof: ownPassword });

/** Deletes the account, ends the session, and navigates to the page that explains how to restore it. */
export function useLeave({ username, has_password }: Profile) {
  const { t } = useTranslation('users');
  const router = useRouter();
  const { signOut } = useSessionActions();
  const [leave] = useLeaveSiteMutation();
  const byPassword = has_password === true;
  const form = useForm(leaveForm, {
    initial: { proof: '' },
    messages: { proof: t(byPassword ? 'settings.leaveNoPassword' : 'settings.leaveNoConfirm') },
    isCalm: true,
    submit: {
      call: ({ proof }, idempotencyKey) =>
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
    },
  });
  return { ...form, byPassword };
}
