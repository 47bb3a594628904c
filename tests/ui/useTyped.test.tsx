import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useTyped } from '@/components/ui/lazyHook';
import { useDraft } from '@/hooks/useDraft';
import { useFields } from '@/hooks/useFields';
import { otherDrafts, ownTarget, readDraft, setAside, writeDraft } from '@/lib/browser/drafts';
import { hookStore } from '../hookStore';
import { textsOf } from '../render';
import { Texts } from '../texts';

const VISITORS = ownTarget('', 'form');
const korean = await textsOf('ko');

/** Provides a new store and the texts. */
function around() {
  const { wrapper: Store } = hookStore();
  return ({ children }: { children: ReactNode }) => (
    <Texts pageProps={korean}>
      <Store>{children}</Store>
    </Texts>
  );
}

test('what is typed before the form’s code is loaded is stored at once, beside the rest of the draft', () => {
  const wrapper = around();
  writeDraft(VISITORS, { note: 'earlier', other: 'stays' });
  const { result } = renderHook(() => useTyped('form', { note: '' }), { wrapper });
  act(() => result.current.change({ note: 'typed' }));
  expect(readDraft(VISITORS)?.value).toEqual({ note: 'typed', other: 'stays' });
});

test('a draft that an earlier visit left is offered beside what is typed before the form’s code is loaded', () => {
  const wrapper = around();
  setAside(VISITORS, { note: 'earlier' });
  const { result } = renderHook(() => useTyped('form', { note: '' }), { wrapper });
  for (const note of ['t', 'ty']) act(() => result.current.change({ note }));
  expect(readDraft(VISITORS)?.value).toEqual({ note: 'ty' });
  expect(otherDrafts(VISITORS).map(({ value }) => value)).toEqual([{ note: 'earlier' }]);
});

test('a field that a draft may not have, such as a consent, is not taken from what was typed early', () => {
  const wrapper = around();
  const early = renderHook(() => useTyped('form', { note: '', agreed: false }), { wrapper });
  act(() => early.result.current.change({ note: 'typed' }));
  act(() => early.result.current.change({ agreed: true }));
  const signUp = z.object({ note: z.string(), agreed: z.boolean() });
  const { result } = renderHook(
    () => {
      const fields = useFields(signUp, { note: '', agreed: false });
      return { fields, draft: useDraft(fields, 'form', signUp, { part: ({ note }) => ({ note }) }) };
    },
    { wrapper },
  );
  expect(result.current.fields.getValues()).toEqual({ note: 'typed', agreed: false });
});
