import { millisecondsInDay } from 'date-fns/constants';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetSuspensionQuery, useLiftSuspensionMutation, useSuspendMutation } from '@/api/manage';
import { Button } from '@/components/ui/Button';
import { Select } from '@/components/ui/Field';
import { Sheet } from '@/components/ui/Sheet';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import type { Suspension } from '@/contract/moderation';
import type { Author } from '@/contract/users';
import { useFailureToast } from '@/hooks/useFailureToast';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import styles from './Moderation.module.css';
import { ReasonForm } from './ReasonForm';
import { useSheetTexts } from './useSheetTexts';

interface Props {
  member: Pick<Author, 'username' | 'nickname'>;
  onClose: () => void;
}

/** How long a suspension may last, in days; 0 is for good. */
const lengths = [1, 3, 7, 30, 90, 0] as const;

/** Where a manager keeps a member out for a while, or lets them in again. */
export function SuspendSheet(props: Props) {
  return useSheetTexts(props.onClose) ? <Content {...props} /> : null;
}

function Content({ member, onClose }: Props) {
  const { t } = useTranslation('moderation');
  const { data, isError, isFetching, refetch } = useGetSuspensionQuery(member.username);
  return (
    <Sheet
      open
      onClose={onClose}
      title={
        data?.suspended ? t('suspend.lift') : t('suspend.title', { nickname: member.nickname })
      }
    >
      {!data && isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : null}
      {!data && !isError ? <SkeletonRows rows={1} /> : null}
      {data?.suspended ? (
        <LiftForm member={member} suspension={data} onClose={onClose} />
      ) : data ? (
        <SuspendForm member={member} onClose={onClose} />
      ) : null}
    </Sheet>
  );
}

function SuspendForm({ member, onClose }: Props) {
  const { t } = useTranslation('moderation');
  const [days, setDays] = useState<number>(7);
  const [suspend] = useSuspendMutation();
  const showFailure = useFailureToast();
  const key = useRef(newKey());

  const act = async (reason: string) => {
    const until = days === 0 ? null : new Date(Date.now() + days * millisecondsInDay).toISOString();
    const { username } = member;
    try {
      await suspend({ username, until, reason, idempotencyKey: key.current }).unwrap();
      onClose();
      void notify('success', t('suspend.done'));
      return true;
    } catch (failure) {
      key.current = newKey();
      showFailure(failure, t('suspend.failed'));
      return false;
    }
  };
  return (
    <ReasonForm
      lead={t('suspend.lead')}
      label={t('suspend.send')}
      danger
      onDo={act}
      onCancel={onClose}
    >
      <Select
        label={t('suspend.until')}
        value={days}
        onChange={(event) => setDays(Number(event.target.value))}
      >
        {lengths.map((length) => (
          <option key={length} value={length}>
            {length === 0 ? t('suspend.forGood') : t('suspend.days', { count: length })}
          </option>
        ))}
      </Select>
    </ReasonForm>
  );
}

function LiftForm({ member, suspension, onClose }: Props & { suspension: Suspension }) {
  const { t, i18n } = useTranslation('moderation');
  const { t: common } = useTranslation('common');
  const [lift, { isLoading }] = useLiftSuspensionMutation();
  const showFailure = useFailureToast();
  const end =
    suspension.until &&
    new Intl.DateTimeFormat(i18n.language, {
      dateStyle: 'long',
      timeStyle: 'short',
      hourCycle: 'h23',
    }).format(new Date(suspension.until));

  const act = async () => {
    try {
      await lift(member.username).unwrap();
      onClose();
      void notify('success', t('suspend.lifted'));
    } catch (failure) {
      showFailure(failure, t('suspend.liftFailed'));
    }
  };
  return (
    <div className={styles.form}>
      <p>{end ? t('suspend.nowUntil', { date: end }) : t('suspend.now')}</p>
      <p className={styles.words}>{suspension.reason}</p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onClose}>
          {common('action.cancel')}
        </Button>
        <Button variant="primary" busy={isLoading} onClick={act}>
          {t('suspend.lift')}
        </Button>
      </div>
    </div>
  );
}
