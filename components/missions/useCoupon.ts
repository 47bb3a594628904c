import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckShortMissionMutation } from '@/api/missionWrites';
import type { ShortMissionAnswer } from '@/contract/missions';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useDropDraft } from '@/hooks/useDropDraft';
import { useMemberGate } from '@/hooks/useMemberGate';
import { useTextDraft } from '@/hooks/useTextDraft';
import { draftTargets } from '@/lib/browser/drafts';
import { deedOf, dropKey, keptKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { isAnswered, refusalIn } from '@/lib/failures';
import { paths } from '@/lib/paths';

/**
 * Takes a coupon by its code. The same code is sent under the same key until an answer came, also after
 * a reload, so that an answer that was lost is told again and no second reward is asked for.
 */
export function useCoupon() {
  const { t } = useTranslation('missions');
  const target = useDraftTarget(draftTargets.coupon);
  const dropSent = useDropDraft(target);
  const [code, setCode, show] = useTextDraft(target);
  const [check, { isLoading }] = useCheckShortMissionMutation();
  const [taken, setTaken] = useState<ShortMissionAnswer>();
  const [failure, setFailure] = useState<{ why: string }>();
  const [mayGoOn, waits] = useMemberGate(paths.missions());
  const underWay = useRef(false);

  const change = (typed: string) => {
    setFailure(undefined);
    setTaken(undefined);
    setCode(typed);
  };
  const send = async () => {
    const wanted = code.trim();
    if (wanted === '' || underWay.current) return;
    underWay.current = true;
    const deed = deedOf('coupon', wanted);
    try {
      if (!(await mayGoOn())) return;
      setTaken(await check({ code: wanted, idempotencyKey: keptKey(deed) }).unwrap());
      dropKey(deed);
      setFailure(undefined);
      show('');
      dropSent();
    } catch (thrown) {
      if (isAnswered(thrown)) dropKey(deed);
      setFailure({ why: refusalIn(thrown).detail ?? '' });
      await notify('warning', t('coupon.failed'));
    } finally {
      underWay.current = false;
    }
  };
  return { code, setCode: change, send, busy: waits || isLoading, taken, failure };
}
