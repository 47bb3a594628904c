import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetQueueQuery } from '@/api/manage';
import { useGetAccessQuery } from '@/api/managedMembers';
import { ChosenFilters } from '@/components/lists/ChosenFilters';
import { Filters } from '@/components/lists/Filters';
import type { Filter } from '@/components/lists/filters';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { LinkButton } from '@/components/ui/Button';
import { List } from '@/components/ui/List';
import { lazyClient } from '@/components/ui/lazyClient';
import { EmptyState } from '@/components/ui/State';
import {
  forumSubjects,
  type ModeratedSubject,
  moderatedSubjects,
  type QueueOrder,
  queueStatuses,
  type ReportReason,
  reportReasons,
} from '@/contract/constants/moderation';
import type { QueueStatus, ReportCase } from '@/contract/moderation';
import { managePaths } from '@/lib/managePaths';
import { DecisionBar, type OnDecide } from './DecisionBar';
import type { Decision } from './decisions';
import styles from './Manage.module.css';
import { QueueCase } from './QueueCase';
import { useManagedList } from './useManagedList';
import { useSelection } from './useSelection';
import { ViewChips } from './ViewChips';

const DecisionsSheet = lazyClient(() => import('./DecisionsSheet').then((it) => it.DecisionsSheet));

export interface QueueState {
  status: QueueStatus;
  page: number;
  /** The author whose content is listed; '' for everyone's. */
  username: string;
  subject: ModeratedSubject | '';
  reason: ReportReason | '';
  /** '' for the first. */
  order: QueueOrder | '';
}

export const queueQueryOf = ({ status, page, username, subject, reason, order }: QueueState) => ({
  status,
  page,
  ...(username && { username }),
  ...(subject && { subject }),
  ...(reason && { reason }),
  ...(order && { order }),
});

/** Returns the filters of the queue: what was reported and why, and the order of what waits. */
function useQueueFilters({ status, subject, reason, order }: QueueState): Filter[] {
  const { t } = useTranslation('moderation');
  const { data: access } = useGetAccessQuery();
  const subjects = access?.moderated_forums ? forumSubjects : moderatedSubjects;
  const chosen = (value: string) => (value ? [value] : []);
  const filters: Filter[] = [
    {
      name: 'subject',
      label: t('queue.subject'),
      options: subjects.map((slug) => ({ slug, name: t(`subjects.${slug}`) })),
      chosen: chosen(subject),
    },
    {
      name: 'reason',
      label: t('queue.reason'),
      options: reportReasons.map((slug) => ({ slug, name: t(`reasons.${slug}`) })),
      chosen: chosen(reason),
    },
  ];
  if (!waits(status)) return filters;
  const age = { slug: 'age', name: t('queue.orders.age') };
  return [
    ...filters,
    { name: 'order', label: t('queue.order'), none: t('queue.orders.urgency'), options: [age], chosen: chosen(order) },
  ];
}

/** Returns whether the cases of a view wait for a decision. */
const waits = (status: QueueStatus) => status === 'open' || status === 'appealed';

/** Renders the managers' queue of reported content. */
export function Queue({ state }: { state: QueueState }) {
  const { t } = useTranslation('moderation');
  const { status, username } = state;
  const answer = useGetQueueQuery(queueQueryOf(state));
  const { hrefOf, address } = useManagedList(state, ({ status: view, ...query }) =>
    managePaths.reports({ status: view === 'open' ? '' : view, ...query }),
  );
  // Above the list, which is empty once all of it is decided on.
  const [doing, setDoing] = useState<{ decision: Decision; cases: ReportCase[] }>();
  const filters = useQueueFilters(state);
  return (
    <>
      <ViewChips
        label={t('queue.views')}
        views={queueStatuses}
        selected={status}
        nameOf={(view) => t(`queue.${view}`)}
        hrefOf={(view) => hrefOf({ status: view })}
      >
        <Filters address={address} filters={filters} />
      </ViewChips>
      <ChosenFilters address={address} filters={filters} />
      {username ? (
        <p className={styles.narrowed}>
          {t('queue.allOf', { nickname: username })}
          <LinkButton size="small" href={hrefOf({ username: '' })}>
            {t('queue.allOfEnd')}
          </LinkButton>
        </p>
      ) : null}
      <AnswerPages
        answer={answer}
        page={state.page}
        hrefOf={(page) => hrefOf({ page })}
        empty={<EmptyState title={t('queue.empty')} body={t('queue.emptyBody')} />}
      >
        {(cases) => (
          <Cases
            key={address}
            cases={cases}
            mayChoose={waits(status)}
            onDecide={(decision, chosen) => setDoing({ decision, cases: chosen })}
          />
        )}
      </AnswerPages>
      {doing ? <DecisionsSheet {...doing} onClose={() => setDoing(undefined)} /> : null}
    </>
  );
}

/** Renders a page of cases; those that wait can be chosen and decided together. */
function Cases({ cases, mayChoose, onDecide }: { cases: ReportCase[]; mayChoose: boolean; onDecide: OnDecide }) {
  const selection = useSelection(cases);
  return (
    <>
      {mayChoose ? <DecisionBar cases={cases} selection={selection} onDecide={onDecide} /> : null}
      <List>
        {cases.map((it) => (
          <QueueCase key={it.id} case={it} selection={mayChoose ? selection : undefined} />
        ))}
      </List>
    </>
  );
}
