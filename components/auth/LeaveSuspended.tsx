import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveSuspendedMutation } from '@/api/userWrites';
import { Button } from '@/components/ui/Button';
import { ConfirmSheet } from '@/components/ui/ConfirmSheet';
import { RETURN_DAYS } from '@/contract/constants/common';
import { paths } from '@/lib/paths';
import { FormNotice } from './FormNotice';
import { useSubmitWithNotice } from './useSubmitWithNotice';

/** Renders the button by which a suspended member leaves, with the key that their sign-in was answered with. */
export function LeaveSuspended({ leaveKey }: { leaveKey: string }) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const [leave] = useLeaveSuspendedMutation();
  const [isAsking, setAsking] = useState(false);
  const { submit, busy, error, dropError } = useSubmitWithNotice({
    call: (key: string) => leave({ key }).unwrap(),
    onDone: ({ until }) => router.replace(paths.signIn({ left: until, suspended: '1' })),
    texts: () => ({ rejected: t('leave.expired'), unavailable: t('leave.failed') }),
  });
  return (
    <>
      {error ? <FormNotice warning>{error}</FormNotice> : null}
      <Button variant="quiet" size="small" busy={busy} onClick={() => setAsking(true)}>
        {t('leave.open')}
      </Button>
      {isAsking ? (
        <ConfirmSheet
          title={t('leave.title')}
          body={t('leave.body', { days: RETURN_DAYS })}
          confirm={t('leave.open')}
          onConfirm={() => {
            setAsking(false);
            dropError();
            void submit(leaveKey);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
