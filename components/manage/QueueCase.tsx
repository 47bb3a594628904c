import Link from 'next/link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAccessQuery } from '@/api/managedMembers';
import { Button, LinkButton } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { Facts } from '@/components/ui/List';
import { lazyClient } from '@/components/ui/lazyClient';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Tag } from '@/components/ui/Tag';
import { Thumbnails } from '@/components/ui/Thumbnails';
import type { ReportCase } from '@/contract/moderation';
import { managePaths } from '@/lib/managePaths';
import { type Decision, decisionsOf, nameOf } from './decisions';
import styles from './Manage.module.css';
import { isForGood, useDay } from './useDay';
import type { Selection } from './useSelection';

const DecisionSheet = lazyClient(() => import('./DecisionSheet').then((it) => it.DecisionSheet));
const SuspendSheet = lazyClient(() => import('@/components/moderation/SuspendSheet').then((it) => it.SuspendSheet));

/** Renders one report case in context: the content, the reports, and the manager's actions. */
export function QueueCase({ case: it, selection }: { case: ReportCase; selection: Selection | undefined }) {
  const { t } = useTranslation('moderation');
  const day = useDay();
  const [doing, setDoing] = useState<Decision | 'suspend' | null>(null);
  const { content, author } = it;
  const decisions = decisionsOf(it);
  const until = author.suspended_until;
  const close = () => setDoing(null);
  const { data: access } = useGetAccessQuery();
  const mayReadMembers = access?.rights.includes('members') === true;

  return (
    <li className={styles.case}>
      <div className={styles.tags}>
        {selection ? (
          <Checkbox
            name={`choose-${it.id}`}
            checked={selection.chosen.includes(it.id)}
            onChange={() => selection.toggle(it.id)}
          >
            <span className="visually-hidden">{t('queue.choose', { name: nameOf(it, t('queue.gone')) })}</span>
          </Checkbox>
        ) : null}
        <Tag tone={it.collapsed ? 'warning' : 'plain'}>
          {t(it.collapsed ? 'status.collapsed' : `status.${it.status}`)}
        </Tag>
        {content ? <Tag>{t(`subjects.${content.subject}`)}</Tag> : null}
        <Facts>
          <span>{it.report_count > 0 ? t('queue.reports', { count: it.report_count }) : t('queue.noReports')}</span>
          {it.waiting_since ? (
            <span>
              {t(it.status === 'open' ? 'queue.reportedSince' : 'queue.appealedSince')}{' '}
              <RelativeTime at={it.waiting_since} />
            </span>
          ) : (
            <RelativeTime at={it.changed_at} />
          )}
        </Facts>
      </div>
      <div className={styles.content}>
        {content?.title ? <h2>{content.title}</h2> : null}
        <p className={styles.text}>{content?.excerpt}</p>
        {content?.image ? <Thumbnails urls={[content.image]} altOf={() => t('picture')} /> : null}
        {!content || content.status === 'deleted' ? (
          <p className="small">{t(decisions.includes('hide') ? 'queue.goneHint' : 'queue.gone')}</p>
        ) : null}
        <Facts>
          <Link href={managePaths.reports({ username: author.username })}>{author.nickname}</Link>
          {until ? (
            <span>
              {isForGood(until) ? t('queue.suspendedForGood') : t('queue.suspendedUntil', { date: day(until) })}
            </span>
          ) : null}
          {content ? <RelativeTime at={content.created_at} /> : null}
        </Facts>
      </div>
      <div className={styles.evidence}>
        {it.reports.length > 0 ? (
          <details className={styles.details}>
            <summary>{t('queue.details')}</summary>
            <ul className="stack-3">
              {it.reports.map((report) => (
                <li key={report.id} className={styles.said}>
                  <strong>{t(`reasons.${report.reason}`)}</strong>
                  {report.note ? <p>{report.note}</p> : null}
                  <Facts>
                    <span>{report.user.nickname}</span>
                    <RelativeTime at={report.created_at} />
                  </Facts>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
        {it.appeal ? (
          <div className={styles.said}>
            <strong>{t('queue.appealOf')}</strong>
            <p>{it.appeal.text}</p>
            <RelativeTime at={it.appeal.created_at} />
          </div>
        ) : null}
        {it.decision ? (
          <div className={styles.said}>
            <strong>{t('queue.decidedBy', { nickname: it.decision.user?.nickname ?? '' })}</strong>
            <p>{it.decision.reason}</p>
            <RelativeTime at={it.decision.created_at} />
          </div>
        ) : null}
      </div>
      <div className="row-2">
        {decisions.map((decision) => (
          <Button key={decision} size="small" onClick={() => setDoing(decision)}>
            {t(`queue.${decision}`)}
          </Button>
        ))}
        {author.may_suspend ? (
          <Button size="small" variant="quiet" onClick={() => setDoing('suspend')}>
            {t('queue.suspend')}
          </Button>
        ) : null}
        {mayReadMembers && author.username ? (
          <LinkButton
            size="small"
            variant="quiet"
            href={managePaths.member(`@${author.username}`)}
            prefetch={false}
            aria-label={t('manage.memberOf', { nickname: author.nickname })}
          >
            {t('queue.member')}
          </LinkButton>
        ) : null}
        {content?.path ? (
          <LinkButton size="small" variant="quiet" href={content.path} prefetch={false}>
            {t('queue.look')}
          </LinkButton>
        ) : null}
      </div>
      {doing && doing !== 'suspend' ? <DecisionSheet case={it} decision={doing} onClose={close} /> : null}
      {doing === 'suspend' ? <SuspendSheet member={author} onClose={close} /> : null}
    </li>
  );
}
