import type { MarketingTopic } from '@/contract/constants/participation';

/** The values of the form that signs up for news. */
export interface Wish {
  email: string;
  topics: MarketingTopic[];
  agreed: boolean;
}
/** What is offered to whoever takes no news yet. */
export const firstWish: Wish = { email: '', topics: ['letter'], agreed: false };
