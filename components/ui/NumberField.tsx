import type { ComponentProps } from 'react';
import { TextField } from './Field';

/**
 * Renders a field of a whole number, whose value is what was typed: left out of `1e3`, a letter would make it 13. The
 * schema of its form reads the number (`typedInteger`), or says that it is none.
 */
export const NumberField = ({
  onTyped,
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'inputMode' | 'maxLength' | 'onChange'> & {
  onTyped: (typed: string) => void;
}) => <TextField inputMode="numeric" autoComplete="off" {...rest} onChange={(event) => onTyped(event.target.value)} />;
