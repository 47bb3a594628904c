import {
  useTakeBarrierMutation,
  useTakeSkinTypeMutation,
  useTakeSkinTypeTestMutation,
  useTakeSkinTypeUpgradeMutation,
} from '@/api/surveys';
import { consentVersions } from '@/contract/constants';
import type { BarrierResult, SkinResult, SurveyKind } from '@/contract/surveys';
import { deedOf, dropKey, dropRejectedKey, keptKey } from '@/lib/browser/keys';
import { keepClaim, readClaim } from '@/lib/browser/surveyClaim';
import type { Answers } from './useAnswers';

/** Sends a survey's answers; an answer that was lost is asked for again, not the deed. */
export function useTake(kind: SurveyKind) {
  const [takeFull, full] = useTakeSkinTypeTestMutation();
  const [takeShort, short] = useTakeSkinTypeMutation();
  const [takeUpgrade, upgrade] = useTakeSkinTypeUpgradeMutation();
  const [takeBarrier, barrier] = useTakeBarrierMutation();

  const take = async (answers: Answers): Promise<SkinResult | BarrierResult> => {
    const claim = readClaim() || undefined;
    const body = { answers, consent: consentVersions.survey, claim } as const;
    const deed = deedOf(`survey:${kind}`, body);
    const sent = { ...body, idempotencyKey: keptKey(deed) };
    const calls = {
      'skin-type-test': () => takeFull(sent).unwrap(),
      'skin-type': () => takeShort(sent).unwrap(),
      'skin-type-upgrade': () => takeUpgrade(sent).unwrap(),
      barrier: () => takeBarrier(sent).unwrap(),
    };
    const result = await calls[kind]().catch((failure: unknown) => {
      dropRejectedKey(deed, failure);
      throw failure;
    });
    dropKey(deed);
    keepClaim(result.claim);
    return result;
  };
  const isBusy = [full, short, upgrade, barrier].some(({ isLoading }) => isLoading);
  return { take, isBusy };
}
