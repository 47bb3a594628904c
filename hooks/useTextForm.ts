import { z } from '@/lib/formSchema';
import { useFormDraft } from './useFormDraft';
import { useSchemaForm } from './useSchemaForm';

/** The draft of a form of one text. */
export const textDraft = z.object({ text: z.string() });
/** Returns whether a text is stored as a draft, which a blank one is not. */
export const isFilled = ({ text }: z.infer<typeof textDraft>): boolean => text.trim() !== '';
/** Builds the schema of a text that is trimmed and not blank; `missing` is the error of a blank one. */
export const filledText = (missing?: string) => z.string().check(z.trim(), z.minLength(1, missing));

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
