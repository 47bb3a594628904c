import { useTranslation } from 'react-i18next';
import { useWithdrawAttendeeMutation } from '@/api/marketings';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { ConsentBox } from '@/components/users/ConsentBox';
import { dayText } from '@/components/users/dayText';
import type { Attendee } from '@/contract/marketings';
import { useFailureToast } from '@/hooks/useFailureToast';
import { notify } from '@/lib/browser/notify';
import styles from './Marketings.module.css';
import { TopicBoxes } from './TopicBoxes';
import { useMemberNews } from './useNews';

/** Ends a member's own news. */
function useStopNews() {
  const { t } = useTranslation('marketings');
  const [withdraw, { isLoading }] = useWithdrawAttendeeMutation();
  const failed = useFailureToast();
  const stop = async () => {
    if (isLoading) return;
    try {
      await withdraw({}).unwrap();
      void notify('success', t('member.stopped'));
    } catch (failure) {
      failed(failure, t('stopFailed'));
    }
  };
  return { stop, stopping: isLoading };
}

/** Renders a member's newsletter subscription at their own address. */
export function MemberNews({
  attendee,
  source,
  primary,
}: {
  attendee: Attendee | null;
  source: string;
  primary: boolean;
}) {
  const { t } = useTranslation('marketings');
  const { t: common } = useTranslation('common');
  const { form, values, errors, change, isSubmitting, send } = useMemberNews(attendee, source);
  const { stop, stopping } = useStopNews();
  return (
    <Form ref={form} className={styles.form} aria-label={t('form')} onSubmit={send}>
      {attendee ? (
        <p className={styles.note} role="status">
          {t('member.taking', { date: dayText(attendee.agreed_at, common) })}
        </p>
      ) : null}
      <TopicBoxes chosen={values.topics} onChange={(topics) => change({ topics })} error={errors.topics} />
      <ConsentBox
        name="agreed"
        kind="marketing"
        agreed={values.agreed}
        onAgree={(agreed) => change({ agreed })}
        error={errors.agreed}
      />
      <div className="row-3">
        <Button type="submit" variant={primary && !attendee ? 'primary' : 'secondary'} busy={isSubmitting}>
          {attendee ? t('member.save') : t('member.send')}
        </Button>
        {attendee ? (
          <Button variant="quiet" busy={stopping} onClick={() => void stop()}>
            {t('member.stop')}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
