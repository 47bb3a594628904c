import { useTranslation } from 'react-i18next';
import { type Typed, useSentBefore } from '@/components/ui/lazyHook';
import { useFormDraft } from '@/hooks/useFormDraft';
import { draftTargets } from '@/lib/browser/drafts';
import { emptySubscription, type SubscriptionValues } from './subscriptionValues';
import { useNews } from './useNews';
import { subscriptionDraft, useSubscriptionForm } from './useSubscriptionForm';

/** Manages the form that subscribes a visitor to the newsletter, with its draft, which lasts for the visit only. */
export function useVisitorNews({ source, typed }: { source: string; typed: Typed<SubscriptionValues> }) {
  const { t } = useTranslation('marketings');
  const form = useSubscriptionForm({ needsEmail: true, typed: typed.values });
  const { email, topics } = form.values;
  const draft = useFormDraft(
    {
      values: { email, topics },
      initial: { email: emptySubscription.email, topics: emptySubscription.topics },
      begin: (found) => form.change({ email: found.email, topics: found.topics }),
    },
    draftTargets.newsletter,
    subscriptionDraft,
  );
  const news = useNews({ form, source, done: t('member.done'), dropDraft: draft.drop });
  useSentBefore(typed.isSent, news.send);
  return { ...form, ...news };
}
export type VisitorNewsForm = ReturnType<typeof useVisitorNews>;
