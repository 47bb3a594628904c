import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { TextField } from '@/components/ui/Field';
import { Form as FormElement } from '@/components/ui/Form';
import { text } from '@/contract/common';
import { hasVisible } from '@/contract/typedText';
import { useForm } from '@/hooks/useForm';
import { ownTarget, readDraft, writeDraft } from '@/lib/browser/drafts';
import { renderPage } from '../render';

const SCOPE = 'test:text';
const target = ownTarget('', SCOPE);
const draft = () => readDraft(target)?.value;
const sent: string[] = [];

const schema = z.object({ text: text(100) });

function Form({ initial = '' }: { initial?: string }) {
  const { form, field, send } = useForm(schema, {
    initial: { text: initial },
    messages: { text: '내용을 적어 주세요.' },
    isCalm: true,
    draft: { scope: SCOPE, isDraft: (values) => hasVisible(values.text) },
    submit: { call: async (values) => sent.push(values.text), failed: '보내지 못했어요.' },
  });
  return (
    <FormElement ref={form} onSubmit={send}>
      <TextField label="글" {...field('text')} />
      <button type="submit">보내기</button>
    </FormElement>
  );
}
async function edit(initial?: string) {
  const page = await renderPage(<Form initial={initial} />);
  return { ...page, field: screen.getByRole('textbox') };
}

test('typed text is a draft until it equals the initial value', async () => {
  const { user, field } = await edit('처음 글');
  await user.type(field, '과 더');
  expect(draft()).toEqual({ text: '처음 글과 더' });
  await user.type(field, '{Backspace}{Backspace}{Backspace}');
  expect(field).toHaveValue('처음 글');
  expect(draft()).toBeUndefined();
});

test('a blank text is no draft', async () => {
  const { user, field } = await edit();
  await user.type(field, '쓰던 글');
  expect(draft()).toEqual({ text: '쓰던 글' });
  await user.clear(field);
  await user.type(field, '  ');
  expect(draft()).toBeUndefined();
});

test('a draft is there again in the next form', async () => {
  const first = await edit('처음 글');
  await first.user.type(first.field, ', 쓰던 글');
  first.unmount();
  expect((await edit('처음 글')).field).toHaveValue('처음 글, 쓰던 글');
});

test('a draft of another shape, such as a bare text, is none', async () => {
  writeDraft(target, '예전 글');
  expect((await edit('처음 글')).field).toHaveValue('처음 글');
});

test('a blank text is marked and focused until it is typed; a text is sent without its outer spaces', async () => {
  const { user, field } = await edit();
  await user.type(field, '  ');
  await user.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('내용을 적어 주세요.');
  expect(sent).toEqual([]);
  await user.type(field, '글 ');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(sent).toEqual(['글']));
});
