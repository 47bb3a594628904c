import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckShortMissionMutation } from '@/api/missionWrites';
import type { ShortMissionAnswer } from '@/contract/missions';
import { useTextForm } from '@/hooks/useFormDraft';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { errorBodyIn } from '@/lib/failures';
import { paths } from '@/lib/paths';

/**
 * Manages the form that redeems a coupon's code. The same code is sent under the same idempotency key until
 * there is an answer, also after a reload, so that a lost answer does not give a second reward.
 */
export function useCoupon() {
  const { t } = useTranslation('missions');
  const form = useTextForm(draftTargets.coupon);
  const [check] = useCheckShortMissionMutation();
  const [taken, setTaken] = useState<ShortMissionAnswer>();
  const [failure, setFailure] = useState<{ why: string }>();
  const { submit } = useSubmit({
    scope: 'coupon',
    path: paths.missions(),
    call: (code: string, idempotencyKey) => check({ code, idempotencyKey }).unwrap(),
    failed: t('coupon.failed'),
    dropDraft: form.draft.startOver,
    onDone(answer) {
      setTaken(answer);
      setFailure(undefined);
    },
    onFailure(thrown) {
      // The reason is shown under the field, and what to do next in the toast.
      setFailure({ why: errorBodyIn(thrown).detail ?? '' });
      void notify('warning', t('coupon.failed'));
      return true;
    },
  });
  return {
    form: form.form,
    draft: form.draft,
    code: form.text,
    setCode(typed: string) {
      setFailure(undefined);
      setTaken(undefined);
      form.setText(typed);
    },
    isFilled: form.isFilled,
    send: () => void form.submit(({ text }) => submit(text)),
    isSubmitting: form.isSubmitting,
    taken,
    failure,
  };
}
