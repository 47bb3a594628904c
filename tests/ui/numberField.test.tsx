import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Form } from '@/components/ui/Form';
import { NumberField } from '@/components/ui/NumberField';
import * as z from '@/contract/zod';
import { useForm } from '@/hooks/useForm';
import { typedNumber } from '@/lib/typedNumber';
import { amounts, otherAmounts } from '../inputs/numbers';
import { renderPage } from '../render';

const schema = z.object({ amount: typedNumber(z.number().int().min(0).max(100_000_000)) });

function Amount({ onSent }: { onSent: (amount: number) => void }) {
  const { form, send, errors, change, watch } = useForm(schema, {
    initial: { amount: '' },
    messages: { amount: '0부터 100,000,000까지 적어 주세요.' },
    submit: { call: async ({ amount }: { amount: number }) => onSent(amount), failed: '보내지 못했어요.' },
  });
  return (
    <Form ref={form} onSubmit={send}>
      <NumberField
        name="amount"
        label="금액"
        value={watch('amount')}
        error={errors.amount}
        onTyped={(amount) => change({ amount })}
      />
    </Form>
  );
}

/** Renders the form, and returns what it sends. */
async function open() {
  const sent: number[] = [];
  const { user } = await renderPage(<Amount onSent={(amount) => sent.push(amount)} />);
  await user.click(screen.getByLabelText('금액'));
  return { user, sent };
}

test.each(amounts)('an amount pasted from $from is sent as the number that it means', async ({ input, expected }) => {
  const { user, sent } = await open();
  await user.paste(input);
  await user.keyboard('{Enter}');
  await expect.poll(() => sent).toEqual([expected]);
});

test.each(otherAmounts)(
  'what is typed as $input stays in the field with an error, as another number was meant',
  async ({ input }) => {
    const { user, sent } = await open();
    await user.keyboard(`${input}{Enter}`);
    expect(await screen.findByText('0부터 100,000,000까지 적어 주세요.')).toBeVisible();
    expect(screen.getByLabelText('금액')).toHaveValue(input);
    expect(sent).toEqual([]);
  },
);

test.each([
  ['-1,000', -1000],
  ['\u22121,000', -1000],
  ['+２０', 20],
])('a correction of %s is that number', (typed, expected) => {
  expect(typedNumber(z.number().int()).parse(typed)).toBe(expected);
});
