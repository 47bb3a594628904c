import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAccessQuery } from '@/api/managedMembers';
import { useGetSubscribersQuery } from '@/api/managedNewsletters';
import type { Filter } from '@/components/lists/filters';
import { Button } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import { Tag } from '@/components/ui/Tag';
import { subscriberStates } from '@/contract/constants/newsletters';
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
import { useSubscriberNames } from './useSubscriberNames';

const RemoveSubscriberSheet = lazyClient(() =>
  import('./RemoveSubscriberSheet').then((it) => it.RemoveSubscriberSheet),
);

const SubscribersSheet = lazyClient(() => import('./SubscribersSheet').then((it) => it.SubscribersSheet));

/** Renders the subscribers of the newsletter, by their state, consent and words. */
export function Subscribers({ state }: { state: SubscribersState }) {
  const { t } = useTranslation('manage');
  const { data: access } = useGetAccessQuery();
  const [removed, setRemoved] = useState<Subscriber>();
  const [isExporting, setExporting] = useState(false);
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
        found={
          <>
            <span>{t('subscribers.count', { count, subscribers: formatInteger(count) })}</span>
            {access?.rights.includes('members') ? (
              <Button size="small" onClick={() => setExporting(true)}>
                {t('subscribers.export')}
              </Button>
            ) : null}
          </>
        }
        columns={useColumns(setRemoved)}
      />
      {isExporting ? <SubscribersSheet state={state} onClose={() => setExporting(false)} /> : null}
      {removed ? <RemoveSubscriberSheet subscriber={removed} onClose={() => setRemoved(undefined)} /> : null}
    </>
  );
}

function useFilters(state: SubscribersState): Filter[] {
  const { t } = useTranslation('manage');
  const names = useSubscriberNames();
  return (Object.keys(subscriberFilters) as SubscriberFilter[]).map((name) => ({
    name,
    label: t(`subscribers.${name}`),
    options: subscriberFilters[name].map((slug) => ({ slug, name: names[name](slug) })),
    chosen: state[name] ? [state[name]] : [],
  }));
}

function useColumns(onRemove: (subscriber: Subscriber) => void): Column<Subscriber>[] {
  const { t } = useTranslation('manage');
  const names = useSubscriberNames();
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
