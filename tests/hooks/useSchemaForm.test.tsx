import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { z } from '@/lib/formSchema';

const schema = z.object({ name: z.string(), note: z.string(), agreed: z.boolean() });

function Form({ onSend }: { onSend: (values: z.infer<typeof schema>) => unknown }) {
  const { form, values, change, submit } = useSchemaForm(schema, {
    name: '',
    note: '',
    agreed: false,
  });
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(onSend);
      }}
    >
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
      <input name="elsewhere" />
      <button type="submit">send</button>
    </form>
  );
}

test('text typed before the code was loaded stays and is sent', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  let sent: unknown;
  const form = <Form onSend={(values) => (sent = values)} />;
  container.innerHTML = renderToString(form);
  const name = screen.getByLabelText<HTMLInputElement>('name');
  name.value = 'early';
  screen.getByLabelText<HTMLTextAreaElement>('note').value = 'typed';
  screen.getByLabelText<HTMLInputElement>('agreed').checked = true;
  render(form, { container, hydrate: true });
  expect(name).toHaveValue('early');
  await userEvent.click(screen.getByRole('button'));
  expect(sent).toEqual({ name: 'early', note: 'typed', agreed: true });
});

test('a form that is submitted again before it was drawn again is sent once, and later once more', async () => {
  let sent = 0;
  let finish = (): void => undefined;
  const send = () => {
    sent += 1;
    return new Promise<void>((done) => {
      finish = done;
    });
  };
  render(<Form onSend={send} />);
  const button = screen.getByRole('button');
  const form = button.closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(sent).toBe(1));
  fireEvent.submit(form);
  finish();
  await userEvent.click(button);
  await waitFor(() => expect(sent).toBe(2));
});
