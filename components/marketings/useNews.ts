import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubscribeToNewsMutation } from '@/api/marketings';
import { type Typed, useSentBefore } from '@/components/ui/lazyHook';
import { consentVersions } from '@/contract/constants/common';
import { type Attendee, marketingSchemas } from '@/contract/marketings';
import * as z from '@/contract/zod';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { fieldErrors } from '@/lib/rejections';
import { emptySubscription, type SubscriptionValues } from './subscriptionValues';

const { email, topics } = marketingSchemas.subscribeToNews.body.shape;
const visitorForm = z.object({ email: email.unwrap(), topics, agreed: z.literal(true) });
const memberForm = visitorForm.extend({ email: z.literal('') });

/**
 * Manages the form that signs up for news by mail, of a visitor where it has been `typed` into. Nothing is sent
 * without the consent, and a failed call keeps the values. `mailedTo` is the address that a visitor's link was
 * mailed to.
 */
function useNews({
  initial,
  source,
  typed,
  done,
}: {
  initial: SubscriptionValues;
  /** The place on the site where the form is. */
  source: string;
  typed?: Typed<SubscriptionValues>;
  /** The message to a member on success. */
  done: string;
}) {
  const { t } = useTranslation('marketings');
  const [subscribe] = useSubscribeToNewsMutation();
  const [mailedTo, setMailedTo] = useState('');
  const form = useForm(typed ? visitorForm : memberForm, {
    initial,
    messages: { email: t('needed.email'), topics: t('needed.topics'), agreed: t('needed.agreed') },
    isCalm: true,
    typed: typed?.values,
    calledNames: { consent: 'agreed' },
    draft: typed && {
      scope: draftTargets.newsletter,
      // Without the consent, which was given to the text shown then.
      part: ({ email, topics }) => ({ email, topics }),
    },
    submit: {
      call: ({ email, topics }) =>
        subscribe({ topics, consent: consentVersions.marketing, source, ...(email && { email }) }).unwrap(),
      failed: t('failed'),
      onDone({ status }, { email }) {
        if (status === 'mailed') setMailedTo(email);
        else void notify('success', done);
      },
      onFailure(failure) {
        // The consent text has changed since it was agreed to.
        if (fieldErrors(failure).consent) form.change({ agreed: false });
      },
    },
  });
  return { ...form, values: form.watch(), mailedTo, again: () => setMailedTo('') };
}

/** Manages a member's subscription, or the form of one. */
export function useMemberNews(attendee: Attendee | null, source: string) {
  const { t } = useTranslation('marketings');
  const initial = attendee
    ? // A changed consent text needs a new consent.
      { email: '', topics: attendee.topics, agreed: attendee.consent === consentVersions.marketing }
    : emptySubscription;
  return useNews({ initial, source, done: attendee ? t('member.saved') : t('member.done') });
}

/** Manages the form that subscribes a visitor to the newsletter, with its draft, which lasts for the visit only. */
export function useVisitorNews({ source, typed }: { source: string; typed: Typed<SubscriptionValues> }) {
  const { t } = useTranslation('marketings');
  const news = useNews({ initial: emptySubscription, source, typed, done: t('member.done') });
  useSentBefore(typed.isSent, news.send);
  return news;
}
export type VisitorNewsForm = ReturnType<typeof useVisitorNews>;
