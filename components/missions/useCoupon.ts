import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckShortMissionMutation } from '@/api/missionWrites';
import type { ShortMissionAnswer } from '@/contract/missions';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useSubmit } from '@/hooks/useSubmit';
import { useTextDraft } from '@/hooks/useTextDraft';
import { draftTargets, dropDraft } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { refusalIn } from '@/lib/failures';
import { paths } from '@/lib/paths';

/**
 * Takes a coupon by its code. The same code is sent under the same key until an answer came, also after
 * a reload, so that an answer that was lost is told again and no second reward is asked for.
 */
export function useCoupon() {
  const { t } = useTranslation('missions');
  const target = useDraftTarget(draftTargets.coupon);
  const [code, setCode, show] = useTextDraft(target);
  const [check] = useCheckShortMissionMutation();
  const [taken, setTaken] = useState<ShortMissionAnswer>();
  const [failure, setFailure] = useState<{ why: string }>();
  const { submit, isSubmitting } = useSubmit({
    scope: 'coupon',
    path: paths.missions(),
    call: (wanted: string, idempotencyKey) => check({ code: wanted, idempotencyKey }).unwrap(),
    failed: t('coupon.failed'),
    dropDraft: () => dropDraft(target),
    onDone(answer) {
      setTaken(answer);
      setFailure(undefined);
      show('');
    },
    onFailure(thrown) {
      // The reason is shown under the field, and what to do next in the toast.
      setFailure({ why: refusalIn(thrown).detail ?? '' });
      void notify('warning', t('coupon.failed'));
      return true;
    },
  });

  const change = (typed: string) => {
    setFailure(undefined);
    setTaken(undefined);
    setCode(typed);
  };
  const send = async () => {
    const wanted = code.trim();
    if (wanted !== '') await submit(wanted);
  };
  return { code, setCode: change, send, busy: isSubmitting, taken, failure };
}
