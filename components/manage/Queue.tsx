import { useTranslation } from 'react-i18next';
import { useGetQueueQuery } from '@/api/manage';
import { AnswerList } from '@/components/moderation/AnswerList';
import { LinkButton } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/State';
import type { QueueStatus } from '@/contract/moderation';
import { managePaths } from '@/lib/managePaths';
import styles from './Manage.module.css';
import { QueueCase } from './QueueCase';
import { ViewChips } from './ViewChips';

export interface QueueState {
  status: QueueStatus;
  page: number;
  /** The author whose content is listed; '' for everyone's. */
  username: string;
}

/** The statuses of the queue, in the order that managers look at them. */
export const queueStatuses = ['open', 'appealed', 'dismissed', 'hidden'] as const;

export const queueQueryOf = ({ status, page, username }: QueueState) => ({
  status,
  page,
  ...(username && { username }),
});

/** Renders the managers' queue of reported content. */
export function Queue({ state }: { state: QueueState }) {
  const { t } = useTranslation('moderation');
  const { status, username } = state;
  const answer = useGetQueueQuery(queueQueryOf(state));
  const hrefOf = (change: Partial<QueueState>) => {
    const next = { ...state, page: 1, ...change };
    return managePaths.reports({
      status: next.status === 'open' ? '' : next.status,
      username: next.username,
      page: next.page === 1 ? '' : next.page,
    });
  };
  return (
    <>
      <ViewChips
        label={t('queue.views')}
        views={queueStatuses}
        selected={status}
        nameOf={(view) => t(`queue.${view}`)}
        hrefOf={(view) => hrefOf({ status: view })}
      />
      {username ? (
        <p className={styles.narrowed}>
          {t('queue.allOf', { nickname: username })}
          <LinkButton size="small" href={hrefOf({ username: '' })}>
            {t('queue.allOfEnd')}
          </LinkButton>
        </p>
      ) : null}
      <AnswerList
        answer={answer}
        page={state.page}
        hrefOf={(page) => hrefOf({ page })}
        row={(it) => <QueueCase key={it.id} case={it} />}
        empty={<EmptyState title={t('queue.empty')} body={t('queue.emptyBody')} />}
      />
    </>
  );
}
