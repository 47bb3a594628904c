import { expect, it } from 'vitest';
import { badgeCodes } from '../../../contract/constants/common.ts';
import { SITE_TEXT_KEY_MAX, SITE_TEXT_MAX } from '../../../contract/constants/siteTexts.ts';
import { skinTypes } from '../../../contract/skin.ts';
import { charactersOf } from '../../../contract/typedText.ts';
import { hasSlotsOf, shippedTexts } from './shipped.ts';

it('has the texts of every badge and skin type', () => {
  for (const code of badgeCodes) expect(shippedTexts.get(`badges:${code}.description`)?.en).toBeTruthy();
  for (const type of skinTypes) expect(shippedTexts.get(`skin:line.${type}`)?.ko).toBeTruthy();
  expect(shippedTexts.get('surveys:item.barrier12')).toMatchObject({ ko: expect.any(String), max: 160 });
});

it.each([
  'surveys:start',
  'surveys:answers.1',
  'surveys:notDiagnosis',
  'surveys:hub.mine',
  'skin:type',
  'errors:invalid',
])('has not %s, which stays as it ships', (name) => {
  expect(shippedTexts.has(name)).toBe(false);
});

it('ships texts in both languages that fit what may be stored', () => {
  for (const { ko, en, key, max } of shippedTexts.values()) {
    expect([ko, en].filter((text) => text === '' || charactersOf(text).length > max)).toEqual([]);
    expect(key.length).toBeLessThanOrEqual(SITE_TEXT_KEY_MAX);
    expect(max).toBeLessThanOrEqual(SITE_TEXT_MAX);
  }
});

it.each([
  ['{{nickname}}님의 {{count}}개', '{{count}}개, {{nickname}}님'],
  ['자리가 없는 글', '다른 글 {한 겹} $100 <b>'],
])('lets the slots of %j stand elsewhere in %j', (shipped, text) => {
  expect(hasSlotsOf(shipped, text)).toBe(true);
});

it.each([
  ['{{nickname}}님의 {{count}}개', '{{nickname}}님의 것'],
  ['{{nickname}}님', '{{nickname}}님, {{nickname}}님'],
  ['{{nickname}}님', '{{name}}님'],
  ['자리가 없는 글', '{{count}}개'],
  ['자리가 없는 글', '열린 {{ 괄호'],
  ['자리가 없는 글', '닫힌 }} 괄호'],
  ['자리가 없는 글', '$t(errors:invalid)'],
])('does not take %j for %j', (shipped, text) => {
  expect(hasSlotsOf(shipped, text)).toBe(false);
});
