import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useTranslation } from 'react-i18next';
import { notificationsApi } from '@/api/notifications';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { Notifications } from '@/components/notifications/Notifications';
import { notificationsAddress, parseNotifications } from '@/components/notifications/notificationsState';
import { SessionEnded } from '@/components/users/SessionEnded';
import { useOwnUser } from '@/components/users/useOwnUser';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders /me/notifications: a member's notifications. */
export default function NotificationsPage({ member, state }: Pick<Props, 'member' | 'state'>) {
  const { t } = useTranslation('notifications');
  const user = useOwnUser(member);
  const path = notificationsAddress(state);
  return (
    <Layout path={path}>
      <Seo path={path} title={t('title')} noindex />
      {user ? <Notifications state={state} /> : <SessionEnded path={path} />}
    </Layout>
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, async ({ session, settings }) => {
    const state = parseNotifications(context.query);
    return renderRequest(context, {
      namespaces: ['notifications', 'users'],
      settings,
      given: { member: session.user, state },
      load: (fetchQuery) => fetchQuery(notificationsApi.endpoints.getNotifications.initiate(state)),
    });
  })) satisfies GetServerSideProps;
