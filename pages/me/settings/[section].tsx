import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { accountApi } from '@/api/account';
import { marketingsApi } from '@/api/marketings';
import { moderationApi } from '@/api/moderation';
import { notificationSettingsApi } from '@/api/notificationSettings';
import { tagOf } from '@/api/tags';
import { useGetUserQuery, usersApi } from '@/api/users';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import styles from '@/components/settings/Settings.module.css';
import { SettingsList } from '@/components/settings/SettingsList';
import { isSection, type SectionName, sections } from '@/components/settings/sections';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import profiles from '@/components/users/Profile.module.css';
import { SessionEnded } from '@/components/users/SessionEnded';
import { useOwnUser } from '@/components/users/useOwnUser';
import { hasRole } from '@/contract/constants/roles';
import type { SocialName } from '@/contract/constants/signIn';
import { own } from '@/contract/own';
import type { Profile } from '@/contract/users';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { paths } from '@/lib/paths';
import { waysIn } from '@/server/auth/social';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';
import type { FetchQuery } from '@/store/pageData';

/** The part of each page below its title, with code of its own. */
const parts: Record<SectionName, ComponentType<{ profile: Profile; social: readonly SocialName[] }>> = {
  profile: dynamic(() => import('@/components/users/settings/ProfileForms').then((it) => it.ProfileForms)),
  details: dynamic(() => import('@/components/users/settings/AccountForm').then((it) => it.AccountForm)),
  delivery: dynamic(() => import('@/components/users/settings/DeliveryForm').then((it) => it.DeliveryForm)),
  email: dynamic(() => import('@/components/auth/EmailChange').then((it) => it.EmailChange)),
  password: dynamic(() => import('@/components/auth/PasswordChange').then((it) => it.PasswordChange)),
  security: dynamic(() => import('@/components/auth/Security').then((it) => it.Security)),
  devices: dynamic(() => import('@/components/auth/Devices').then((it) => it.Devices)),
  links: dynamic(() => import('@/components/auth/SocialLinks').then((it) => it.SocialLinks)),
  notifications: dynamic(() =>
    import('@/components/notifications/NotificationSettings').then((it) => it.NotificationSettings),
  ),
  news: dynamic(() => import('@/components/marketings/News').then((it) => it.SettingsNews)),
  appearance: dynamic(() => import('@/components/settings/Appearance').then((it) => it.Appearance)),
  privacy: dynamic(() => import('@/components/users/settings/PrivacyForm').then((it) => it.PrivacyForm)),
  blocked: dynamic(() => import('@/components/moderation/BlockedMembers').then((it) => it.BlockedMembers)),
  data: dynamic(() => import('@/components/users/settings/DataDownload').then((it) => it.DataDownload)),
  leave: dynamic(() => import('@/components/users/settings/Leave').then((it) => it.Leave)),
};

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders one page of a member's settings; on wide screens beside the list of them. */
export default function SettingsSectionPage({
  member,
  section,
  social = [],
}: Pick<Props, 'member' | 'section'> & Partial<Pick<Props, 'social'>>) {
  const { t } = useTranslation('users');
  const user = useOwnUser(member);
  const path = paths.settings(section);
  const answer = useGetUserQuery({ username: member.username }, { skip: !user });
  const { data: profile, isFetching } = answer;
  const { away, retry } = useRetryWhenDown(answer, [tagOf('User', member.username)]);
  const Part = parts[section];
  const title = t(`settings.${section}`);
  return (
    <Layout path={path} wide>
      <Seo path={path} title={title} noindex />
      {user ? (
        <div className={styles.desk}>
          <div className={styles.wide}>
            <SettingsList current={section} scope={{ isManager: hasRole(user.role), social }} />
          </div>
          <section className={styles.section} aria-labelledby="section">
            <h1 id="section" className={profiles.title}>
              {title}
            </h1>
            {'hasLead' in sections[section] ? <p className="aside">{t(`settings.${section as 'data'}Lead`)}</p> : null}
            {profile ? <Part profile={profile} social={social} /> : null}
            {!profile && away ? <ErrorState onRetry={retry} retrying={isFetching} /> : null}
            {!profile && !away ? <SkeletonRows rows={3} /> : null}
          </section>
        </div>
      ) : (
        <SessionEnded path={path} />
      )}
    </Layout>
  );
}

/** Further data of single pages. They are loaded before the browser knows its token: a call without one would end the session. */
const loaders: Partial<Record<SectionName, (fetchQuery: FetchQuery) => Promise<unknown>>> = {
  blocked: (fetchQuery) => fetchQuery(moderationApi.endpoints.getBlockedMembers.initiate({ page: 1 })),
  devices: (fetchQuery) => fetchQuery(accountApi.endpoints.getSessions.initiate()),
  email: (fetchQuery) => fetchQuery(accountApi.endpoints.getEmailChange.initiate()),
  links: (fetchQuery) => fetchQuery(accountApi.endpoints.getLinks.initiate()),
  notifications: (fetchQuery) => fetchQuery(notificationSettingsApi.endpoints.getNotificationSettings.initiate()),
  news: (fetchQuery) => fetchQuery(marketingsApi.endpoints.getOwnAttendee.initiate()),
};

export const getServerSideProps = ((context) =>
  requireSession(context, async ({ session, settings }) => {
    const { user: member } = session;
    const section = context.params?.section;
    const { social } = waysIn();
    if (!isSection(section, { isManager: hasRole(member.role), social })) return { notFound: true };
    return renderRequest(context, {
      namespaces: ['users', 'pictures', 'auth', 'moderation', 'personal', 'marketings', 'alerts'],
      settings,
      given: { member, section, social },
      load: (fetchQuery) =>
        Promise.all([
          fetchQuery(usersApi.endpoints.getUser.initiate({ username: member.username })),
          own(loaders, section)?.(fetchQuery),
        ]),
    });
  })) satisfies GetServerSideProps;
