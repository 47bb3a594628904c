import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { typedNumber } from '@/components/manage/typedFields';
import { NumberField } from '@/components/ui/NumberField';
import * as z from '@/contract/zod';
import { amounts } from '../inputs/numbers';
import { renderPage } from '../render';

function Amount() {
  const [value, setValue] = useState('');
  return <NumberField name="amount" label="금액" value={value} onDigits={setValue} />;
}

test.each(amounts)('an amount pasted from $from is kept whole', async ({ input, expected }) => {
  const { user } = await renderPage(<Amount />);
  await user.click(screen.getByLabelText('금액'));
  await user.paste(input);
  expect(screen.getByLabelText('금액')).toHaveValue(expected);
});

test.each([
  ['-1,000', -1000],
  ['\u22121,000', -1000],
  ['+２０', 20],
])('a correction of %s is that number', (typed, expected) => {
  expect(typedNumber(z.number().int(), /^[+-]?\d+$/).parse(typed)).toBe(expected);
});
