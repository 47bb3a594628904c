import { surveysApi } from '@/api/surveys';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { dropClaim } from '@/lib/browser/surveyClaim';
import { isMissing } from '@/lib/failures';
import type { AppStore } from '@/store/makeStore';

/** Claims the survey result that this browser stores for a member who has just signed in, and shows a toast. */
export async function saveSurvey(store: AppStore, claim: string, message: string): Promise<void> {
  const taking = store.dispatch(surveysApi.endpoints.claimSurvey.initiate({ claim, idempotencyKey: newKey() }));
  try {
    await taking.unwrap();
    dropClaim();
    await notify('success', message);
  } catch (failure) {
    // Not found, or claimed by a member already; other failures are retried on the next page.
    if (isMissing(failure)) dropClaim();
  }
}
