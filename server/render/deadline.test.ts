import { expect, onTestFinished, test, vi } from 'vitest';
import { deadlineOf, newDeadline } from './deadline.ts';

test('the calls of one request share a deadline of 2.5 s, and another request has its own', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  onTestFinished(() => now.mockRestore());
  const [request, other] = [{}, {}];
  expect([newDeadline(), deadlineOf(request)]).toEqual([3500, 3500]);
  now.mockReturnValue(2000);
  expect([deadlineOf(request), deadlineOf(other)]).toEqual([3500, 4500]);
});
