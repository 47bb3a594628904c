import {
  useTakeBarrierMutation,
  useTakeSkinTypeMutation,
  useTakeSkinTypeTestMutation,
  useTakeSkinTypeUpgradeMutation,
} from '@/api/surveys';
import { consentVersions } from '@/contract/constants/common';
import type { BarrierResult, SkinResult, SurveyKind } from '@/contract/surveys';
import { actionOf, dropKey, dropRejectedKey, idempotencyKeyFor } from '@/lib/browser/keys';
import { readClaim, saveClaim } from '@/lib/browser/surveyClaim';
import type { Answers } from './useAnswers';

/** Sends a survey's answers. A retry after a lost response does not take the survey twice. */
export function useTake(kind: SurveyKind) {
  const [takeFull, full] = useTakeSkinTypeTestMutation();
  const [takeShort, short] = useTakeSkinTypeMutation();
  const [takeUpgrade, upgrade] = useTakeSkinTypeUpgradeMutation();
  const [takeBarrier, barrier] = useTakeBarrierMutation();

  const take = async (answers: Answers): Promise<SkinResult | BarrierResult> => {
    const claim = readClaim() || undefined;
    const body = { answers, consent: consentVersions.survey, claim } as const;
    const action = actionOf(`survey:${kind}`, body);
    const sent = { ...body, idempotencyKey: idempotencyKeyFor(action) };
    const calls = {
      'skin-type-test': () => takeFull(sent).unwrap(),
      'skin-type': () => takeShort(sent).unwrap(),
      'skin-type-upgrade': () => takeUpgrade(sent).unwrap(),
      barrier: () => takeBarrier(sent).unwrap(),
    };
    const result = await calls[kind]().catch((failure: unknown) => {
      dropRejectedKey(action, failure);
      throw failure;
    });
    dropKey(action);
    saveClaim(result.claim);
    return result;
  };
  const isBusy = [full, short, upgrade, barrier].some(({ isLoading }) => isLoading);
  return { take, isBusy };
}
