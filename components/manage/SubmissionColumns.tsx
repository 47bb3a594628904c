import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Tag } from '@/components/ui/Tag';
import type { MissionSubmission } from '@/contract/missions';
import { formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './Manage.module.css';
import { CellText, type Column, RowLink } from './Table';
import { useSubmissionDecision } from './useSubmissionDecision';

const SubmissionSheet = lazyClient(() => import('./SubmissionSheet').then((it) => it.SubmissionSheet));

/** Renders the submitted values; several of them each with a name. */
function Given({ submission }: { submission: MissionSubmission }) {
  const { t } = useTranslation('missions');
  const parts = {
    choices: submission.choices.join(', '),
    answer: submission.answer,
    note: submission.note,
    review: submission.review,
  };
  const given = (['choices', 'answer', 'note', 'review'] as const).filter((name) => parts[name]);
  return given.map((name) => (
    <div key={name}>
      {given.length > 1 ? <p className="small">{t(`manage.${name}`)}</p> : null}
      <CellText>{parts[name]}</CellText>
    </div>
  ));
}

/** Returns the columns of submissions to missions: the mission, what was submitted, by whom, and the manager's actions. */
export function useSubmissionColumns(): Column<MissionSubmission>[] {
  const { t } = useTranslation('missions');
  return [
    {
      id: 'mission',
      title: t('manage.columns.mission'),
      cell: ({ mission }) => (
        <>
          <RowLink href={paths.mission(mission.id)}>{mission.title}</RowLink>
          <p>
            <Tag>{t(`kind.${mission.kind}`)}</Tag>
          </p>
          <p className="fine">
            {t('reward', { points: formatInteger(mission.reward.point), xp: formatInteger(mission.reward.xp) })}
          </p>
        </>
      ),
    },
    { id: 'given', title: t('manage.columns.given'), cell: (it) => <Content submission={it} /> },
    {
      id: 'member',
      title: t('manage.columns.member'),
      cell: ({ user, status, submitted_at, changed_at }) => (
        <>
          <p>{user.nickname}</p>
          <p className="fine">
            <RelativeTime at={status === 'submitted' ? submitted_at : changed_at} />
          </p>
        </>
      ),
    },
    { id: 'actions', title: t('manage.columns.decision'), action: true, cell: (it) => <Decision submission={it} /> },
  ];
}

function Content({ submission }: { submission: MissionSubmission }) {
  const { t } = useTranslation('missions');
  const { mission, reason, decided_by } = submission;
  return (
    <div className="stack-2">
      <p className="small">{mission.question}</p>
      <Given submission={submission} />
      {reason ? (
        <div className={styles.said}>
          <strong>{t('manage.reason')}</strong>
          <p>{reason}</p>
        </div>
      ) : null}
      {decided_by ? <p className="small">{t('manage.decidedBy', { nickname: decided_by.nickname })}</p> : null}
    </div>
  );
}

function Decision({ submission }: { submission: MissionSubmission }) {
  const { t } = useTranslation('missions');
  const [doing, setDoing] = useState<'return' | 'withdraw' | null>(null);
  const { decide, busy } = useSubmissionDecision(submission);
  const { status } = submission;
  return (
    <div className="row-2">
      {status === 'submitted' ? (
        <>
          <Button
            size="small"
            variant="primary"
            busy={busy}
            onClick={() => void decide({ decision: 'complete', reason: '' })}
          >
            {t('manage.complete')}
          </Button>
          <Button size="small" onClick={() => setDoing('return')}>
            {t('manage.return')}
          </Button>
        </>
      ) : null}
      {status === 'completed' ? (
        <Button size="small" onClick={() => setDoing('withdraw')}>
          {t('manage.withdraw')}
        </Button>
      ) : null}
      {doing ? <SubmissionSheet submission={submission} decision={doing} onClose={() => setDoing(null)} /> : null}
    </div>
  );
}
