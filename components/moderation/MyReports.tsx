import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetReceivedCasesQuery, useGetSentReportsQuery } from '@/api/moderation';
import { Button, LinkButton } from '@/components/ui/Button';
import { Facts } from '@/components/ui/List';
import { lazyClient } from '@/components/ui/lazyClient';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import { Thumbnails } from '@/components/ui/Thumbnails';
import type { ModeratedContent, ReceivedCase, SentReport } from '@/contract/moderation';
import { numbered, paths } from '@/lib/paths';
import { AnswerList } from './AnswerList';
import styles from './Moderation.module.css';

const AppealSheet = lazyClient(() => import('./AppealSheet').then((it) => it.AppealSheet));

/** Returns the address of a page of the decisions on the member's content, or of the reports that they sent. */
export const reportsAddress = ({ page, sent = false }: { page: number; sent?: boolean }): string =>
  paths.myReports({ sent: sent ? 1 : '', ...numbered(page) });

/** Renders the decisions on the member's own content, with the button to appeal. */
export function ReceivedCases({ page }: { page: number }) {
  const { t } = useTranslation('moderation');
  const answer = useGetReceivedCasesQuery({ page });
  return (
    <AnswerList
      answer={answer}
      page={page}
      hrefOf={(to) => reportsAddress({ page: to })}
      row={(it) => <ReceivedRow key={it.id} case={it} />}
      empty={<EmptyState title={t('received.empty')} body={t('received.emptyBody')} />}
    />
  );
}

/** Renders the member's reports with their results. */
export function SentReports({ page }: { page: number }) {
  const { t } = useTranslation('moderation');
  const answer = useGetSentReportsQuery({ page });
  return (
    <AnswerList
      answer={answer}
      page={page}
      hrefOf={(to) => reportsAddress({ page: to, sent: true })}
      row={(it) => <SentRow key={it.id} report={it} />}
      empty={<EmptyState title={t('sent.empty')} body={t('sent.emptyBody')} />}
    />
  );
}

/** Renders a content's title, as a link while the content exists. */
function ContentTitle({ content, notFoundText }: { content: ModeratedContent | null; notFoundText: string }) {
  const { t } = useTranslation('moderation');
  if (!content || content.status === 'deleted') return <p className="aside">{notFoundText}</p>;
  return (
    <>
      {content.title ? <h2>{content.title}</h2> : null}
      <p className="excerpt">{content.excerpt}</p>
      {content.image ? <Thumbnails urls={[content.image]} altOf={() => t('picture')} /> : null}
      {content.path ? (
        <div>
          <LinkButton size="small" href={content.path} prefetch={false}>
            {t('queue.look')}
          </LinkButton>
        </div>
      ) : null}
    </>
  );
}

function ReceivedRow({ case: it }: { case: ReceivedCase }) {
  const { t } = useTranslation('moderation');
  const [appealing, setAppealing] = useState(false);
  const reasons = it.reasons.map((reason) => t(`reasons.${reason}`)).join(', ');
  return (
    <li className={styles.case}>
      <div className={styles.tags}>
        <Tag tone={it.status === 'dismissed' ? 'accent' : 'warning'}>
          {t(it.collapsed ? 'status.collapsed' : `status.${it.status}`)}
        </Tag>
        {it.content ? <Tag>{t(`subjects.${it.content.subject}`)}</Tag> : null}
        <Facts>
          <RelativeTime at={it.changed_at} />
        </Facts>
      </div>
      <ContentTitle content={it.content} notFoundText={t('received.gone')} />
      {it.collapsed ? <p>{t('received.collapsed')}</p> : null}
      {reasons ? <p className="aside">{t('received.reasons', { reasons })}</p> : null}
      {it.decision ? <p className={styles.said}>{t('received.decision', { reason: it.decision.reason })}</p> : null}
      {it.appeal ? (
        <>
          <p>{t(`appeal.status.${it.appeal.status}`)}</p>
          <p className={styles.said}>{it.appeal.text}</p>
        </>
      ) : null}
      {it.may_appeal ? (
        <div>
          <Button onClick={() => setAppealing(true)}>{t('appeal.open')}</Button>
        </div>
      ) : null}
      {appealing ? <AppealSheet id={it.id} onClose={() => setAppealing(false)} /> : null}
    </li>
  );
}

function SentRow({ report }: { report: SentReport }) {
  const { t } = useTranslation('moderation');
  return (
    <li className={styles.case}>
      <div className={styles.tags}>
        <Tag tone={report.status === 'hidden' ? 'accent' : 'plain'}>{t(`status.${report.status}`)}</Tag>
        <Facts>
          <span>{t(`reasons.${report.reason}`)}</span>
          <RelativeTime at={report.created_at} />
        </Facts>
      </div>
      <ContentTitle content={report.content} notFoundText={t('sent.gone')} />
      {report.note ? <p className={styles.said}>{report.note}</p> : null}
    </li>
  );
}
