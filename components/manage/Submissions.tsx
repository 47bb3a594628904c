import { useTranslation } from 'react-i18next';
import { useGetMissionSubmissionsQuery } from '@/api/missionWrites';
import { AnswerList } from '@/components/moderation/AnswerList';
import { EmptyState } from '@/components/ui/State';
import { ChipLink, Chips } from '@/components/ui/Tag';
import { type SubmissionStatus, submissionStatuses } from '@/contract/constants/participation';
import { paths } from '@/lib/paths';
import styles from './Manage.module.css';
import { SubmissionCase } from './SubmissionCase';

export interface SubmissionsState {
  status: SubmissionStatus;
  page: number;
}

/** Renders the submissions to missions: those waiting for review, and the reviewed ones. */
export function Submissions({ state }: { state: SubmissionsState }) {
  const { t } = useTranslation('missions');
  const answer = useGetMissionSubmissionsQuery(state);
  const hrefOf = ({ status, page }: SubmissionsState) =>
    paths.manageMissions({ status: status === 'submitted' ? '' : status, page: page === 1 ? '' : page });
  return (
    <>
      <div className={styles.chips}>
        <Chips label={t('manage.views')}>
          {submissionStatuses.map((status) => (
            <ChipLink
              key={status}
              href={hrefOf({ status, page: 1 })}
              selected={status === state.status}
              prefetch={false}
            >
              {t(`manage.${status}`)}
            </ChipLink>
          ))}
        </Chips>
      </div>
      <AnswerList
        answer={answer}
        page={state.page}
        hrefOf={(page) => hrefOf({ ...state, page })}
        row={(it) => <SubmissionCase key={it.id} submission={it} />}
        empty={<EmptyState title={t(`manage.empty.${state.status}`)} body={t('manage.emptyBody')} />}
      />
    </>
  );
}
