import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useTextDraft } from '@/hooks/useTextDraft';
import { isText, ownTarget, readDraft } from '@/lib/browser/drafts';

beforeEach(() => localStorage.clear());

const target = ownTarget('reader', 'test:text');
const draft = () => readDraft(target, isText)?.value;
const edit = (initial?: string) => renderHook(() => useTextDraft(target, initial)).result;

test('input is a draft while it differs from the form’s first value', () => {
  const result = edit('처음 글');
  act(() => result.current[1]('고친 글'));
  expect(draft()).toBe('고친 글');
  act(() => result.current[1]('처음 글'));
  expect(result.current[0]).toBe('처음 글');
  expect(draft()).toBeUndefined();
});

test('a text of spaces alone is no draft', () => {
  const result = edit();
  act(() => result.current[1]('쓰던 글'));
  act(() => result.current[1]('  '));
  expect(draft()).toBeUndefined();
});

test('a draft is there again in the next form', () => {
  const first = edit('처음 글');
  act(() => first.current[1]('쓰던 글'));
  expect(edit('처음 글').current[0]).toBe('쓰던 글');
});
