import { useEffect, useRef } from 'react';
import { hasVisible } from '@/contract/typedText';
import { z } from '@/lib/formSchema';
import { type DraftOptions, useDraft } from './useDraft';
import type { FormSchema, FormValues } from './useFields';
import { type SchemaForm, useSchemaForm } from './useSchemaForm';

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

/** The draft of a form of one text. */
export const textDraft = z.object({ text: z.string() });
/** Returns whether a text is stored as a draft, which a blank one is not. */
export const isFilled = ({ text }: z.infer<typeof textDraft>): boolean => hasVisible(text);
/** Builds the schema of a text that is trimmed and not blank; `missing` is the error of a blank one. */
export const filledText = (missing?: string) => z.string().check(z.typed(), z.atLeast(1, missing));

/** Manages a form of one text, such as an answer, with its draft. `missing` is the error of a blank one. */
export function useTextForm(scope: string, { initial = '', missing }: { initial?: string; missing?: string } = {}) {
  const form = useSchemaForm(z.extend(textDraft, { text: filledText(missing) }), { text: initial }, { isCalm: true });
  const draft = useFormDraft(form, scope, textDraft, { isDraft: isFilled });
  return {
    ...form,
    text: form.values.text,
    setText: (text: string) => form.change({ text }),
    isFilled: isFilled(form.values),
    draft,
  };
}
