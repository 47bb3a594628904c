import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileAnswer } from '@/contract/users';
import type { FormSchema } from '@/hooks/useFields';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { useProfileChanged } from './useProfileChanged';

/** The parts of a member that a form of theirs changes. */
export type ProfilePart = 'nickname' | 'introduction' | 'social' | 'avatar' | 'account' | 'delivery' | 'privacy';

/** The values of a form, by field, as typed. */
type Typed = Record<string, string | boolean>;

/**
 * Manages a form of one part of a member. Typed values are saved as `target`'s draft of the shape `draft`
 * until the form is saved; `send` makes the call. An error is shown at its field and in a toast, and no typed
 * value is lost.
 */
export function useProfileForm<T extends Typed>({
  part,
  target,
  draft: shape,
  schema,
  initial,
  send,
}: {
  part: ProfilePart;
  target: string;
  draft: FormSchema<T>;
  schema: FormSchema<T>;
  initial: T;
  send: (values: T) => Promise<ProfileAnswer>;
}) {
  const { t } = useTranslation('users');
  const changed = useProfileChanged();
  const fields = useSchemaForm(schema, initial);
  const { values, begin } = fields;
  const [isSaved, setSaved] = useState(false);
  const draft = useFormDraft({ values, initial, begin }, target, shape, {
    onBegin: () => setSaved(false),
  });
  const { submit: save, isSubmitting } = useSubmit({
    call: send,
    failed: t(`settings.failed.${part}`),
    onDone({ success, user, field, reason }) {
      if (success) {
        draft.drop();
        setSaved(true);
        changed(user);
        void notify('success', t(`settings.saved.${part}`));
      } else {
        if (field) fields.setFieldErrors({ [field]: reason });
        void notify('warning', reason || t(`settings.failed.${part}`));
      }
    },
  });

  // Shows the saved values as the provider stores them: trimmed and normalised.
  const text = JSON.stringify(initial);
  const shown = useRef(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another text was saved
  useEffect(() => {
    if (text === shown.current) return;
    shown.current = text;
    begin(initial);
  }, [text]);

  return {
    form: fields.form,
    values,
    set: fields.change,
    errorOf: (field: keyof T & string): string | undefined => fields.errors[field],
    submit: () => void fields.submit(save),
    busy: isSubmitting,
    /** Whether a value differs from the saved one. */
    isChanged: JSON.stringify(values) !== text,
    restored: draft.restored && !isSaved,
    draft,
  };
}
export type ProfileForm = Pick<
  ReturnType<typeof useProfileForm>,
  'form' | 'submit' | 'busy' | 'isChanged' | 'restored' | 'draft'
>;
