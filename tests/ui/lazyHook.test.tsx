import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { lazyHook, type Typed, useSentBefore, useTyped } from '@/components/ui/lazyHook';
import { useForm } from '@/hooks/useForm';
import { ownTarget, readDraft, writeDraft } from '@/lib/browser/drafts';
import { createGate } from '../gate';
import { renderPage } from '../render';

interface Note {
  title: string;
  note: string;
}
const none: Note = { title: '', note: '' };
const schema = z.object({ title: z.string(), note: z.string() });
const target = ownTarget('', 'test:note');
const sent: Note[] = [];

function useNote({ typed }: { typed: Typed<Note> }) {
  const form = useForm(schema, {
    initial: none,
    typed: typed.values,
    draft: { scope: 'test:note' },
    submit: { call: async (values) => sent.push(values), failed: '' },
  });
  useSentBefore(typed.isSent, form.send);
  return { ...form, values: form.watch() };
}

/** Renders a form whose code is loaded once `arrive` is called. */
async function open() {
  const { open: arrive, opened } = createGate();
  let loads = 0;
  const LazyNote = lazyHook(async () => {
    loads += 1;
    await opened;
    return useNote;
  });
  function Form() {
    const [loaded, setLoaded] = useState<ReturnType<typeof useNote>>();
    const early = useTyped<Note>('test:note', none);
    const { change, send } = loaded ?? early;
    const values = loaded?.values ?? early.values;
    return (
      <form ref={early.form} onFocus={early.need}>
        {early.isNeeded ? <LazyNote typed={early.typed} onResult={setLoaded} /> : null}
        <input
          aria-label="제목"
          name="title"
          value={values.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <input
          aria-label="메모"
          name="note"
          value={values.note}
          onChange={(event) => change({ note: event.target.value })}
        />
        <button type="button" aria-busy={loaded ? false : early.typed.isSent} onClick={send}>
          보내기
        </button>
        <p>{loaded ? '준비됐어요' : '준비하고 있어요'}</p>
      </form>
    );
  }
  const page = await renderPage(<Form />);
  return {
    ...page,
    loads: () => loads,
    note: screen.getByLabelText('메모'),
    button: screen.getByRole('button', { name: '보내기' }),
    async arrive() {
      arrive();
      await screen.findByText('준비됐어요');
    },
  };
}

test('a form’s code is loaded when the form is focused, or when it has a draft', async () => {
  const first = await open();
  expect(first.loads()).toBe(0);
  await first.user.click(first.note);
  expect(first.loads()).toBe(1);
  first.unmount();
  writeDraft(target, { title: '', note: '어제의 말' });
  expect((await open()).loads()).toBe(1);
});

test('text typed while a form’s code is loading stays in the same field, which keeps the focus', async () => {
  const { user, note, arrive } = await open();
  await user.type(note, '앞');
  await arrive();
  expect(screen.getByLabelText('메모')).toBe(note);
  expect(note).toHaveFocus();
  await user.keyboard('과 뒤');
  expect(note).toHaveValue('앞과 뒤');
  expect(readDraft(target)?.value).toEqual({ title: '', note: '앞과 뒤' });
});

test('a form that was sent before its code is loaded is sent once, with its input', async () => {
  sent.length = 0;
  const { user, note, button, arrive } = await open();
  await user.type(note, '보낼 말');
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  await arrive();
  await waitFor(() => expect(sent).toEqual([{ title: '', note: '보낼 말' }]));
  await user.click(button);
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('a draft is restored once the code is loaded, and never replaces newer input', async () => {
  writeDraft(target, { title: '', note: '어제의 말' });
  const first = await open();
  await first.arrive();
  expect(first.note).toHaveValue('어제의 말');
  first.unmount();
  const second = await open();
  await second.user.type(second.note, '오늘의 말');
  await second.arrive();
  expect(second.note).toHaveValue('오늘의 말');
});
