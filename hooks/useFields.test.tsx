// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { toastHostStands } from '@/lib/browser/notify';
import { createGate } from '../tests/gate';
import { useFields } from './useFields';

afterEach(cleanup);

/** Returns what a form does when it is submitted: `send` in the place of the browser. */
const sending = (send: () => unknown) => (event: FormEvent) => {
  event.preventDefault();
  send();
};

const schema = z.object({
  name: z.string(),
  note: z.string(),
  agreed: z.boolean(),
  type: z.string(),
  side: z.string(),
});

function Form({ onSend }: { onSend: (values: z.infer<typeof schema>) => unknown }) {
  const { form, watch, change, submit } = useFields(schema, {
    name: '',
    note: '',
    agreed: false,
    type: 'dry',
    side: 'left',
  });
  const values = watch();
  return (
    <form ref={form} onSubmit={sending(() => submit(onSend))}>
      <input
        aria-label="name"
        name="name"
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <textarea
        aria-label="note"
        name="note"
        value={values.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <input
        aria-label="agreed"
        type="checkbox"
        name="agreed"
        checked={values.agreed}
        onChange={(event) => change({ agreed: event.target.checked })}
      />
      <select
        aria-label="type"
        name="type"
        value={values.type}
        onChange={(event) => change({ type: event.target.value })}
      >
        <option>dry</option>
        <option>oily</option>
      </select>
      {['left', 'right'].map((side) => (
        <input
          key={side}
          aria-label={side}
          type="radio"
          name="side"
          value={side}
          checked={values.side === side}
          onChange={() => change({ side })}
        />
      ))}
      <input name="elsewhere" />
      <button type="submit">send</button>
    </form>
  );
}

test('what was typed and chosen before the code had come stays and is sent', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  let sent: unknown;
  const form = <Form onSend={(values) => (sent = values)} />;
  container.innerHTML = renderToString(form);
  const name = screen.getByLabelText<HTMLInputElement>('name');
  name.value = 'early';
  screen.getByLabelText<HTMLTextAreaElement>('note').value = 'typed';
  screen.getByLabelText<HTMLInputElement>('agreed').checked = true;
  screen.getByLabelText<HTMLSelectElement>('type').value = 'oily';
  screen.getByLabelText<HTMLInputElement>('right').checked = true;
  render(form, { container, hydrate: true });
  expect(name).toHaveValue('early');
  await userEvent.click(screen.getByRole('button'));
  expect(sent).toEqual({ name: 'early', note: 'typed', agreed: true, type: 'oily', side: 'right' });
});

const account = z.object({ username: z.string().min(1, 'missing'), password: z.string().min(1, 'missing') });

function SignIn({ onSend }: { onSend: (values: z.infer<typeof account>) => unknown }) {
  const { form, field, submit, errors } = useFields(account, { username: '', password: '' });
  return (
    <form ref={form} onSubmit={sending(() => submit(onSend))}>
      {(['username', 'password'] as const).map((name) => {
        const { error: _, ...props } = field(name);
        return <input key={name} aria-label={name} {...props} />;
      })}
      <output>{Object.values(errors).join()}</output>
      <button type="submit">send</button>
    </form>
  );
}

test('what a password manager fills in without a word is sent as it is shown, also over what was typed', async () => {
  const onSend = vi.fn();
  render(<SignIn onSend={onSend} />);
  const [username, password] = ['username', 'password'].map((name) => screen.getByLabelText<HTMLInputElement>(name));
  if (!username || !password) throw new Error('no fields');
  await userEvent.type(username, 'jis');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent('missing');
  username.value = 'jisoo';
  password.value = 'a quiet evening';
  await userEvent.click(screen.getByRole('button'));
  expect(onSend.mock.calls).toEqual([[{ username: 'jisoo', password: 'a quiet evening' }]]);
  expect([username.value, password.value]).toEqual(['jisoo', 'a quiet evening']);
});

const rules = z.object({
  name: z.string().min(2, 'too short'),
  note: z.string().min(1, 'missing'),
});
const empty = { name: '', note: '' };

/** A form without its fields: what it holds, and its errors. */
function fields(options?: Parameters<typeof useFields<typeof empty>>[2]) {
  const { result } = renderHook(() => useFields(rules, empty, options));
  const send = vi.fn();
  return {
    errors: () => result.current.errors,
    values: () => result.current.getValues(),
    initial: () => result.current.initial,
    send,
    change: (part: Partial<typeof empty>) => act(async () => result.current.change(part)),
    leave: (name: 'name' | 'note') => act(async () => result.current.leave(name)),
    submit: () => act(() => result.current.submit(send)),
    reject: (errors: Record<string, string>) => act(async () => result.current.setFieldErrors(errors)),
    begin: (values: typeof empty) => act(async () => result.current.begin(values)),
  };
}

