import { useEffect, useRef } from 'react';
import { type DraftOptions, useDraft } from './useDraft';
import type { FormSchema, FormValues } from './useFields';
import type { SchemaForm } from './useSchemaForm';

/** Stores the values that a form is rendered with as its draft. */
export function useFormDraft<T extends FormValues>(
  { values, initial, begin }: Pick<SchemaForm<T>, 'values' | 'initial'> & { begin: (values: T) => void },
  scope: string,
  schema: FormSchema<T>,
  options?: DraftOptions<T, T>,
) {
  const latest = useRef(values);
  latest.current = values;
  const changed = useRef(() => {});
  const follow = (onChange: () => void) => {
    changed.current = onChange;
    return () => {};
  };
  const form = {
    initial,
    getValues: () => latest.current,
    follow,
    begin: (found: Partial<T>) => begin({ ...initial, ...found }),
  };
  const draft = useDraft(form, scope, schema, options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever what the values say changes
  useEffect(() => changed.current(), [JSON.stringify(values)]);
  return draft;
}
