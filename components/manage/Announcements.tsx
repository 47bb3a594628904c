import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndAnnouncementMutation, useGetAnnouncementsQuery } from '@/api/managedAnnouncements';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { AskingButton } from '@/components/ui/AskingButton';
import { Button } from '@/components/ui/Button';
import { PlusIcon } from '@/components/ui/icons';
import { lazyClient } from '@/components/ui/lazyClient';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import type { Announcement } from '@/contract/managedAnnouncements';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { numbered } from '@/lib/paths';
import { type Column, RowLink, Table } from './Table';
import { useProgress } from './useProgress';

const AnnouncementSheet = lazyClient(() => import('./AnnouncementSheet').then((it) => it.AnnouncementSheet));

/** Renders the button that opens the form of a new announcement. */
export function NewAnnouncement() {
  const { t } = useTranslation('manage');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<PlusIcon size={1} />} onClick={() => setOpen(true)}>
        {t('announcement.new')}
      </Button>
      {isOpen ? <AnnouncementSheet onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Renders the announcements with how many members got them. */
export function Announcements({ page }: { page: number }) {
  const { t } = useTranslation('manage');
  const { options, follow } = useProgress();
  const answer = useGetAnnouncementsQuery({ page }, options);
  follow(answer.data?.results.some(({ notified, is_done: isDone }) => notified !== null && !isDone) === true);
  const columns = useColumns();
  return (
    <AnswerPages
      answer={answer}
      page={page}
      hrefOf={(to) => managePaths.announcements(numbered(to))}
      empty={<EmptyState title={t('announcement.empty')} body={t('announcement.emptyBody')} />}
    >
      {(announcements) => <Table label={t('announcement.table')} columns={columns} rows={announcements} />}
    </AnswerPages>
  );
}

function useColumns(): Column<Announcement>[] {
  const { t } = useTranslation('manage');
  const [end] = useEndAnnouncementMutation();
  const { submit, isSubmitting } = useSubmit({
    call: (id: number, idempotencyKey) => end({ id, idempotencyKey }).unwrap(),
    failed: t('announcement.endFailed'),
    onDone: () => void notify('success', t('announcement.ended')),
  });
  return [
    {
      id: 'title',
      title: t('announcement.title'),
      cell: ({ path, title }) => <RowLink href={path}>{title}</RowLink>,
    },
    {
      id: 'notified',
      title: t('announcement.notified'),
      named: true,
      numeric: true,
      cell: ({ notified: count, is_done: isDone }) =>
        count === null
          ? null
          : t(isDone ? 'announcement.notifiedOf' : 'announcement.notifying', { count, found: formatInteger(count) }),
    },
    {
      id: 'banner',
      title: t('announcement.banner'),
      named: true,
      cell: ({ banner, pinned }) => (
        <>
          {banner ? (
            <Tag tone={banner === 'shown' ? 'accent' : 'plain'}>{t(`announcement.banners.${banner}`)}</Tag>
          ) : null}
          {pinned ? <Tag tone="accent">{t('announcement.pinned')}</Tag> : null}
        </>
      ),
    },
    {
      id: 'created_at',
      title: t('announcement.at'),
      named: true,
      cell: ({ created_at: at }) => <RelativeTime at={at} />,
    },
    {
      id: 'end',
      title: t('announcement.end'),
      action: true,
      cell: ({ id, title, banner, pinned }) =>
        banner === 'shown' || pinned ? (
          <AskingButton
            size="small"
            busy={isSubmitting}
            aria-label={t('announcement.endOf', { title })}
            ask={{
              title: t('announcement.endTitle', { title }),
              body: t('announcement.endBody'),
              confirm: t('announcement.end'),
            }}
            onConfirm={() => void submit(id)}
          >
            {t('announcement.end')}
          </AskingButton>
        ) : null,
    },
  ];
}
