import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tagOf } from '@/api/tags';
import { useGetUserQuery } from '@/api/users';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import { LinkButton } from '@/components/ui/Button';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { Tabs } from '@/components/ui/Tabs';
import type { Profile } from '@/contract/users';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { isMissing } from '@/lib/failures';
import { numbered, paths } from '@/lib/paths';
import { counter, type SiteAddress } from '@/lib/structuredData';
import { BadgeShelf } from './BadgeShelf';
import { ProfileHead } from './ProfileHead';
import { type ProfileTab, profileTabs } from './profileTabs';
import { socialLinks } from './socialLinks';

/** Builds a member's structured data: ProfilePage about a Person. */
function profileData(profile: Profile, { origin, base }: SiteAddress): Record<string, unknown> {
  const url = `${base}${paths.user(profile.username)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    '@id': url,
    url,
    dateCreated: profile.created_at,
    mainEntity: {
      '@type': 'Person',
      name: profile.nickname,
      alternateName: profile.username,
      identifier: profile.username,
      url,
      ...(profile.introduction && { description: profile.introduction }),
      ...(profile.avatar && { image: `${origin}${profile.avatar}` }),
      sameAs: socialLinks(profile.social).map(({ href }) => href),
      interactionStatistic: counter('FollowAction', profile.follower_count),
      agentInteractionStatistic: counter('WriteAction', profile.topic_count + profile.post_count),
    },
  };
}

/** Renders the metadata of a member for search engines and shared links. */
function ProfileSeo({ profile, tab, page }: { profile: Profile; tab: ProfileTab; page: number }) {
  const { t } = useTranslation('members');
  const { t: common } = useTranslation('common');
  const site = useSiteAddress();
  const { username, nickname } = profile;
  const who = `${nickname} (@${username})`;
  const title = tab === 'topics' ? who : `${t(`profile.${tab}`)} · ${who}`;
  return (
    <Seo
      title={page === 1 ? title : common('list.titlePage', { title, page })}
      description={profile.introduction || t('profile.description', { nickname })}
      path={profileTabs[tab](username, numbered(page))}
      image={profile.avatar ?? undefined}
      isPortrait={profile.avatar !== null}
      type="profile"
      jsonLd={profileData(profile, site)}
    />
  );
}

/** Renders the page of a member who has left since it was rendered. */
function ProfileNotFound() {
  const { t } = useTranslation('members');
  return (
    <EmptyState
      drawing="lost"
      title={t('profile.gone')}
      body={t('profile.goneBody')}
      action={<LinkButton href={paths.users()}>{t('toMembers')}</LinkButton>}
    />
  );
}

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
  const path = profileTabs[tab](username, numbered(page));

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
