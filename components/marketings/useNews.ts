import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskForNewsMutation } from '@/api/marketings';
import { consentVersions } from '@/contract/constants';
import { type MarketingTopic, marketingTopics } from '@/contract/constants/takingPart';
import type { Attendee, AttendeeBody } from '@/contract/marketings';
import { useFirstFault } from '@/hooks/useFaults';
import { useSubmit } from '@/hooks/useSubmit';
import { isText } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { fieldErrors } from '@/lib/failures';

export interface Wish {
  email: string;
  topics: MarketingTopic[];
  agreed: boolean;
}
/** What is offered to whoever takes no news yet. */
export const firstWish: Wish = { email: '', topics: ['letter'], agreed: false };

export const isWish = (value: unknown): value is Wish =>
  typeof value === 'object' &&
  value !== null &&
  'email' in value &&
  'topics' in value &&
  'agreed' in value &&
  isText(value.email) &&
  Array.isArray(value.topics) &&
  value.topics.every((it) => marketingTopics.includes(it)) &&
  typeof value.agreed === 'boolean';

type Field = 'email' | 'topics' | 'consent';

/** As much as tells an address from none; the provider looks closer. */
const isAddress = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim());

/**
 * Asks for news by mail. Nothing is sent without the consent, and a failed call keeps what was chosen.
 * `mailedTo` is where a visitor's link went.
 */
export function useNews({
  source,
  attendee,
  asksAddress = false,
}: {
  /** Where on the site it is asked for. */
  source: string;
  attendee: Attendee | null;
  asksAddress?: boolean;
}) {
  const { t } = useTranslation('marketings');
  const [ask] = useAskForNewsMutation();
  const [wish, setWish] = useState<Wish>({
    ...firstWish,
    ...(attendee && {
      topics: attendee.topics,
      // A text that has changed since is agreed to anew.
      agreed: attendee.consent === consentVersions.marketing,
    }),
  });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [mailedTo, setMailedTo] = useState('');
  const { form, showFirst } = useFirstFault();

  const missing = (): Partial<Record<Field, string>> => ({
    ...(asksAddress && !isAddress(wish.email) && { email: t('needed.email') }),
    ...(wish.topics.length === 0 && { topics: t('needed.topics') }),
    ...(!wish.agreed && { consent: t('needed.agreed') }),
  });

  const { submit, isSubmitting } = useSubmit({
    call: (body: AttendeeBody) => ask(body).unwrap(),
    failed: t('failed'),
    onDone({ status }, { email = '' }) {
      if (status === 'mailed') setMailedTo(email);
      else void notify('success', attendee ? t('member.saved') : t('member.done'));
    },
    onFailure(failure) {
      const wrong = fieldErrors(failure);
      setErrors(wrong);
      showFirst();
      // Another text than the one that was agreed to.
      if (wrong.consent) setWish((before) => ({ ...before, agreed: false }));
    },
  });
  const send = async () => {
    const wrong = missing();
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      showFirst();
      return;
    }
    await submit({
      topics: wish.topics,
      consent: consentVersions.marketing,
      source,
      ...(asksAddress && { email: wish.email.trim() }),
    });
  };
  return {
    form,
    wish,
    change: (part: Partial<Wish>) => {
      setErrors((before) => ({
        ...before,
        ...Object.fromEntries(
          Object.keys(part).map((field) => [field === 'agreed' ? 'consent' : field, undefined]),
        ),
      }));
      setWish((before) => ({ ...before, ...part }));
    },
    errorOf: (field: Field) => errors[field],
    busy: isSubmitting,
    send,
    mailedTo,
    again: () => setMailedTo(''),
  };
}
