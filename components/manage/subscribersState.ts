import type { ArgumentsOf } from '@/contract/call';
import {
  audienceDays,
  type SubscriberState,
  subscriberStates,
  subscriptionSources,
} from '@/contract/constants/newsletters';
import { marketingTopics } from '@/contract/constants/participation';
import type { managedNewsletterCalls } from '@/contract/managedNewsletters.calls';
import { type ManagedListState, managedListQueryOf, managedListStateOf } from './managedListState';

/** The filters and page of the console's list of subscribers; '' for any. `of` tells its address from the newsletters'. */
export interface SubscribersState extends ManagedListState<SubscriberState> {
  of: 'subscribers';
  topic: string;
  locale: string;
  source: string;
  agreed: string;
}

/** The values of each filter besides the states, as the address has them. */
export const subscriberFilters = {
  topic: marketingTopics,
  locale: ['ko', 'en'],
  source: subscriptionSources,
  agreed: audienceDays.map(String),
} as const satisfies Record<string, readonly string[]>;
export type SubscriberFilter = keyof typeof subscriberFilters;

const listOf = managedListStateOf(subscriberStates);

/** Reads the state of the list from its address; a value that a filter does not have is any. */
export function subscribersStateOf(address: { page: number; of: (name: string) => string }): SubscribersState {
  const one = (name: SubscriberFilter) =>
    (subscriberFilters[name] as readonly string[]).find((it) => it === address.of(name)) ?? '';
  return {
    of: 'subscribers',
    ...listOf(address),
    topic: one('topic'),
    locale: one('locale'),
    source: one('source'),
    agreed: one('agreed'),
  };
}

type Calls = typeof managedNewsletterCalls;

/** Builds the filters of the list besides its page, by which it is downloaded too. */
export const subscribersFilterOf = ({ search, state, topic, locale, source, agreed }: SubscribersState) =>
  ({
    ...(search && { search }),
    ...(state && { state }),
    ...(topic && { topic }),
    ...(locale && { locale }),
    ...(source && { source }),
    ...(agreed && { agreed_days: Number(agreed) }),
  }) as Omit<ArgumentsOf<Calls['exportSubscribers']>, 'password'>;

/** Builds the query of the list, the same on the server and in the browser. */
export const subscribersQueryOf = (state: SubscribersState): ArgumentsOf<Calls['getSubscribers']> => ({
  ...managedListQueryOf(state),
  ...subscribersFilterOf(state),
});
