import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Counts what moves and comes to an end. `finished` of an animation may never resolve. */
const moving = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime ?? 0)),
    ).length;

/**
 * Returns the violations that axe finds, a line per rule, once nothing moves: a button that has just been enabled has
 * a colour between two, without the contrast of either. `rules` are all but where they are named.
 */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  await expect.poll(() => page.evaluate(moving)).toBe(0);
  // Without the second page that axe would open for frames of other origins: there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((it) => it.html).join(' ')}`);
}
