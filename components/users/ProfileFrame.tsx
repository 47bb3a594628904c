import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tagOf } from '@/api/tags';
import { useGetUserQuery } from '@/api/users';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { Tabs } from '@/components/ui/Tabs';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { isMissing } from '@/lib/failures';
import { BadgeShelf } from './BadgeShelf';
import { ProfileHead } from './ProfileHead';
import { ProfileNotFound } from './ProfileNotFound';
import { ProfileSeo } from './ProfileSeo';
import { type ProfileTab, profileTabs } from './profileTabs';

const tabNames = ['topics', 'posts', 'challenges'] as const satisfies ProfileTab[];

/** Renders a member's page around one of its lists, its `children`: profile, badges, and links to the other lists. */
export function ProfileFrame({
  username,
  tab,
  page,
  children,
}: {
  username: string;
  tab: ProfileTab;
  /** Of the list, from 1. */
  page: number;
  children: ReactNode;
}) {
  const { t } = useTranslation('members');
  const answer = useGetUserQuery({ username });
  const { data: profile, error, isFetching } = answer;
  const { away, retry } = useRetryWhenDown(answer, [tagOf('User', username)]);
  const notFound = isMissing(error);
  const path = profileTabs[tab](username);

  if (notFound || !profile) {
    return (
      <Layout path={path}>
        <Seo title={`@${username}`} path={path} noindex />
        <h1 className="visually-hidden">@{username}</h1>
        {notFound ? <ProfileNotFound /> : null}
        {!notFound && away ? <ErrorState onRetry={retry} retrying={isFetching} /> : null}
        {!notFound && !away ? <SkeletonRows avatar /> : null}
      </Layout>
    );
  }
  return (
    <Layout path={path}>
      <ProfileSeo profile={profile} tab={tab} page={page} />
      <ProfileHead profile={profile} />
      <BadgeShelf badges={profile.badges} />
      <Tabs
        label={t('profile.tabs')}
        items={tabNames.map((name) => ({
          href: profileTabs[name](username),
          label: t(`profile.${name}`),
          current: name === tab,
        }))}
      />
      {children}
    </Layout>
  );
}
