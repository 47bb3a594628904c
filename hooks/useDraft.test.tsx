// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type OwnTarget, ownTarget, readDraft, writeDraft } from '@/lib/browser/drafts';
import { createGate } from '../tests/gate';
import { hookStore, signIn, signOut } from '../tests/hookStore';
import { useDraft } from './useDraft';
import { useFields } from './useFields';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const VISITORS = ownTarget('', 'form');
const KIMS = ownTarget('kim', 'form');
const stored = (target: OwnTarget = VISITORS) => readDraft(target)?.value;

const note = z.object({ note: z.string() });
type Options = Parameters<typeof useDraft<{ note: string }>>[3];

/** A form of one field with its draft. */
function form(options?: Options, initial = { note: '' }, context = hookStore()) {
  const hook = renderHook(
    (given: Options) => {
      const fields = useFields(note, initial);
      return { fields, draft: useDraft(fields, 'form', note, given) };
    },
    { wrapper: context.wrapper, initialProps: options },
  );
  const type = (text: string) => act(() => hook.result.current.fields.change({ note: text }));
  const shown = () => hook.result.current.fields.getValues().note;
  const restored = () => hook.result.current.draft.restored;
  return { ...context, ...hook, type, shown, restored, draft: () => hook.result.current.draft };
}

test('a change is stored, and what the form began with is no draft', () => {
  const { type, restored } = form(undefined, { note: 'first' });
  expect(stored()).toBeUndefined();
  type('second');
  expect(stored()).toEqual({ note: 'second' });
  expect(restored()).toBe(false);
  type('first');
  expect(stored()).toBeUndefined();
});

test('a change that is no draft is not stored', () => {
  const { type } = form({ isDraft: ({ note }) => note.length > 3 });
  type('abc');
  expect(stored()).toBeUndefined();
  type('abcd');
  expect(stored()).toEqual({ note: 'abcd' });
});

test('a draft is put into the form, until it is changed back', () => {
  writeDraft(VISITORS, { note: 'typed' });
  const onBegin = vi.fn();
  const { shown, restored, type, draft } = form({ onBegin });
  expect([shown(), restored(), draft().round]).toEqual(['typed', true, 1]);
  expect(onBegin.mock.calls).toEqual([[{ note: 'typed' }]]);
  expect(stored()).toEqual({ note: 'typed' });
  type('');
  expect([restored(), stored()]).toEqual([false, undefined]);
});

test.each([{ note: 1 }, 'text', { note: 'first' }])('a stored %j is not put into the form', (value) => {
  writeDraft(VISITORS, value);
  const { shown, restored, draft } = form(undefined, { note: 'first' });
  expect([shown(), restored(), draft().round]).toEqual(['first', false, 0]);
});

test.each([
  ['is complete', { title: 'a', note: 'b' }, { title: 'a', note: 'b' }, true],
  ['lacks a field', { note: 'b' }, { title: 'first', note: 'b' }, true],
  ['has a field of another type', { title: 1, note: 'b' }, { title: 'first', note: 'b' }, true],
  ['has a field that the form has no more', { note: 'b', mood: 'c' }, { title: 'first', note: 'b' }, true],
  ['has fields alone that the form has not', { mood: 'c' }, { title: 'first', note: '' }, false],
  ['has a field alone of another type', { title: 1 }, { title: 'first', note: '' }, false],
  ['is null', null, { title: 'first', note: '' }, false],
  ['is a number', 7, { title: 'first', note: '' }, false],
  ['is a list', [], { title: 'first', note: '' }, false],
])('a stored draft that %s keeps the fields that fit', (_what, value, values, isFound) => {
  writeDraft(VISITORS, value);
  const schema = z.object({ title: z.string(), note: z.string() });
  const { result } = renderHook(
    () => {
      const fields = useFields(schema, { title: 'first', note: '' });
      return { fields, draft: useDraft(fields, 'form', schema) };
    },
    { wrapper: hookStore().wrapper },
  );
  expect(result.current.fields.getValues()).toEqual(values);
  expect(result.current.draft.restored).toBe(isFound);
});

test('starting over drops the draft and empties the form', () => {
  writeDraft(VISITORS, { note: 'typed' });
  const onBegin = vi.fn();
  const { draft, shown, restored } = form({ onBegin });
  act(() => draft().startOver());
  expect([shown(), restored(), stored(), draft().round]).toEqual(['', false, undefined, 2]);
  expect(onBegin).toHaveBeenLastCalledWith({ note: '' });
});

test('the draft of what was sent is dropped, and the form stays', () => {
  const { draft, type, shown } = form();
  type('sent');
  act(() => draft().drop());
  expect([shown(), stored()]).toEqual(['sent', undefined]);
});

test('a member’s draft comes once the session is known', () => {
  writeDraft(KIMS, { note: 'of kim' });
  const { store, shown, restored } = form();
  expect(shown()).toBe('');
  act(() => signIn(store, 'kim'));
  expect([shown(), restored()]).toEqual(['of kim', true]);
});

test('what was typed before the session was known stays', () => {
  writeDraft(KIMS, { note: 'of kim' });
  const { store, type, shown } = form();
  type('typed');
  act(() => signIn(store, 'kim'));
  expect(shown()).toBe('typed');
});

test('a visitor’s text stays in the form when there is no draft of who signs in', () => {
  const { store, type, shown, draft } = form();
  type('typed');
  act(() => signIn(store, 'kim'));
  expect([shown(), draft().round]).toEqual(['typed', 0]);
});

