import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { BARE, FIRST_PAGES } from './bundle.ts';

it('measures the pages that a first-time visitor opens, not the editors', () => {
  const first = ['/base/[name]', '/forums/[slug]/pages/[page]', '/forums/[slug]/topics/[id]'];
  const later = ['/forums/[slug]/new', '/forums/[slug]/topics/[id]/edit', '/me/settings'];
  expect(first.filter((page) => !FIRST_PAGES.test(page))).toEqual([]);
  expect(later.filter((page) => FIRST_PAGES.test(page))).toEqual([]);
});

it('weighs against the Next that is installed: measure the bare page again when that changes', () => {
  expect(BARE.next).toBe(packageJson.dependencies.next);
});
