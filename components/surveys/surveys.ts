import { barrierItems, fullItems, shortItems, upgradeItems } from '@/contract/skinItems';
import type { SurveyKind } from '@/contract/surveys';

/** The surveys in the order they are offered. */
export const surveyKinds: SurveyKind[] = ['skin-type-test', 'skin-type', 'barrier', 'skin-type-upgrade'];

/** Returns the ids of a survey's items; the upgrade's are those of the axes in `low`. */
export function itemIds(kind: SurveyKind, low: readonly string[] = []): string[] {
  if (kind === 'barrier') return barrierItems.map(({ id }) => id);
  if (kind === 'skin-type') return shortItems.map(({ id }) => id);
  if (kind === 'skin-type-test') return fullItems.map(({ id }) => id);
  return upgradeItems.filter(({ axis }) => low.includes(axis)).map(({ id }) => id);
}
