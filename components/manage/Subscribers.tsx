import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetSubscribersQuery } from '@/api/managedNewsletters';
import type { Filter } from '@/components/lists/filters';
import { Button } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import { Tag } from '@/components/ui/Tag';
import { subscriberStates, subscriptionSources } from '@/contract/constants/newsletters';
import type { Subscriber } from '@/contract/managedNewsletters';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { ManagedList } from './ManagedList';
import { MemberLink } from './MemberLink';
import {
  type SubscriberFilter,
  type SubscribersState,
  subscriberFilters,
  subscribersQueryOf,
} from './subscribersState';
import type { Column } from './Table';
import { useDay } from './useDay';

const RemoveSubscriberSheet = lazyClient(() =>
  import('./RemoveSubscriberSheet').then((it) => it.RemoveSubscriberSheet),
);

/** Renders the subscribers of the newsletter, by their state, consent and words. */
export function Subscribers({ state }: { state: SubscribersState }) {
  const { t } = useTranslation('manage');
  const [removed, setRemoved] = useState<Subscriber>();
  const answer = useGetSubscribersQuery(subscribersQueryOf(state));
  const count = answer.data?.count ?? 0;
  return (
    <>
      <ManagedList
        state={state}
        states={{
          label: t('subscribers.state'),
          values: subscriberStates,
          nameOf: (name) => t(`subscribers.states.${name}`),
        }}
        filters={useFilters(state)}
        text={(key) => t(`subscribers.${key}`)}
        path={managePaths.subscribers}
        answer={answer}
        found={t('subscribers.count', { count, subscribers: formatInteger(count) })}
        columns={useColumns(setRemoved)}
      />
      {removed ? <RemoveSubscriberSheet subscriber={removed} onClose={() => setRemoved(undefined)} /> : null}
    </>
  );
}

/** Returns the name of each value of the filters. */
function useNames() {
  const { t } = useTranslation('manage');
  const { t: marketings } = useTranslation('marketings');
  return {
    topic: (slug: string) => marketings(`topics.${slug as 'digest'}.name`),
    locale: (slug: string) => t(`subscribers.locales.${slug as 'ko'}`),
    // Another page may name itself as it likes.
    source: (slug: string) =>
      subscriptionSources.some((it) => it === slug) ? t(`subscribers.sources.${slug as 'signup'}`) : slug,
    agreed: (slug: string) => t('subscribers.agreedWithin', { count: Number(slug) }),
  } satisfies Record<SubscriberFilter, (slug: string) => string>;
}

function useFilters(state: SubscribersState): Filter[] {
  const { t } = useTranslation('manage');
  const names = useNames();
  return (Object.keys(subscriberFilters) as SubscriberFilter[]).map((name) => ({
    name,
    label: t(`subscribers.${name}`),
    options: subscriberFilters[name].map((slug) => ({ slug, name: names[name](slug) })),
    chosen: state[name] ? [state[name]] : [],
  }));
}

function useColumns(onRemove: (subscriber: Subscriber) => void): Column<Subscriber>[] {
  const { t } = useTranslation('manage');
  const names = useNames();
  const day = useDay();
  return [
    { id: 'email', title: t('subscribers.email'), cell: ({ email }) => email },
    {
      id: 'member',
      title: t('subscribers.member'),
      cell: ({ member }) => (member ? <MemberLink member={member} /> : t('subscribers.visitor')),
    },
    {
      id: 'state',
      title: t('subscribers.state'),
      cell: ({ state }) => (
        <Tag tone={state === 'confirmed' ? 'plain' : 'warning'}>{t(`subscribers.states.${state}`)}</Tag>
      ),
    },
    {
      id: 'topics',
      title: t('subscribers.topic'),
      named: true,
      cell: ({ topics }) => topics.map(names.topic).join(', '),
    },
    {
      id: 'agreed_at',
      title: t('subscribers.agreed'),
      named: true,
      cell: ({ agreed_at: at }) => <time dateTime={at}>{day(at)}</time>,
    },
    { id: 'locale', title: t('subscribers.locale'), named: true, cell: ({ locale }) => names.locale(locale) },
    { id: 'source', title: t('subscribers.source'), named: true, cell: ({ source }) => names.source(source) },
    {
      id: 'remove',
      title: t('subscribers.action'),
      action: true,
      cell: (subscriber) => (
        <Button
          size="small"
          aria-label={t('subscribers.removeOf', { email: subscriber.email })}
          onClick={() => onRemove(subscriber)}
        >
          {t('subscribers.remove')}
        </Button>
      ),
    },
  ];
}
