import type { MarketingTopic } from '@/contract/constants/participation';

/** The values of the form that signs up for news. */
export interface SubscriptionValues {
  email: string;
  topics: MarketingTopic[];
  agreed: boolean;
}
/** The values of the sign-up form before a reader has chosen anything. */
export const emptySubscription: SubscriptionValues = { email: '', topics: ['digest'], agreed: false };
