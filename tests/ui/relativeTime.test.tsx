import { act, screen } from '@testing-library/react';
import { Profiler, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { RelativeTime } from '@/components/ui/RelativeTime';
import common from '@/public/locales/ko/common.json';
import { renderPage } from '../render';
import { Texts } from '../texts';

const at = '2026-03-10T02:00:00.000Z';

/** Renders the element as the server does, in Korean. */
function drawn(element: ReactElement) {
  const initialI18nStore = { ko: { common } };
  const loaded = { initialI18nStore, initialLocale: 'ko', ns: ['common'], userConfig: null };
  return renderToString(<Texts pageProps={{ _nextI18Next: loaded }}>{element}</Texts>);
}

test('the server renders from the page’s own time, whatever its clock', () => {
  vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00.000Z') });
  const html = drawn(<RelativeTime at={at} renderedAt="2026-03-10T03:30:00.000Z" />);
  expect(html).toContain('>1시간 전<');
  expect(html).toContain(`dateTime="${at}"`);
});

test('without a time of the page the date is shown', () => {
  expect(drawn(<RelativeTime at={at} />)).toContain('2026년 3월 10일');
});

test('below a heading with the day, an older instant is a time of day', () => {
  const element = (renderedAt: string) => <RelativeTime at={at} renderedAt={renderedAt} ofDay />;
  expect(drawn(element('2026-03-10T03:30:00.000Z'))).toContain('>1시간 전<');
  expect(drawn(element('2026-03-12T03:30:00.000Z'))).toContain('>11:00<');
  expect(drawn(element('2027-03-12T03:30:00.000Z'))).toContain('>11:00<');
});

test('once mounted it follows the clock by the minute', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T02:04:10.000Z'), shouldAdvanceTime: true });
  await renderPage(<RelativeTime at={at} renderedAt="2026-03-10T02:01:00.000Z" />);
  // The clock starts when the page is idle.
  expect(await screen.findByText('4분 전')).toBeVisible();
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('5분 전')).toBeVisible();
});

test('a tick of the clock renders only the times whose text it changes', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T02:04:10.000Z'), shouldAdvanceTime: true });
  const drawn: string[] = [];
  await renderPage(
    <p>
      {[at, '2026-03-05T02:00:00.000Z', '2025-03-05T02:00:00.000Z'].map((it) => (
        <Profiler key={it} id={it} onRender={() => drawn.push(it)}>
          <RelativeTime at={it} renderedAt="2026-03-10T02:01:00.000Z" />
        </Profiler>
      ))}
    </p>,
  );
  expect(await screen.findByText('4분 전')).toBeVisible();
  drawn.length = 0;
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('5분 전')).toBeVisible();
  expect(drawn).toEqual([at]);
});
