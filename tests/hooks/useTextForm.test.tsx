import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTextForm } from '@/hooks/useFormDraft';
import { ownTarget, readDraft, writeDraft } from '@/lib/browser/drafts';
import { renderPage } from '../render';

const SCOPE = 'test:text';
const target = ownTarget('', SCOPE);
const draft = () => readDraft(target)?.value;
const sent: string[] = [];

function Form({ initial }: { initial?: string }) {
  const { form, text, setText, errors, submit } = useTextForm(SCOPE, { initial, missing: '내용을 적어 주세요.' });
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit((values) => sent.push(values.text));
      }}
    >
      <input value={text} aria-invalid={errors.text !== undefined} onChange={(event) => setText(event.target.value)} />
      <p role="alert">{errors.text}</p>
      <button type="submit">보내기</button>
    </form>
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
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(sent).toEqual(['글']));
});
