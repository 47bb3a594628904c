import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Reveal } from '@/components/ui/Reveal';
import { setMedia } from '../browser';
import { renderPage } from '../render';

const reveal = vi.hoisted(() => vi.fn());
vi.mock('scrollreveal', () => ({ default: () => ({ reveal, clean: vi.fn() }) }));

beforeEach(() => reveal.mockClear());

const standAt = (top: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

test('elements below the fold rise as specified, from the first scroll on', async () => {
  standAt(window.innerHeight + 1);
  await renderPage(<Reveal>물결</Reveal>);
  expect(screen.getByText('물결')).toBeVisible();
  expect(reveal).not.toHaveBeenCalled();
  fireEvent.scroll(window);
  await expect
    .poll(() => reveal)
    .toHaveBeenCalledWith(expect.anything(), { interval: -400, duration: 700, viewFactor: 0.8 });
});

test('elements in the first view are shown at once', async () => {
  standAt(100);
  await renderPage(<Reveal>물결</Reveal>);
  fireEvent.scroll(window);
  await import('scrollreveal');
  expect(reveal).not.toHaveBeenCalled();
});

test('nothing moves for readers who prefer reduced motion', async () => {
  setMedia('(prefers-reduced-motion: reduce)');
  standAt(window.innerHeight + 1);
  await renderPage(<Reveal>물결</Reveal>);
  fireEvent.scroll(window);
  await import('scrollreveal');
  expect(reveal).not.toHaveBeenCalled();
});
