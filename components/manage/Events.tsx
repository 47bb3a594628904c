import { useTranslation } from 'react-i18next';
import { useGetEventsQuery } from '@/api/events';
import { AnswerList } from '@/components/moderation/AnswerList';
import { EntryRow } from '@/components/ui/EntryRow';
import { EmptyState } from '@/components/ui/State';
import { ChipLink, Chips, Tag } from '@/components/ui/Tag';
import type { EventStatus } from '@/contract/constants/participation';
import { formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './Manage.module.css';

export interface EventsState {
  status: EventStatus;
  page: number;
}

/** The statuses of events, those whose winners can be chosen first. */
export const managedStatuses = ['closed', 'opened', 'upcoming'] as const;

/** Renders events for managers, each with a link to choose its winners. */
export function Events({ state }: { state: EventsState }) {
  const { t } = useTranslation('winners');
  const answer = useGetEventsQuery(state);
  const hrefOf = ({ status, page }: EventsState) =>
    paths.manageEvents({ status: status === 'closed' ? '' : status, page: page === 1 ? '' : page });
  return (
    <>
      <div className={styles.chips}>
        <Chips label={t('views')}>
          {managedStatuses.map((status) => (
            <ChipLink
              key={status}
              href={hrefOf({ status, page: 1 })}
              selected={status === state.status}
              prefetch={false}
            >
              {t(status)}
            </ChipLink>
          ))}
        </Chips>
      </div>
      <h2 className="visually-hidden">{t('title')}</h2>
      <AnswerList
        answer={answer}
        page={state.page}
        hrefOf={(page) => hrefOf({ ...state, page })}
        row={(event) => (
          <EntryRow key={event.slug} href={paths.manageEvent(event.slug)} title={event.title} size="brief">
            {event.status === 'closed' ? (
              <Tag tone={event.winnerAnnouncement ? 'plain' : 'accent'}>
                {t(event.winnerAnnouncement ? 'announced' : 'waiting')}
              </Tag>
            ) : null}
            <span>
              {t('applications', {
                count: event.application_count,
                applications: formatInteger(event.application_count),
              })}
            </span>
            <span>{t('winners', { count: event.winner_count, winners: formatInteger(event.winner_count) })}</span>
          </EntryRow>
        )}
        empty={<EmptyState title={t('empty')} body={t('emptyBody')} />}
      />
    </>
  );
}
