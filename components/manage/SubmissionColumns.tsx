import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRewardLine } from '@/components/participation/useRewardLine';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { lazyClient } from '@/components/ui/lazyClient';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Tag } from '@/components/ui/Tag';
import type { MissionSubmission } from '@/contract/managedSubmissions';
import { paths } from '@/lib/paths';
import styles from './Manage.module.css';
import { CellText, type Column, RowLink } from './Table';
import type { Selection } from './useSelection';
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

/**
 * Returns the columns of submissions to missions: the mission with the box that chooses it, what was submitted, by whom,
 * and the manager's actions.
 */
export function useSubmissionColumns(selection: Selection | undefined): Column<MissionSubmission>[] {
  const rewardLine = useRewardLine();
  const { t } = useTranslation('missions');
  return [
    {
      id: 'mission',
      title: t('manage.columns.mission'),
      cell: (it) => (
        <Chosen submission={it} selection={selection}>
          <RowLink href={paths.mission(it.mission.id)}>{it.mission.title}</RowLink>
          <p>
            <Tag>{t(`kind.${it.mission.kind}`)}</Tag>
          </p>
          <p className="fine">{rewardLine(it.mission.reward)}</p>
        </Chosen>
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

/** Renders the mission of a submission (`children`), after the box that chooses it with `selection`. */
function Chosen({
  submission,
  selection,
  children,
}: {
  submission: MissionSubmission;
  selection: Selection | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('missions');
  const { id, mission, user } = submission;
  return (
    <div className={styles.lines}>
      {selection ? (
        <Checkbox name={`choose-${id}`} checked={selection.chosen.includes(id)} onChange={() => selection.toggle(id)}>
          <span className="visually-hidden">{t('manage.of', { nickname: user.nickname, title: mission.title })}</span>
        </Checkbox>
      ) : null}
      <div>{children}</div>
    </div>
  );
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
  // With the submission as it was read when the sheet was opened.
  const [doing, setDoing] = useState<{ decision: 'return' | 'withdraw'; read: MissionSubmission }>();
  const close = () => setDoing(undefined);
  const { decide, busy } = useSubmissionDecision(doing?.read ?? submission, close);
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
          <Button size="small" onClick={() => setDoing({ decision: 'return', read: submission })}>
            {t('manage.return')}
          </Button>
        </>
      ) : null}
      {status === 'completed' ? (
        <Button size="small" onClick={() => setDoing({ decision: 'withdraw', read: submission })}>
          {t('manage.withdraw')}
        </Button>
      ) : null}
      {doing ? (
        <SubmissionSheet
          title={t(`manage.${doing.decision}Title`)}
          decision={doing.decision}
          decide={decide}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
