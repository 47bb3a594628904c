import { act, render, screen } from '@testing-library/react';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { textsOf } from '../render';
import { Texts } from '../texts';

const seen: i18n[] = [];

function Label() {
  const { t, i18n } = useTranslation('common');
  seen.push(i18n);
  return <p lang={i18n.language}>{t('time.justNow')}</p>;
}

test('a component gets the instance of texts without a copy of its parts, and follows its language', async () => {
  const [korean, english] = [await textsOf('ko'), await textsOf('en')];
  const { rerender } = render(
    <Texts pageProps={korean}>
      <Label />
    </Texts>,
  );
  expect(screen.getByText('방금 전')).toHaveAttribute('lang', 'ko');
  expect(Object.keys(seen[0] ?? {})).not.toContain('store');
  expect(seen[0]?.hasResourceBundle('ko', 'common')).toBe(true);
  await act(async () =>
    rerender(
      <Texts pageProps={english}>
        <Label />
      </Texts>,
    ),
  );
  expect(screen.getByText('just now')).toHaveAttribute('lang', 'en');
});
