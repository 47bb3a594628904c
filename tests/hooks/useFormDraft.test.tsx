import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { ownTarget, readDraft, writeDraft } from '@/lib/browser/drafts';
import { z } from '@/lib/formSchema';
import { renderPage } from '../render';

const SCOPE = 'test:form';
const target = ownTarget('', SCOPE);
const schema = z.object({
  title: z.string(),
  note: z.string(),
  tags: z.array(z.string()),
  /** A field that the form has got since. */
  place: z.string(),
});
const initial = { title: '', note: '', tags: ['처음'], place: '집' };

function Form() {
  const form = useSchemaForm(schema, initial);
  const { restored } = useFormDraft(form, SCOPE, schema);
  return (
    <>
      <output aria-label="values">{JSON.stringify(form.values)}</output>
      <output aria-label="restored">{String(restored)}</output>
    </>
  );
}
async function open(draft: unknown) {
  writeDraft(target, draft);
  await renderPage(<Form />);
  return {
    values: JSON.parse(screen.getByLabelText('values').textContent),
    restored: screen.getByLabelText('restored').textContent === 'true',
  };
}

test('a draft of an older shape keeps the fields that still fit', async () => {
  const { values, restored } = await open({ title: '제목', note: 7, tags: ['건성'], colour: '#fff' });
  expect(values).toEqual({ title: '제목', note: '', tags: ['건성'], place: '집' });
  expect(restored).toBe(true);
  expect(readDraft(target)?.value).toEqual(values);
});

test.each([['a text'], [7], [null], [[]], [{ colour: '#fff', tags: '건성' }]])(
  'a draft of which nothing fits is none: %j',
  async (draft) => {
    const { values, restored } = await open(draft);
    expect(values).toEqual(initial);
    expect(restored).toBe(false);
  },
);
