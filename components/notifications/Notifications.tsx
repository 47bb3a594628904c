import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetNotificationsQuery } from '@/api/notifications';
import { Button, LinkButton } from '@/components/ui/Button';
import { Detail } from '@/components/ui/Detail';
import { CheckIcon } from '@/components/ui/icons';
import { Pagination } from '@/components/ui/Pagination';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import { Tabs } from '@/components/ui/Tabs';
import { DEFAULT_PAGE_SIZE } from '@/contract/constants/common';
import { useKeptFocus } from '@/hooks/useKeptFocus';
import { usePageBefore } from '@/hooks/usePageBefore';
import { paths } from '@/lib/paths';
import { Days } from './Days';
import styles from './Notifications.module.css';
import { type NotificationsState, notificationsAddress } from './notificationsState';
import { useRead } from './useRead';

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