test('no field is wrong before it is left or sent, and each says why then until its value passes', async () => {
  const { errors, change, leave, submit, send } = fields();
  await change({ name: 'a' });
  expect(errors()).toEqual({});
  await leave('name');
  expect(errors()).toEqual({ name: 'too short' });
  await change({ name: 'ab' });
  expect(errors()).toEqual({});
  await change({ name: 'a' });
  expect(errors()).toEqual({ name: 'too short' });
  await change({ name: 'ab' });
  await submit();
  expect([errors(), send.mock.calls]).toEqual([{ note: 'missing' }, []]);
  await change({ note: 'a' });
  expect(errors()).toEqual({});
  await change({ note: '' });
  expect(errors()).toEqual({ note: 'missing' });
  await change({ note: 'a' });
  await submit();
  expect(send.mock.calls).toEqual([[{ name: 'ab', note: 'a' }]]);
});

test('a calm form takes an error back with the next change, and checks when it is sent', async () => {
  const { errors, change, leave, submit } = fields({ isCalm: true });
  await leave('name');
  await submit();
  expect(errors()).toEqual({ name: 'too short', note: 'missing' });
  await change({ name: 'a' });
  expect(errors()).toEqual({ note: 'missing' });
  await submit();
  expect(errors()).toEqual({ name: 'too short', note: 'missing' });
});

test('a form begins with what was typed before, and takes other values for all fields', async () => {
  const { values, initial, begin, change } = fields({ typed: { name: 'early' } });
  expect([values(), initial()]).toEqual([{ name: 'early', note: '' }, empty]);
  await change({ name: 'a', note: 'b' });
  expect(values()).toEqual({ name: 'a', note: 'b' });
  await begin({ name: 'draft', note: 'too' });
  expect(values()).toEqual({ name: 'draft', note: 'too' });
});

test('what a call was rejected for is shown by field until the field changes', async () => {
  const { errors, reject, change } = fields();
  await reject({ name: 'taken', note: '', other: 'unknown' });
  expect(errors()).toEqual({ name: 'taken' });
  await change({ note: 'a' });
  expect(errors()).toEqual({ name: 'taken' });
  await change({ name: 'b' });
  expect(errors()).toEqual({});
});

test('a form is being sent until its call has come back', async () => {
  const { result } = renderHook(() => useFields(rules, { name: 'ab', note: 'a' }));
  const { open, opened } = createGate();
  let sent: Promise<void> | undefined;
  await act(async () => {
    sent = result.current.submit(() => opened);
  });
  expect(result.current.isSubmitting).toBe(true);
  await act(async () => {
    open();
    await sent;
  });
  expect(result.current.isSubmitting).toBe(false);
});

test('a form that is submitted again while its call is in flight sends once, and then again', async () => {
  const { result } = renderHook(() => useFields(rules, { name: 'ab', note: 'a' }));
  const { open, opened } = createGate();
  const send = vi.fn(() => opened);
  const submit = () => result.current.submit(send);
  await act(async () => {
    const both = [submit(), submit()];
    open();
    await Promise.all(both);
  });
  expect(send).toHaveBeenCalledTimes(1);
  await act(submit);
  expect(send).toHaveBeenCalledTimes(2);
});

/** A form whose schema is loaded by `load`. */
function Loaded({ load, onSend }: { load: () => Promise<typeof rules>; onSend: (values: unknown) => void }) {
  const { form, field, submit, errors, isSubmitting } = useFields(load, empty);
  return (
    <form ref={form} onSubmit={sending(() => submit(onSend))}>
      <input aria-label="name" name={field('name').name} onChange={field('name').onChange} ref={field('name').ref} />
      <p>{errors.name}</p>
      <button type="submit" disabled={isSubmitting}>
        send
      </button>
    </form>
  );
}

