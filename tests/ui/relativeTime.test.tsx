import { act, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { RelativeTime } from '@/components/ui/RelativeTime';
import common from '@/public/locales/ko/common.json';
import { renderPage } from '../render';

const at = '2026-03-10T02:00:00.000Z';

afterEach(() => vi.useRealTimers());

/** The element as the server draws it, in Korean. */
async function drawn(element: ReactElement) {
  const i18n = createInstance({ lng: 'ko', resources: { ko: { common } }, defaultNS: 'common' });
  await i18n.init();
  return renderToString(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>);
}

test('the server draws from the page’s own time, whatever its clock says', async () => {
  vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00.000Z') });
  const html = await drawn(<RelativeTime at={at} renderedAt="2026-03-10T03:30:00.000Z" />);
  expect(html).toContain('>1시간 전<');
  expect(html).toContain(`dateTime="${at}"`);
});

test('without a time of the page the date stands', async () => {
  expect(await drawn(<RelativeTime at={at} />)).toContain('2026년 3월 10일');
});

test('once mounted it follows the clock by the minute', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T02:04:10.000Z'), shouldAdvanceTime: true });
  await renderPage(<RelativeTime at={at} renderedAt="2026-03-10T02:01:00.000Z" />);
  expect(screen.getByText('4분 전')).toBeVisible();
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('5분 전')).toBeVisible();
});
