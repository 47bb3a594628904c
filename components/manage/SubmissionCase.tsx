import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '@/components/ui/Button';
import { Facts } from '@/components/ui/List';
import { lazyClient } from '@/components/ui/lazyClient';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Tag } from '@/components/ui/Tag';
import type { MissionSubmission } from '@/contract/missions';
import { formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './Manage.module.css';
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
      <p className={styles.text}>{parts[name]}</p>
    </div>
  ));
}

/** Renders one member's submission with the manager's actions. */
export function SubmissionCase({ submission }: { submission: MissionSubmission }) {
  const { t } = useTranslation('missions');
  const [doing, setDoing] = useState<'return' | 'withdraw' | null>(null);
  const { decide, busy } = useSubmissionDecision(submission);
  const { status, mission, user, reason } = submission;
  return (
    <li className={styles.case}>
      <div className={styles.tags}>
        <Tag tone={status === 'completed' ? 'accent' : 'plain'}>{t(`manage.${status}`)}</Tag>
        <Tag>{t(`kind.${mission.kind}`)}</Tag>
        <Facts>
          <span>{user.nickname}</span>
          <RelativeTime at={status === 'submitted' ? submission.submitted_at : submission.changed_at} />
          <span>
            {t('reward', { points: formatInteger(mission.reward.point), xp: formatInteger(mission.reward.xp) })}
          </span>
        </Facts>
      </div>
      <div className={styles.content}>
        <h2>{mission.title}</h2>
        <p className="small">{mission.question}</p>
        <Given submission={submission} />
      </div>
      {reason ? (
        <div className={styles.said}>
          <strong>{t('manage.reason')}</strong>
          <p>{reason}</p>
        </div>
      ) : null}
      {submission.decided_by ? (
        <p className="small">{t('manage.decidedBy', { nickname: submission.decided_by.nickname })}</p>
      ) : null}
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
          <Button size="small" variant="danger" onClick={() => setDoing('withdraw')}>
            {t('manage.withdraw')}
          </Button>
        ) : null}
        <LinkButton size="small" variant="quiet" href={paths.mission(mission.id)} prefetch={false}>
          {t('manage.look')}
        </LinkButton>
      </div>
      {doing ? <SubmissionSheet submission={submission} decision={doing} onClose={() => setDoing(null)} /> : null}
    </li>
  );
}
