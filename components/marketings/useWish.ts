import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { consentVersions } from '@/contract/constants/common';
import { marketingTopics } from '@/contract/constants/participation';
import type { Attendee } from '@/contract/marketings';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { isEmailAddress } from '@/lib/emailAddress';
import { z } from '@/lib/formSchema';
import { firstWish, type Wish } from './wish';

/** The draft of a sign-up for news, without its consent: that was given to the text shown then. */
export const wishDraft = z.object({ email: z.string(), topics: z.array(z.enum(marketingTopics)) });

/** What a sign-up for news needs before it is sent. */
const wishForm = (t: TFunction<'marketings'>, needsEmail: boolean) =>
  z.object({
    email: z.string().check(z.refine((email) => !needsEmail || isEmailAddress(email), t('needed.email'))),
    topics: z.array(z.enum(marketingTopics)).check(z.minLength(1, t('needed.topics'))),
    agreed: z.boolean().check(z.refine((agreed) => agreed, t('needed.agreed'))),
  });

/** The values of a sign-up for news, those of `attendee` at first; `needsEmail` is whether an address is needed. */
export function useWish({
  attendee = null,
  needsEmail = false,
  typed,
}: {
  attendee?: Attendee | null;
  needsEmail?: boolean;
  typed?: Partial<Wish>;
}) {
  const { t } = useTranslation('marketings');
  const initial: Wish = {
    ...firstWish,
    ...(attendee && {
      topics: attendee.topics,
      // A text that has changed since is agreed to anew.
      agreed: attendee.consent === consentVersions.marketing,
    }),
  };
  return useSchemaForm<Wish>(wishForm(t, needsEmail), initial, { isCalm: true, typed });
}
