import { expect, it } from 'vitest';
import { yearOfDemo } from './ledger.ts';

it('the demo member’s year never goes below zero and leaves points to convert', () => {
  const balances = { point: 500, xp: 50, heart: 5 };
  for (const { ledger, amount } of yearOfDemo()) {
    balances[ledger] += amount;
    expect(balances[ledger]).toBeGreaterThanOrEqual(0);
  }
  expect(balances.point).toBeGreaterThan(1500);
});

it('is the same each time', () => {
  expect(yearOfDemo()).toEqual(yearOfDemo());
});
