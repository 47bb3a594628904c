import { millisecondsInDay } from 'date-fns/constants';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetSuspensionQuery, useLiftSuspensionMutation, useSuspendMutation } from '@/api/manage';
import { Button } from '@/components/ui/Button';
import { Select } from '@/components/ui/Field';
import { Loaded } from '@/components/ui/Loaded';
import { Sheet } from '@/components/ui/Sheet';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { OwnPasswordField } from '@/components/users/OwnPasswordField';
import { memberModerationSchemas, type Suspension } from '@/contract/moderation';
import type { Author } from '@/contract/users';
import * as z from '@/contract/zod';
import { useForm } from '@/hooks/useForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { serverNow } from '@/lib/browser/serverClock';
import styles from './Moderation.module.css';
import { ReasonForm } from './ReasonForm';
import { useSheetTexts } from './useSheetTexts';

interface Props {
  member: Pick<Author, 'username' | 'nickname'>;
  onClose: () => void;
}

/** In the place of days. */
const FOR_GOOD = '0';
/** How long a suspension may last, in days. */
const lengths = ['1', '3', '7', '30', '90', FOR_GOOD] as const;

/** Renders the sheet in which a manager suspends a member, or lifts the suspension. */
export function SuspendSheet(props: Props) {
  return useSheetTexts(props.onClose) ? <Content {...props} /> : null;
}

function Content({ member, onClose }: Props) {
  const { t } = useTranslation('moderation');
  const answer = useGetSuspensionQuery({ username: member.username });
  return (
    <Sheet
      open
      onClose={onClose}
      title={answer.data?.suspended ? t('suspend.lift') : t('suspend.title', { nickname: member.nickname })}
    >
      <Loaded answer={answer} loading={<SkeletonRows rows={1} />}>
        {(suspension) =>
          suspension.suspended ? (
            <LiftForm member={member} suspension={suspension} onClose={onClose} />
          ) : (
            <SuspendForm member={member} onClose={onClose} />
          )
        }
      </Loaded>
    </Sheet>
  );
}

/** Returns the schema of a form, which ends each length when it is first sent: a retry is the same call. */
function suspensionForm() {
  const ends = new Map<string, string>();
  const endOf = (days: string) => {
    const end = ends.get(days) ?? new Date(serverNow() + Number(days) * millisecondsInDay).toISOString();
    ends.set(days, end);
    return end;
  };
  return memberModerationSchemas.suspend.body
    .omit({ until: true })
    .extend({ days: z.enum(lengths), password: z.string() })
    .refine(({ days, password }) => days !== FOR_GOOD || password !== '', { path: ['password'] })
    .transform(({ days, reason, password }) =>
      days === FOR_GOOD ? { until: null, reason, password } : { until: endOf(days), reason },
    );
}

function SuspendForm({ member: { username }, onClose }: Props) {
  const { t } = useTranslation('moderation');
  const [suspend] = useSuspendMutation();
  const [schema] = useState(suspensionForm);
  const form = useForm(schema, {
    initial: { reason: '', days: '7', password: '' },
    messages: { reason: t('reason.missing'), password: t('suspend.passwordMissing') },
    draft: { scope: draftTargets.act(`suspension:${username}`) },
    submit: {
      scope: `suspension:${username}`,
      call: (body, idempotencyKey) => suspend({ username, ...body, idempotencyKey }).unwrap(),
      failed: t('suspend.failed'),
      onDone() {
        onClose();
        void notify('success', t('suspend.done'));
      },
    },
  });
  return (
    <ReasonForm form={form} lead={t('suspend.lead')} label={t('suspend.send')} danger onCancel={onClose}>
      <Select label={t('suspend.until')} {...form.field('days')}>
        {lengths.map((length) => (
          <option key={length} value={length}>
            {length === FOR_GOOD ? t('suspend.forGood') : t('suspend.days', { count: Number(length) })}
          </option>
        ))}
      </Select>
      {form.watch().days === FOR_GOOD ? (
        <OwnPasswordField label={t('suspend.password')} {...form.field('password')} />
      ) : null}
    </ReasonForm>
  );
}

function LiftForm({ member, suspension, onClose }: Props & { suspension: Suspension }) {
  const { t, i18n } = useTranslation('moderation');
  const { t: common } = useTranslation('common');
  const [lift] = useLiftSuspensionMutation();
  const { submit, isSubmitting } = useSubmit({
    call: (username: string) => lift({ username }).unwrap(),
    failed: t('suspend.liftFailed'),
    onDone() {
      onClose();
      void notify('success', t('suspend.lifted'));
    },
  });
  const end =
    suspension.until &&
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' }).format(
      new Date(suspension.until),
    );

  return (
    <div className="stack-4">
      <p>{end ? t('suspend.nowUntil', { date: end }) : t('suspend.now')}</p>
      <p className={styles.text}>{suspension.reason}</p>
      <div className="actions">
        <Button variant="quiet" onClick={onClose}>
          {common('action.cancel')}
        </Button>
        <Button variant="primary" busy={isSubmitting} onClick={() => void submit(member.username)}>
          {t('suspend.lift')}
        </Button>
      </div>
    </div>
  );
}
