import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BeforeAfter } from '@/components/challenges/BeforeAfter';
import { Calendar } from '@/components/challenges/Calendar';
import { grainOf, weeksOf } from '@/components/challenges/calendar';
import { Invite } from '@/components/challenges/Invite';
import { Progress } from '@/components/challenges/Progress';
import { Freeze, Streak } from '@/components/challenges/Streak';
import type { CalendarDay, ChallengeGroup } from '@/contract/challenges';
import { renderPage } from '../render';

const states = { c: 'checked', f: 'frozen', b: 'before', m: 'missed', o: 'open', a: 'ahead' } as const;

/** Returns days from Thursday, 5 March 2026 on, a letter each. */
const daysOf = (letters: string): CalendarDay[] =>
  [...letters].map((letter, index) => ({
    day: new Date(Date.UTC(2026, 2, 5 + index)).toISOString().slice(0, 10),
    state: states[letter as keyof typeof states],
    content: letter === 'c' ? `${index + 1}일째 세안` : '',
    image: '',
    resourceUrls: [],
  }));

test('a calendar shows the state of every day, counts each, and shows a day’s check-in on a tap', async () => {
  const { user } = await renderPage(<Calendar days={daysOf('cmcfcoaa')} />);
  expect(screen.getByText('인증 3일')).toBeVisible();
  expect(screen.getByText('남은 날 2일')).toBeVisible();
  expect(screen.queryByRole('button', { name: /3월 11일/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '3월 5일 (목) 인증했어요' }));
  expect(screen.getByText('1일째 세안')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '3월 6일 (금) 인증하지 않은 날이에요' }));
  expect(screen.queryByText('1일째 세안')).toBeNull();
});

test('weeks begin on Monday, and a streak is drawn across weeks', () => {
  const weeks = weeksOf(daysOf('cccccmcf'));
  expect(weeks.map((week) => week.findIndex(Boolean))).toEqual([3, 0]);
  expect(weeks[1]?.[0]?.day).toBe('2026-03-09');
  expect(grainOf(weeks, 0).runs).toHaveLength(1);
  expect(grainOf(weeks, 0).runs[0]).toMatch(/280,[\d.]+$/);
  // Monday’s check-in belongs to the streak of the Sunday before; the free day to the one after the miss.
  expect(grainOf(weeks, 1).runs).toHaveLength(2);
  expect(grainOf(weeks, 1).runs[0]).toMatch(/^M0,/);
});

test.each([
  ['cccc', false, /남았어요/],
  ['cmmmmmoa', false, /채우기는 어려워졌어요/],
  ['cmmmmmmm', false, /닿지 못했어요/],
  ['cccccccc', true, /완주했어요/],
])('progress of %s shows what is still to do', async (letters, completed, texts) => {
  const days = daysOf(letters.padEnd(8, 'a'));
  await renderPage(<Progress challenge={{ days: 8, needed: 7 }} days={days} completed={completed} own />);
  expect(screen.getByText(texts)).toBeVisible();
});

test.each([
  ['ccccfoa', /이번 주에 썼어요/],
  ['ccccoa', /아직 남아 있어요/],
  // Thursday’s belonged to the week before.
  ['cfccoa', /아직 남아 있어요/],
])('the streak of %s shows whether the week’s free day is left', async (letters, texts) => {
  const days = daysOf(letters);
  await renderPage(
    <>
      <Streak streak={3} days={days} own />
      <Freeze days={days} />
    </>,
  );
  expect(screen.getByText('3일 연속')).toBeVisible();
  expect(screen.getByText(texts)).toBeVisible();
});

test('first and latest picture lie under one slider that keys move', async () => {
  await renderPage(<BeforeAfter before="/a.webp" after="/b.webp" />);
  const slider = screen.getByRole('slider', { name: '처음과 지금 비교하기' });
  expect(slider).toHaveAttribute('aria-valuetext', '처음 사진 50%');
  fireEvent.change(slider, { target: { value: '80' } });
  expect(slider).toHaveAttribute('aria-valuetext', '처음 사진 80%');
  expect(slider.parentElement?.style.getPropertyValue('--divide')).toBe('80%');
});

test('a finger moves the slider anywhere on the pictures', async () => {
  await renderPage(<BeforeAfter before="/a.webp" after="/b.webp" />);
  const slider = screen.getByRole('slider');
  const stage = slider.parentElement as HTMLElement;
  const held = new Set<number>();
  Object.assign(stage, {
    setPointerCapture: (pointer: number) => held.add(pointer),
    hasPointerCapture: (pointer: number) => held.has(pointer),
    getBoundingClientRect: () => ({ left: 100, width: 200 }),
  });
  const at = (clientX: number) => new MouseEvent('pointermove', { bubbles: true, clientX });
  fireEvent(stage, at(250));
  expect(slider).toHaveValue('50');
  fireEvent(stage, new MouseEvent('pointerdown', { bubbles: true, clientX: 150 }));
  expect(slider).toHaveValue('25');
  fireEvent(stage, at(400));
  expect(slider).toHaveValue('100');
});

test('an invitation has a code, a link that is copied and a QR code on demand', async () => {
  const group = {
    invite_code: 'K7MQ2XPA',
    size: 5,
    member_count: 3,
    challenge: { title: '저자극 세안' },
  } as ChallengeGroup;
  const { user } = await renderPage(<Invite group={group} />);
  const part = within(screen.getByRole('region', { name: '친구 초대하기' }));
  expect(part.getByText(/2명 더/)).toBeVisible();
  expect(part.getByText('K7MQ2XPA')).toBeVisible();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(part.getByRole('button', { name: '링크 복사' }));
  expect(write).toHaveBeenCalledWith('https://gyeol.test/invite/K7MQ2XPA');
  expect(await screen.findByText('링크를 복사했어요')).toBeVisible();
  await user.click(part.getByRole('button', { name: 'QR 코드 보기' }));
  expect(await part.findByRole('img', { name: '초대 링크가 담긴 QR 코드' })).toBeVisible();
});
