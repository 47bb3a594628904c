import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { own } from '@/contract/own';
import type { ProfileAnswer } from '@/contract/users';
import type { FieldsOptions, FormSchema, FormValues } from '@/hooks/useFields';
import { useForm } from '@/hooks/useForm';
import { notify } from '@/lib/browser/notify';
import { isSame } from '@/lib/isSame';
import { useProfileChanged } from './useProfileChanged';

/** The parts of a member that a form of theirs changes. */
export type ProfilePart = 'nickname' | 'introduction' | 'social' | 'avatar' | 'account' | 'delivery' | 'privacy';

/**
 * Manages a form of one part of a member. Typed values are saved as `target`'s draft until the form is saved;
 * `send` makes the call. What the answer rejects is shown at its field and, as the specification has it, in a toast;
 * no typed value is lost.
 */
export function useProfileForm<S extends FormSchema<FormValues>, T extends FormValues>({
  part,
  target,
  schema,
  initial,
  messages,
  send,
}: {
  part: ProfilePart;
  target: string;
  schema: S;
  initial: T;
  messages?: FieldsOptions<T>['messages'];
  send: (values: S['_zod']['output']) => Promise<ProfileAnswer>;
}) {
  const { t } = useTranslation('users');
  const changed = useProfileChanged();
  const [isSaved, setSaved] = useState(false);
  /** The values that are stored, as they were typed. */
  const stored = useRef(initial);
  const form = useForm(schema, {
    initial,
    messages,
    draft: { scope: target, onBegin: () => setSaved(false) },
    submit: {
      async call(values: S['_zod']['output']) {
        const typed = form.getValues();
        const answer = await send(values);
        if (answer.success) stored.current = typed;
        return answer;
      },
      failed: t(`settings.failed.${part}`),
      // Only once it is saved, which a response need not say.
      dropDraft: () => undefined,
      onDone({ success, user, field, reason }) {
        if (success) {
          if (isSame(form.getValues(), stored.current)) form.draft.drop();
          setSaved(true);
          changed(user);
          void notify('success', t(`settings.saved.${part}`));
        } else {
          if (field) form.setFieldErrors({ [field]: reason });
          void notify('warning', reason || t(`settings.failed.${part}`));
        }
      },
    },
  });

  // Shows the saved values as the provider stores them: trimmed and normalised. What was typed meanwhile stays.
  const shown = useRef(initial);
  useEffect(() => {
    if (isSame(initial, shown.current)) return;
    shown.current = initial;
    const values = form.getValues();
    const isStored = ([name]: [string, unknown]) => isSame(own(values, name), own(stored.current, name));
    const replacing = Object.entries(initial).filter(isStored);
    stored.current = initial;
    // A field that is being composed in would be cut by a reset.
    if (replacing.length > 0) form.begin(Object.fromEntries(replacing) as Partial<T>);
  });

  return {
    ...form,
    /** Whether a value differs from the saved one. */
    isChanged: () => !isSame(form.getValues(), initial),
    restored: form.draft.restored && !isSaved,
  };
}
export type ProfileForm = Pick<
  ReturnType<typeof useProfileForm>,
  'form' | 'send' | 'isSubmitting' | 'isChanged' | 'restored' | 'draft'
>;
