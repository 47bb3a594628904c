import { clsx } from 'clsx';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMissionQuery } from '@/api/missions';
import { PhoneBar } from '@/components/layout/PhoneBar';
import { useRewardLine } from '@/components/participation/useRewardLine';
import { useTurns } from '@/components/participation/useTurns';
import { LinkButton } from '@/components/ui/Button';
import { GrainLine } from '@/components/ui/GrainLine';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import type { Mission } from '@/contract/missions';
import { useMember } from '@/hooks/useMember';
import { useOutOfView } from '@/hooks/useOutOfView';
import { paths } from '@/lib/paths';
import { answerText } from './submissionValues';
import styles from './Task.module.css';
import { TaskForm } from './TaskForm';

/** Renders a completed mission: its reward, the answer, and the explanation. */
function Done({ mission }: { mission: Mission }) {
  const { t } = useTranslation('missions');
  const rewardLine = useRewardLine();
  const { reward, kind, explanation } = mission;
  const text = answerText(mission);
  return (
    <div className={styles.done}>
      <GrainLine />
      <h3>{t('done.title')}</h3>
      <p>{t('done.earned', { rewards: rewardLine(reward) })}</p>
      <LinkButton size="small" href={paths.points()} prefetch={false}>
        {t('done.toPoints')}
      </LinkButton>
      <dl className={styles.answered}>
        {text ? (
          <div>
            <dt className="aside">{t(kind === 'quiz' || kind === 'answer' ? 'done.right' : 'done.mine')}</dt>
            <dd>{text}</dd>
          </div>
        ) : null}
        {explanation ? (
          <div>
            <dt className="aside">{t('done.why')}</dt>
            <dd>{explanation}</dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}

/** Renders a note above the form, or in its place. */
function Note({ title, body, quote = '' }: { title: string; body: string; quote?: string }) {
  return (
    <div className={styles.note}>
      <h3>{title}</h3>
      <p className="aside">{body}</p>
      {quote ? <blockquote>{quote}</blockquote> : null}
    </div>
  );
}

/** Renders what the reader does. Where a mission closes while the page is open, its form stays with what was typed. */
function Part({ mission }: { mission: Mission }) {
  const { t } = useTranslation('missions');
  const { isLogin } = useMember();
  const { isError, isFetching, refetch } = useGetMissionQuery({ id: mission.id });
  const { id, status, ends_at, own_status, may_do, reason } = mission;
  const [wasOpen] = useState(status === 'opened');
  useTurns({ status, starts_at: null, ends_at }, { type: 'Missions', id });
  // Until the member's own entry is loaded, the form stays hidden to prevent a second submission.
  if (isLogin && own_status === null) {
    return isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <Skeleton shape="banner" />;
  }
  if (own_status === 'completed') return <Done mission={mission} />;
  const isKept = may_do || (wasOpen && isLogin);
  return (
    <>
      {!may_do && own_status !== 'submitted' ? (
        <div className={styles.closed}>
          <Note title={t('closed.title')} body={t('closed.body')} />
          <LinkButton href={paths.missions({ status: 'opened' })}>{t('closed.action')}</LinkButton>
        </div>
      ) : null}
      {own_status === 'submitted' ? (
        <Note
          title={t('submitted.title')}
          body={t(may_do ? 'submitted.body' : 'submitted.bodyClosed')}
          quote={may_do ? '' : answerText(mission)}
        />
      ) : null}
      {reason ? <Note title={t('returned.title')} body={t('returned.body')} quote={reason} /> : null}
      {isKept ? <TaskForm key={own_status} mission={mission} /> : null}
    </>
  );
}

/** Renders the section of what the reader does, with its title. */
export function TaskSection({ ref, children }: { ref?: Ref<HTMLElement>; children: ReactNode }) {
  const { t } = useTranslation('missions');
  return (
    <section ref={ref} aria-labelledby="task" className={clsx(styles.task, 'clear-of-bars')}>
      <h2 id="task" className="heading">
        {t('task.title')}
      </h2>
      {children}
    </section>
  );
}

/** Renders the reader's part of a mission, by its state; on a phone a bar leads down to it. */
export function Task({ mission }: { mission: Mission }) {
  const { t } = useTranslation('missions');
  const section = useRef<HTMLElement>(null);
  const isBelow = useOutOfView(section) === 'below';
  const { isLogin } = useMember();
  const { may_do, own_status } = mission;
  const isOpen = may_do && own_status !== 'submitted' && !(isLogin && own_status === null);
  return (
    <>
      <TaskSection ref={section}>
        <Part mission={mission} />
      </TaskSection>
      {isBelow && isOpen ? (
        <PhoneBar>
          <LinkButton href="#task" variant="primary" full>
            {t('task.go')}
          </LinkButton>
        </PhoneBar>
      ) : null}
    </>
  );
}
