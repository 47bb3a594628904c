import { expect, test } from 'vitest';
import { isSkinType, oppositeType, skinTypes } from './skin.ts';
import { barrierItems, fullItems, shortItems, upgradeItems } from './skinItems.ts';

test('there are sixteen skin types, one for each side of the four axes', () => {
  expect(skinTypes).toHaveLength(16);
  expect(new Set(skinTypes).size).toBe(16);
  expect([skinTypes[0], skinTypes.at(-1)]).toEqual(['YMSJ', 'GTKP']);
  expect(['GMKP', 'GMPK', 'gmkp', ''].map(isSkinType)).toEqual([true, false, false, false]);
});

test('the opposite of a type lies on the other side of every axis', () => {
  expect(['YMSJ', 'GMKP', 'GTKP'].map(oppositeType)).toEqual(['GTKP', 'YTSJ', 'YMSJ']);
  expect(skinTypes.map(oppositeType).map(oppositeType)).toEqual(skinTypes);
});

test('the items of the axes alternate, each item once', () => {
  expect(fullItems.slice(0, 5).map(({ id }) => id)).toEqual(['oil1', 'sensitivity1', 'tone1', 'firmness1', 'oil2']);
  expect([fullItems.length, shortItems.length, upgradeItems.length]).toEqual([32, 8, 16]);
  expect(new Set([...fullItems, ...upgradeItems].map(({ id }) => id)).size).toBe(48);
  expect(shortItems).toEqual(fullItems.slice(0, 8));
  expect(upgradeItems.at(-1)?.id).toBe('firmness12');
});

test('reversed items speak for the other side', () => {
  const reversed = (items: readonly { id: string; reversed: boolean }[]) =>
    items.filter((item) => item.reversed).map(({ id }) => id);
  const axes = ['oil3', 'tone4', 'sensitivity4', 'firmness3', 'oil6', 'sensitivity7', 'firmness7', 'oil8', 'tone8'];
  expect(reversed(fullItems).sort()).toEqual(axes.sort());
  expect(reversed(barrierItems)).toEqual(['barrier3', 'barrier6', 'barrier9', 'barrier12']);
});
