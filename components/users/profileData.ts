import type { Profile } from '@/contract/users';
import type { SiteAddress } from '@/lib/breadcrumbs';
import { paths } from '@/lib/paths';
import { socialLinks } from './socialLinks';

/** Builds a member's structured data: ProfilePage about a Person. */
export function profileData(profile: Profile, { origin, base }: SiteAddress): Record<string, unknown> {
  const url = `${base}${paths.user(profile.username)}`;
  const count = (type: string, value: number) => ({
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${type}`,
    userInteractionCount: value,
  });
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
      interactionStatistic: count('FollowAction', profile.follower_count),
      agentInteractionStatistic: count('WriteAction', profile.topic_count + profile.post_count),
    },
  };
}