test('a schema is loaded with the first focus, and a form whose schema does not come says so and keeps its text', async () => {
  const warning = vi.fn();
  toastHostStands({ success: vi.fn(), info: vi.fn(), error: vi.fn(), warning });
  const load = vi.fn<() => Promise<typeof rules>>().mockRejectedValue(new Error('the chunk did not load'));
  const onSend = vi.fn();
  render(<Loaded load={load} onSend={onSend} />);
  expect(load).not.toHaveBeenCalled();
  const name = screen.getByLabelText('name');
  await userEvent.type(name, 'a');
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button'));
  expect(warning).toHaveBeenCalledOnce();
  expect([name, screen.getByRole('button')]).toEqual([
    expect.objectContaining({ value: 'a' }),
    expect.objectContaining({ disabled: false }),
  ]);
  load.mockResolvedValue(rules);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('too short')).toBeInTheDocument();
  expect([onSend, warning].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('a call’s rejection counts as shown where a field is marked by it, which is unfolded', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const onForm = vi.fn<Parameters<typeof Folded>[0]['onForm']>();
  render(<Folded onForm={onForm} />);
  const refuse = (field: string) =>
    act(async () => onForm.mock.lastCall?.[0].showRejection({ status: 400, body: { [field]: ['no'] } }));
  expect(await refuse('elsewhere')).toBe(false);
  expect(await refuse('note')).toBe(false);
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(await refuse('name')).toBe(true);
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByLabelText('name')).toHaveFocus();
});

/** A folded field that shows its error, and one that does not. */
function Folded({ onForm }: { onForm: (form: ReturnType<typeof useFields<typeof empty>>) => void }) {
  const own = useFields(rules, empty);
  onForm(own);
  return (
    <form ref={own.form}>
      <details>
        <input aria-label="name" name="name" aria-invalid={own.errors.name !== undefined} readOnly />
      </details>
      <input aria-label="note" name="note" readOnly />
    </form>
  );
}

/** Fields in a page: of those that are wrong, the first has the focus. */
function Wrong({ onForm }: { onForm: (form: ReturnType<typeof useFields<typeof empty>>) => void }) {
  const own = useFields(rules, empty);
  onForm(own);
  return (
    <form ref={own.form}>
      <input aria-label="name" name="name" aria-invalid={own.errors.name !== undefined} readOnly />
      <input aria-label="note" name="note" aria-invalid={own.errors.note !== undefined} readOnly />
      <input aria-invalid readOnly />
    </form>
  );
}

test('the first wrong field has the focus after a rejection by the form or by the call, and none after it was sent', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const focused = vi.spyOn(HTMLElement.prototype, 'focus');
  const onForm = vi.fn<Parameters<typeof Wrong>[0]['onForm']>();
  render(<Wrong onForm={onForm} />);
  const form = () => onForm.mock.lastCall?.[0];
  await act(async () => form()?.change({ name: 'ab', note: 'a' }));
  await act(async () => form()?.submit(() => undefined));
  expect(document.body).toHaveFocus();
  await act(async () => form()?.setFieldErrors({ note: 'no' }));
  expect(screen.getByLabelText('note')).toHaveFocus();
  await act(async () => form()?.change({ name: '', note: '' }));
  await act(async () => form()?.submit(() => undefined));
  expect(screen.getByLabelText('name')).toHaveFocus();
  // The field is scrolled to the middle of the screen once, not first to where the focus would show it.
  expect(focused.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
  expect(scrolled.mock.calls).toEqual([[{ block: 'center' }], [{ block: 'center' }]]);
  focused.mockRestore();
});

test('an error found after a field was left is shown there, and the focus stays', async () => {
  const onForm = vi.fn<Parameters<typeof Wrong>[0]['onForm']>();
  render(<Wrong onForm={onForm} />);
  const form = () => onForm.mock.lastCall?.[0];
  await act(async () => form()?.showError('note', 'taken'));
  expect(form()?.errors).toEqual({ note: 'taken' });
  expect(document.body).toHaveFocus();
});

/** Choices of every kind, whose form knows some of them. */
function Choices({ onValues }: { onValues: (values: object) => void }) {
  const { form, watch } = useFields(
    z.object({ kind: z.string(), on: z.boolean(), size: z.string(), list: z.number() }),
    { kind: 'a', on: false, size: 's', list: 1 },
  );
  onValues(watch());
  return (
    <form ref={form}>
      <input type="radio" name="kind" value="b" />
      <input type="text" name="on" defaultValue="typed" />
      <input type="checkbox" name="size" value="l" defaultChecked />
      <select name="list" defaultValue="y">
        <option>y</option>
      </select>
      <button type="submit">send</button>
    </form>
  );
}

test('of the page’s fields only those with a value of the form’s own kind are taken over', () => {
  const onValues = vi.fn();
  render(<Choices onValues={onValues} />);
  expect(onValues).toHaveBeenLastCalledWith({ kind: 'a', on: false, size: 's', list: 1 });
});
