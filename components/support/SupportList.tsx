import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryRow } from '@/components/ui/EntryRow';
import { Facts } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Tag } from '@/components/ui/Tag';
import type { SupportRow as Row } from '@/contract/support';
import { managePaths } from '@/lib/managePaths';
import { paths } from '@/lib/paths';
import styles from './Support.module.css';

/** Renders a question's state, topic and time, and for managers its writer. */
export function SupportTags({ thread, writer }: { thread: Row; writer: ReactNode }) {
  const { t } = useTranslation('support');
  return (
    <div className={styles.tags}>
      <StatusTag thread={thread} />
      <Tag>{t(`topics.${thread.topic}`)}</Tag>
      <Facts>
        {writer}
        <RelativeTime at={thread.changed_at} />
      </Facts>
    </div>
  );
}

function StatusTag({ thread: { status } }: { thread: Row }) {
  const { t } = useTranslation('support');
  return <Tag tone={status === 'answered' ? 'accent' : 'plain'}>{t(`status.${status}`)}</Tag>;
}

/** Renders a question as a row that leads to its thread: the member's own, or in the managers' queue. */
export function SupportRow({ thread, manages = false }: { thread: Row; manages?: boolean }) {
  const { t } = useTranslation('support');
  return (
    <EntryRow
      href={(manages ? managePaths.support : paths.mySupport)({ id: thread.id })}
      title={t(`topics.${thread.topic}`)}
      badge={<StatusTag thread={thread} />}
      excerpt={thread.excerpt}
    >
      {manages ? <span>{thread.user?.nickname ?? thread.email}</span> : null}
      <RelativeTime at={thread.changed_at} />
    </EntryRow>
  );
}
