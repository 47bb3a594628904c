import { screen } from '@testing-library/react';
import { useWatch } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { Checkbox } from '@/components/ui/Checkbox';
import { TextField } from '@/components/ui/Field';
import { Form as FormElement } from '@/components/ui/Form';
import { TextArea } from '@/components/ui/TextArea';
import { questionSchemas } from '@/contract/questions';
import { useForm } from '@/hooks/useForm';
import { ownTarget, readDraft, writeDraft } from '@/lib/browser/drafts';
import { renderPage } from '../render';

const target = ownTarget('', 'test:form');
const initial = { title: '', content: '', showManagerBadge: false };

/** Renders a form whose call is `send`; `renders` counts those of the whole and of a field beside the title. */
async function open(
  send = vi.fn(async (_values: object) => 'done'),
  typed?: { title: string },
  options: { calledNames?: Record<string, 'title'>; onFailure?: () => void } = {},
) {
  const renders = { form: 0, sibling: 0 };
  function Sibling({ form: { control } }: { form: ReturnType<typeof useQuestion> }) {
    renders.sibling += 1;
    return <output aria-label="따라 읽기">{useWatch({ control, name: 'content' })}</output>;
  }
  const useQuestion = () =>
    useForm(questionSchemas.createQuestion.body, {
      initial,
      messages: { title: '제목이 짧아요' },
      draft: { scope: 'test:form' },
      calledNames: options.calledNames,
      submit: { call: (values) => send(values), failed: '보내지 못했어요', onFailure: options.onFailure },
    });
  function Question() {
    const form = useQuestion();
    renders.form += 1;
    return (
      <FormElement ref={form.form} onSubmit={form.send}>
        <TextField label="제목" {...form.field('title')} />
        <TextArea label="내용" {...form.field('content')} />
        <Checkbox {...form.field('showManagerBadge')}>운영진</Checkbox>
        <Sibling form={form} />
        <button type="submit">보내기</button>
        <p>{form.draft.restored ? '불러왔어요' : '새 글이에요'}</p>
      </FormElement>
    );
  }
  const page = await renderPage(<Question />, { typed });
  return { ...page, send, renders, title: screen.getByLabelText('제목'), content: screen.getByLabelText('내용') };
}
const stringified = () => vi.spyOn(JSON, 'stringify');

test('typing renders neither the form nor the fields beside it, and writes out the draft alone', async () => {
  const { user, title, renders } = await open();
  await user.type(title, '첫');
  const before = { ...renders };
  const written = stringified();
  await user.type(title, ' 글자 뒤의 글자');
  expect(renders).toEqual(before);
  expect(written.mock.calls.filter(([value]) => JSON.stringify(value)?.includes('첫'))).toHaveLength(9);
  written.mockRestore();
  expect(title).toHaveValue('첫 글자 뒤의 글자');
  expect(readDraft(target)?.value).toEqual({ ...initial, title: '첫 글자 뒤의 글자' });
});

test('a field that follows another one is rendered with it alone', async () => {
  const { user, content, renders } = await open();
  const before = renders.sibling;
  await user.type(content, '세 글자');
  expect(screen.getByLabelText('따라 읽기')).toHaveTextContent('세 글자');
  expect(renders.sibling).toBeGreaterThan(before);
});

test('a form is checked by the schema of its call, and sends what that makes of the values', async () => {
  const { user, title, content, send } = await open();
  await user.type(title, ' 한 ');
  await user.type(content, ' 두 번 ');
  await user.click(screen.getByRole('button', { name: '보내기' }));
  expect(await screen.findByText('제목이 짧아요')).toBeVisible();
  expect(title).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await user.type(title, '둘');
  expect(screen.queryByText('제목이 짧아요')).toBeNull();
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '보내기' }));
  await vi.waitFor(() =>
    expect(send).toHaveBeenCalledWith({ title: '한 둘', content: '두 번', showManagerBadge: true }),
  );
  await vi.waitFor(() => expect(readDraft(target)).toBeNull());
});

