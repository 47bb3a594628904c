import { useState } from 'react';
import type { FormValues } from '@/hooks/useFields';
import type { SchemaForm } from '@/hooks/useSchemaForm';
import { notify } from '@/lib/browser/notify';
import { callFailureOf, fieldErrors } from '@/lib/rejections';

/**
 * Shows why a form of the console could not be saved: at its fields, or, after another operator's change, by
 * `conflict`, what they stored, until the operator has chosen. `failed` is the toast where that cannot be read.
 */
export function useConflict<Stored, V extends FormValues>(
  form: Pick<SchemaForm<V>, 'begin' | 'setFieldErrors'>,
  { valuesOf, failed }: { valuesOf: (stored: Stored) => V; failed: string },
) {
  const [conflict, setConflict] = useState<Stored>();
  return {
    conflict,
    /** Shows a failure; `read` fetches what is stored. Returns false for one that is not about the values. */
    show(failure: unknown, read: () => Promise<{ data?: Stored }>): boolean {
      const errors = fieldErrors(failure);
      if (Object.keys(errors).length > 0) {
        form.setFieldErrors(errors);
        return true;
      }
      if (callFailureOf(failure).body?.code !== 'edit_conflict') return false;
      void read().then(({ data }) => (data ? setConflict(data) : notify('error', failed)));
      return true;
    },
    takeTheirs() {
      if (conflict) form.begin(valuesOf(conflict));
      setConflict(undefined);
    },
    close: () => setConflict(undefined),
  };
}
