import { useRouter } from 'next/router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetCreditsQuery, useGetHeartHistoriesQuery, useGetPointHistoriesQuery } from '@/api/points';
import { useLeaveSiteMutation } from '@/api/userWrites';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { Sheet } from '@/components/ui/Sheet';
import { OwnPasswordField } from '@/components/users/OwnPasswordField';
import { ownPassword } from '@/contract/common';
import { RETURN_DAYS } from '@/contract/constants/common';
import type { Profile } from '@/contract/users';
import * as z from '@/contract/zod';
import { useForm } from '@/hooks/useForm';
import { useSessionActions } from '@/hooks/useSession';
import { notify } from '@/lib/browser/notify';
import { formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './Settings.module.css';

/** The confirmation: the password, or the username for members without one. Never saved as a draft. */
const leaveForm = z.object({ proof: ownPassword });

/** Deletes the account, ends the session, and navigates to the page that explains how to restore it. */
function useLeave({ username, has_password }: Profile) {
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
          if (!form.setFieldErrors({ proof: reason })) void notify('warning', reason ?? t('settings.leaveFailed'));
          return;
        }
        // The session has ended at the provider; a cookie that remains for a moment is useless.
        await signOut().catch(() => undefined);
        await router.replace(paths.signIn({ left: until ?? undefined }));
      },
    },
  });
  return { ...form, byPassword };
}

/** Renders what of value is lost with the account, in numbers once they are loaded. */
function Lost() {
  const { t } = useTranslation('users');
  const points = useGetPointHistoriesQuery({ page_size: 1 }).data?.summary.balance;
  const hearts = useGetHeartHistoriesQuery({ page_size: 1 }).data?.summary.balance;
  const won = useGetCreditsQuery({ page: 1 }).data?.summary.total;
  return (
    <>
      <li>
        {points === undefined || hearts === undefined
          ? t('settings.leaveEarned')
          : t('settings.leaveEarnedOf', { points: formatInteger(points), hearts: formatInteger(hearts) })}
      </li>
      {won ? <li>{t('settings.leaveCredit', { won: formatInteger(won) })}</li> : null}
    </>
  );
}

/** Renders the consequences of leaving, and the confirmation: the password, or the username for members without one. */
export function LeaveSheet({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t } = useTranslation(['users', 'common']);
  const { form, byPassword, field: fieldOf, send, isSubmitting } = useLeave(profile);
  const id = useId();
  const { username } = profile;
  const days = { days: RETURN_DAYS };
  const field = { ...fieldOf('proof'), required: true };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('settings.leaveTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel', { ns: 'common' })}</Button>
          <Button type="submit" form={id} variant="danger" busy={isSubmitting}>
            {t('settings.leaveButton')}
          </Button>
        </>
      }
    >
      <ul className={styles.points}>
        <li>{t('settings.leaveProfile')}</li>
        <li>{t('settings.leaveReturn', days)}</li>
        <li>{t('settings.leaveErase')}</li>
        <Lost />
        <li>{t('settings.leaveWritten')}</li>
      </ul>
      <Form ref={form} method="post" id={id} onSubmit={send}>
        {byPassword ? (
          <OwnPasswordField label={t('settings.leavePassword')} {...field} />
        ) : (
          <TextField
            label={t('settings.leaveConfirm', { username })}
            {...field}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Form>
    </Sheet>
  );
}
