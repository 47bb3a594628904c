import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { own } from '@/contract/own';
import type { ProfileAnswer } from '@/contract/users';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useFirstFault } from '@/hooks/useFaults';
import { useFoundDraft } from '@/hooks/useFoundDraft';
import { dropDraft, writeDraft } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { useProfileChanged } from './useProfileChanged';

/** The parts of a member that a form of theirs changes. */
export type ProfilePart =
  | 'nickname'
  | 'introduction'
  | 'social'
  | 'avatar'
  | 'account'
  | 'delivery'
  | 'privacy';

/** What a form holds: each field by its name, as it is typed. */
export type Typed = Record<string, string | boolean>;

const isTyped =
  <T extends Typed>(like: T) =>
  (value: unknown): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(like).every(([name, one]) => typeof own(value, name) === typeof one);

const same = (a: Typed, b: Typed) =>
  Object.entries(a).every(([name, value]) => own(b, name) === value);

/**
 * A form of one part of a member. What is typed outlives the page, as `target`'s draft, until it is
 * saved; `send` makes the call. A refusal stands at its field and in a toast, and nothing typed goes.
 */
export function useProfileForm<T extends Typed>({
  part,
  target,
  initial,
  send,
}: {
  part: ProfilePart;
  target: string;
  initial: T;
  send: (values: T) => Promise<ProfileAnswer>;
}) {
  const { t } = useTranslation('users');
  const failed = useFailureToast();
  const changed = useProfileChanged();
  const own = useDraftTarget(target);
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [restored, setRestored] = useState(false);
  const { form, showFirst } = useFirstFault();
  const [refusal, setRefusal] = useState<{ field: string; reason: string }>();
  const [busy, setBusy] = useState(false);

  // What was saved is shown as the provider keeps it: trimmed, in one spelling.
  if (!same(saved, initial)) {
    setSaved(initial);
    setValues(initial);
  }

  useFoundDraft({
    target: own,
    value: values,
    initial,
    isValue: isTyped(initial),
    show: (found, isDraft) => {
      setValues(found);
      setRestored(isDraft);
    },
  });

  const keep = (next: T) => {
    setValues(next);
    if (same(initial, next)) dropDraft(own);
    else writeDraft(own, next);
  };
  const revert = () => {
    keep(initial);
    setRestored(false);
    setRefusal(undefined);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      const { success, user, field, reason } = await send(values);
      if (success) {
        dropDraft(own);
        setRestored(false);
        changed(user);
        void notify('success', t(`settings.saved.${part}`));
      } else {
        if (field) setRefusal({ field, reason });
        showFirst();
        void notify('warning', reason || t(`settings.failed.${part}`));
      }
    } catch (failure) {
      failed(failure, t(`settings.failed.${part}`));
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    form,
    set: (change: Partial<T>) => {
      if (refusal && Object.hasOwn(change, refusal.field)) setRefusal(undefined);
      keep({ ...values, ...change });
    },
    submit,
    busy,
    restored,
    revert,
    /** The reason that one field was refused for. */
    errorOf: (field: keyof T & string) => (refusal?.field === field ? refusal.reason : undefined),
  };
}
export type ProfileForm = Pick<
  ReturnType<typeof useProfileForm>,
  'form' | 'submit' | 'busy' | 'restored' | 'revert'
>;
