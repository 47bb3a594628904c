import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { consentVersions } from '@/contract/constants/common';
import { marketingTopics } from '@/contract/constants/participation';
import { emailAddressOf } from '@/contract/emailAddress';
import type { Attendee } from '@/contract/marketings';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { z } from '@/lib/formSchema';
import { emptySubscription, type SubscriptionValues } from './subscriptionValues';

/** The draft of a newsletter subscription, without its consent, which was given to the text shown then. */
export const subscriptionDraft = z.object({ email: z.string(), topics: z.array(z.enum(marketingTopics)) });

/** Builds the schema of a newsletter subscription. */
const subscriptionForm = (t: TFunction<'marketings'>, needsEmail: boolean) =>
  z.object({
    email: z.string().check(z.refine((email) => !needsEmail || emailAddressOf(email) !== undefined, t('needed.email'))),
    topics: z.array(z.enum(marketingTopics)).check(z.minLength(1, t('needed.topics'))),
    agreed: z.boolean().check(z.refine((agreed) => agreed, t('needed.agreed'))),
  });

/**
 * Manages the values of a newsletter subscription, those of `attendee` at first; `needsEmail` is whether an
 * address is required.
 */
export function useSubscriptionForm({
  attendee = null,
  needsEmail = false,
  typed,
}: {
  attendee?: Attendee | null;
  needsEmail?: boolean;
  typed?: Partial<SubscriptionValues>;
}) {
  const { t } = useTranslation('marketings');
  const initial: SubscriptionValues = {
    ...emptySubscription,
    ...(attendee && {
      topics: attendee.topics,
      // A changed consent text needs a new consent.
      agreed: attendee.consent === consentVersions.marketing,
    }),
  };
  return useSchemaForm<SubscriptionValues>(subscriptionForm(t, needsEmail), initial, { isCalm: true, typed });
}