test('nothing of a member stays in the form when another one signs in', () => {
  const { store, type, shown, restored, draft } = form();
  act(() => signIn(store, 'kim'));
  type('of kim');
  act(() => signIn(store, 'lee'));
  expect([shown(), restored(), draft().round]).toEqual(['', false, 1]);
  expect([stored(KIMS), stored(ownTarget('lee', 'form'))]).toEqual([{ note: 'of kim' }, undefined]);
});

test('another member’s own draft takes the place of what one typed', () => {
  writeDraft(ownTarget('lee', 'form'), { note: 'of lee' });
  const { store, type, shown, restored } = form();
  act(() => signIn(store, 'kim'));
  type('of kim');
  act(() => signIn(store, 'lee'));
  expect([shown(), restored()]).toEqual(['of lee', true]);
});

test('a member’s text stays when their session ends under it', () => {
  const { store, type, shown } = form();
  act(() => signIn(store, 'kim'));
  type('of kim');
  act(() => signOut(store));
  expect(shown()).toBe('of kim');
  type('of kim, more');
  expect(stored(KIMS)).toEqual({ note: 'of kim, more' });
});

/** Whether leaving the page now is warned about. */
function isWarned() {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test('leaving is warned about while the form is busy, and while a change cannot be stored', () => {
  const { rerender, type, unmount } = form();
  expect(isWarned()).toBe(false);
  rerender({ busy: true });
  expect(isWarned()).toBe(true);
  rerender({ busy: false });
  expect(isWarned()).toBe(false);
  type('stored');
  expect(isWarned()).toBe(false);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  type('not stored');
  expect(isWarned()).toBe(true);
  type('');
  expect(isWarned()).toBe(false);
  type('again');
  expect(isWarned()).toBe(true);
  unmount();
  expect(isWarned()).toBe(false);
  vi.restoreAllMocks();
});

/** Stores values as a tab that is open beside this one does. */
const inAnotherTab = (value: object) =>
  localStorage.setItem(`gyeol-draft-2${VISITORS}~other`, JSON.stringify({ value, savedAt: new Date().toISOString() }));
const storedTexts = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(`gyeol-draft-2${VISITORS}`))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '').value.note)
    .sort();

test('a draft of another tab is offered, and both texts stay when it is put into the form', () => {
  inAnotherTab({ note: 'of the other tab' });
  const { draft, type, shown } = form();
  expect([shown(), draft().hasOther]).toEqual(['', true]);
  type('mine');
  act(() => draft().takeOther());
  expect([shown(), draft().hasOther, draft().restored]).toEqual(['of the other tab', true, true]);
  act(() => draft().takeOther());
  expect([shown(), draft().hasOther]).toEqual(['mine', true]);
  expect(storedTexts()).toEqual(expect.arrayContaining(['mine', 'of the other tab']));
});

test('a draft of another tab is dropped without the own one', () => {
  inAnotherTab({ note: 'of the other tab' });
  const { draft, type, shown } = form();
  type('mine');
  act(() => draft().dropOther());
  expect([shown(), draft().hasOther, storedTexts()]).toEqual(['mine', false, ['mine']]);
});

test('sending a text that was taken from another tab leaves that tab’s draft, and the one set aside', () => {
  inAnotherTab({ note: 'of the other tab' });
  const { draft, type } = form();
  type('mine');
  act(() => draft().takeOther());
  act(() => draft().drop());
  expect(storedTexts()).toEqual(['mine', 'of the other tab']);
});

test('the same text in another tab, and one of another shape, are not offered', () => {
  inAnotherTab({ note: 'first' });
  expect(form(undefined, { note: 'first' }).draft().hasOther).toBe(false);
  inAnotherTab({ mood: 'x' });
  expect(form().draft().hasOther).toBe(false);
});

test('a draft waits for the schema of its form, and what is typed meanwhile stays', async () => {
  const { open, opened } = createGate();
  const drafted = () => {
    const load = () => opened.then(() => note);
    const hook = renderHook(
      () => {
        const fields = useFields(load, { note: '' });
        return { fields, draft: useDraft(fields, 'form', load) };
      },
      { wrapper: hookStore().wrapper },
    );
    return { ...hook, shown: () => hook.result.current.fields.getValues().note };
  };
  writeDraft(VISITORS, { note: 'before' });
  const untouched = drafted();
  expect(untouched.shown()).toBe('');
  await act(async () => open());
  expect([untouched.shown(), untouched.result.current.draft.restored]).toEqual(['before', true]);
  untouched.unmount();

  const typed = drafted();
  act(() => typed.result.current.fields.change({ note: 'now' }));
  await act(async () => opened);
  expect(typed.shown()).toBe('now');
  expect(stored()).toEqual({ note: 'now' });
});

test('a form that gets another scope begins anew, and what was typed is the draft of the former one', () => {
  writeDraft(ownTarget('', 'third'), { note: 'of the third' });
  const { result, rerender } = renderHook(
    (scope: string) => {
      const fields = useFields(note, { note: '' });
      return { fields, draft: useDraft(fields, scope, note) };
    },
    { wrapper: hookStore().wrapper, initialProps: 'first' },
  );
  const shown = () => result.current.fields.getValues().note;
  act(() => result.current.fields.change({ note: 'of the first' }));
  rerender('second');
  expect([shown(), stored(ownTarget('', 'second'))]).toEqual(['', undefined]);
  rerender('third');
  expect(shown()).toBe('of the third');
  rerender('first');
  expect([shown(), stored(ownTarget('', 'first'))]).toEqual(['of the first', { note: 'of the first' }]);
});
