import { useTranslation } from 'react-i18next';
import { useGetSupportQueueQuery } from '@/api/support';
import { AnswerList } from '@/components/moderation/AnswerList';
import { ChipLink, Chips } from '@/components/ui/Chips';
import { EmptyState } from '@/components/ui/State';
import { type SupportStatus, supportStatuses } from '@/contract/constants/support';
import { managePaths } from '@/lib/managePaths';
import styles from './Support.module.css';
import { SupportRow } from './SupportList';

export interface SupportQueueState {
  status: SupportStatus;
  page: number;
  /** The thread that is shown in place of the list. */
  id: number | null;
}

/** Renders the managers' queue of questions by their status. */
export function SupportQueue({ state: { status, page } }: { state: SupportQueueState }) {
  const { t } = useTranslation('support');
  const answer = useGetSupportQueueQuery({ page, status });
  const hrefOf = (of: SupportStatus, to: number) =>
    managePaths.support({ status: of === 'open' ? '' : of, page: to === 1 ? '' : to });
  return (
    <>
      <div className={styles.chips}>
        <Chips label={t('queue.views')}>
          {supportStatuses.map((it) => (
            <ChipLink key={it} href={hrefOf(it, 1)} selected={it === status} prefetch={false}>
              {t(`status.${it}`)}
            </ChipLink>
          ))}
        </Chips>
      </div>
      <AnswerList
        answer={answer}
        page={page}
        hrefOf={(to) => hrefOf(status, to)}
        row={(thread) => <SupportRow key={thread.id} thread={thread} manages />}
        empty={<EmptyState title={t(`queue.empty.${status}`)} body={t('queue.emptyBody')} />}
      />
    </>
  );
}
