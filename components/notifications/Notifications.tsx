import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetNotificationsQuery, useReadNotificationsMutation } from '@/api/notifications';
import { Button, LinkButton } from '@/components/ui/Button';
import { Detail } from '@/components/ui/Detail';
import { CheckIcon } from '@/components/ui/icons';
import { Pagination } from '@/components/ui/Pagination';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import { Tabs } from '@/components/ui/Tabs';
import type { ArgumentsOf } from '@/contract/call';
import { DEFAULT_PAGE_SIZE } from '@/contract/constants/common';
import type { notificationCalls } from '@/contract/notifications.calls';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useKeptFocus } from '@/hooks/useKeptFocus';
import { usePageBefore } from '@/hooks/usePageBefore';
import { newKey } from '@/lib/browser/keys';
import { paths } from '@/lib/paths';
import { Days } from './Days';
import styles from './Notifications.module.css';
import { type NotificationsState, notificationsAddress } from './notificationsState';

/** Marks notifications as read; says so when that failed and they are unread again. */
function useRead() {
  const { t } = useTranslation('notifications');
  const [mark, { isLoading }] = useReadNotificationsMutation();
  const failed = useFailureToast();
  const send = async (body: ArgumentsOf<typeof notificationCalls.readNotifications>) => {
    try {
      await mark({ ...body, idempotencyKey: newKey() }).unwrap();
    } catch (failure) {
      failed(failure, t('readAllFailed'));
    }
  };
  return {
    read: (id: number) => void send({ ids: [id] }),
    readAll: (until?: string) => void send({ until }),
    reading: isLoading,
  };
}

/** Renders the button that marks all as read, and then goes. */
function ReadAll({ busy, onRead }: { busy: boolean; onRead: () => void }) {
  const { t } = useTranslation('notifications');
  const button = useRef<HTMLSpanElement>(null);
  useKeptFocus(button);
  return (
    <span ref={button}>
      <Button variant="quiet" size="small" icon={<CheckIcon size={1} />} busy={busy} onClick={onRead}>
        {t('readAll')}
      </Button>
    </span>
  );
}

/** Renders a member's notifications by day, with a filter for unread ones and a button to mark all as read. */
export function Notifications({ state }: { state: NotificationsState }) {
  const { t } = useTranslation('notifications');
  const { page, status } = state;
  const answer = useGetNotificationsQuery(state);
  const { read, readAll, reading } = useRead();
  const { data } = answer;
  // What comes after the latest that is shown is not read yet.
  const shownUntil = page === 1 ? data?.results[0]?.updated_at : undefined;
  const hrefOf = (to: number) => notificationsAddress({ ...state, page: to });
  usePageBefore(answer, page, hrefOf);

  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        {data && data.unread_count > 0 ? <ReadAll busy={reading} onRead={() => readAll(shownUntil)} /> : null}
      </div>
      <Tabs
        label={t('views.label')}
        items={[
          { href: paths.notifications(), label: t('views.all'), current: !status },
          { href: paths.notifications({ status: 'unread' }), label: t('views.unread'), current: status === 'unread' },
        ]}
      />
      <Detail answer={answer} tags={['Notifications']} loading={<SkeletonRows avatar />}>
        {(data) => (
          <>
            {data.results.length > 0 ? <Days rows={data.results} onRead={read} /> : null}
            {data.results.length === 0 && status ? (
              <EmptyState
                title={t('allRead')}
                body={t('allReadBody')}
                action={<LinkButton href={paths.notifications()}>{t('allReadAction')}</LinkButton>}
              />
            ) : null}
            {data.results.length === 0 && !status ? (
              <EmptyState
                title={t('empty')}
                body={t('emptyBody')}
                action={<LinkButton href={paths.forums()}>{t('emptyAction')}</LinkButton>}
              />
            ) : null}
            <Pagination page={page} count={data.count} pageSize={DEFAULT_PAGE_SIZE} hrefOf={hrefOf} />
          </>
        )}
      </Detail>
    </>
  );
}