test('a failed call keeps the values and their draft', async () => {
  const { user, title, content } = await open(vi.fn(() => Promise.reject(new Error('down'))));
  await user.type(title, '제목');
  await user.type(content, '내용');
  await user.click(screen.getByRole('button', { name: '보내기' }));
  expect(await screen.findByText(/보내지 못했어요/)).toBeVisible();
  expect([title, content].map((field) => (field as HTMLInputElement).value)).toEqual(['제목', '내용']);
  expect(readDraft(target)?.value).toMatchObject({ title: '제목', content: '내용' });
});

test('an unfinished draft is put into the fields, though the call would reject it', async () => {
  writeDraft(target, { title: '', content: '어제의 글', showManagerBadge: 'yes', mood: 'x' });
  const { title, content } = await open();
  expect([title, content].map((field) => (field as HTMLInputElement).value)).toEqual(['', '어제의 글']);
  expect(screen.getByText('불러왔어요')).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('what was typed before hydration stays and is the draft', async () => {
  const { title } = await open(undefined, { title: '일찍 적은 제목' });
  expect(title).toHaveValue('일찍 적은 제목');
  expect(readDraft(target)?.value).toMatchObject({ title: '일찍 적은 제목' });
});

test('a text that is too long says how long it may be, and not that it is missing', async () => {
  writeDraft(target, { ...initial, title: '가'.repeat(121), content: '내용' });
  const { user, title, send } = await open();
  await user.click(screen.getByRole('button', { name: '보내기' }));
  expect(await screen.findByText('120자까지 쓸 수 있어요.')).toBeVisible();
  expect(screen.queryByText('제목이 짧아요')).toBeNull();
  await user.clear(title);
  expect(await screen.findByText('제목이 짧아요')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('a rejection is shown at its field, and as a toast where the form has no such field', async () => {
  const rejectedFor = (field: string) => ({ status: 400, body: { code: 'invalid', [field]: ['다시 봐 주세요'] } });
  const send = vi.fn(async () => 'done').mockRejectedValueOnce(rejectedFor('title'));
  const { user, title, content } = await open(send);
  await user.type(title, '제목');
  await user.type(content, '내용');
  await user.click(screen.getByRole('button', { name: '보내기' }));
  expect(await screen.findByText('다시 봐 주세요')).toBeVisible();
  expect(title).toHaveFocus();
  expect(screen.queryByText(/보내지 못했어요/)).toBeNull();
  send.mockRejectedValueOnce(rejectedFor('audience'));
  await user.type(title, '을 고쳐요');
  await user.click(screen.getByRole('button', { name: '보내기' }));
  expect(await screen.findByText(/보내지 못했어요|다시 봐 주세요/)).toBeVisible();
});

test('a rejection that stands at a field is no toast besides, whatever a form does on failure and the call names it', async () => {
  const rejectedFor = (field: string, why: string) => ({ status: 400, body: { code: 'invalid', [field]: [why] } });
  const send = vi.fn(async () => 'done').mockRejectedValueOnce(rejectedFor('heading', '다시 봐 주세요'));
  const onFailure = vi.fn();
  const { user, title, content } = await open(send, undefined, { calledNames: { heading: 'title' }, onFailure });
  await user.type(title, '제목');
  await user.type(content, '내용');
  await user.click(screen.getByRole('button', { name: '보내기' }));
  await vi.waitFor(() => expect(title).toHaveAccessibleDescription('다시 봐 주세요'));
  expect(title).toHaveFocus();
  expect(onFailure).toHaveBeenCalledOnce();
  // The toast of a later failure, beside which that of this one would be.
  send.mockRejectedValueOnce(rejectedFor('audience', '대상이 없어요'));
  await user.click(screen.getByRole('button', { name: '보내기' }));
  expect(await screen.findByText('대상이 없어요')).toBeVisible();
  expect(screen.queryAllByText('다시 봐 주세요').filter((it) => !title.closest('form')?.contains(it))).toEqual([]);
});
