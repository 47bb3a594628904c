import type { ReactNode } from 'react';
import { useGetUserQuery } from '@/api/users';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { Tabs } from '@/components/ui/Tabs';
import { useRecovery } from '@/hooks/useRecovery';
import { useTranslation } from '@/hooks/useTranslation';
import { isMissing } from '@/lib/failures';
import { paths } from '@/lib/paths';
import { BadgeShelf } from './BadgeShelf';
import { ProfileGone } from './ProfileGone';
import { ProfileHead } from './ProfileHead';
import { ProfileSeo } from './ProfileSeo';

/**
 * A member's page around one of the lists of what they wrote, its `children`: who they are, what they
 * have earned, and the way to the other lists.
 */
export function ProfileFrame({
  username,
  tab,
  page,
  children,
}: {
  username: string;
  tab: 'topics' | 'posts';
  /** Of the list, from 1. */
  page: number;
  children: ReactNode;
}) {
  const { t } = useTranslation('people');
  const answer = useGetUserQuery(username);
  const { data: profile, error, isFetching } = answer;
  const { away, retry } = useRecovery(answer, [{ type: 'User', id: username }]);
  const gone = isMissing(error);
  const path = tab === 'topics' ? paths.user(username) : paths.userPosts(username);

  if (gone || !profile) {
    return (
      <Layout path={path}>
        <Seo title={`@${username}`} path={path} noindex />
        <h1 className="visually-hidden">@{username}</h1>
        {gone ? <ProfileGone /> : null}
        {!gone && away ? <ErrorState onRetry={retry} retrying={isFetching} /> : null}
        {!gone && !away ? <SkeletonRows avatar /> : null}
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
        items={[
          {
            href: paths.user(username),
            label: t('profile.topics'),
            current: tab === 'topics',
          },
          {
            href: paths.userPosts(username),
            label: t('profile.posts'),
            current: tab === 'posts',
          },
        ]}
      />
      {children}
    </Layout>
  );
}
