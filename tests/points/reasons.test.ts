import { expect, test } from 'vitest';
import { ledgerReasons } from '@/contract/points';
import { reasonsNamed } from '@/provider/areas/points/messages';
import en from '@/public/locales/en/points.json';
import ko from '@/public/locales/ko/points.json';

test('a history is searched by the very names that its page shows, in both languages', () => {
  for (const reason of ledgerReasons) {
    expect(reasonsNamed(ko.reason[reason])).toContain(reason);
    expect(reasonsNamed(en.reason[reason])).toContain(reason);
  }
});
