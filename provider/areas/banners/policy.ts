import { isShown } from '../../domain/banners/state.ts';
import type { Caller } from '../../domain/identity/policy.ts';

/** Selects the banners that the caller may read at an instant; managers read those that are not shown too. */
export const visibleBanners = (caller: Caller, now: Date) => (caller?.isManager ? undefined : isShown(now));
