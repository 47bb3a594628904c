import type { ComponentProps } from 'react';
import { digitsOf } from '@/contract/typedCode';
import { TextField } from './Field';

/**
 * Renders a field of a whole number, whose value is its digits. Nothing is cut: the schema of its form refuses a number
 * that is too large, and says so.
 */
export const NumberField = ({
  onDigits,
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'inputMode' | 'maxLength' | 'onChange'> & {
  onDigits: (digits: string) => void;
}) => (
  <TextField
    inputMode="numeric"
    autoComplete="off"
    {...rest}
    onChange={(event) => onDigits(digitsOf(event.target.value))}
  />
);
