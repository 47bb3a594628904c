import { useTranslation } from 'react-i18next';
import { Seo } from '@/components/layout/Seo';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import type { Profile } from '@/contract/users';
import { profileData } from './profileData';
import { type ProfileTab, profileTabs } from './profileTabs';

/** Renders the metadata of a member for search engines and shared links. */
export function ProfileSeo({ profile, tab, page }: { profile: Profile; tab: ProfileTab; page: number }) {
  const { t } = useTranslation('members');
  const { t: common } = useTranslation('common');
  const site = useSiteAddress();
  const { username, nickname } = profile;
  const who = `${nickname} (@${username})`;
  const title = tab === 'topics' ? who : `${t(`profile.${tab}`)} · ${who}`;
  const numbered = { page: page === 1 ? '' : page };
  return (
    <Seo
      title={page === 1 ? title : common('list.titlePage', { title, page })}
      description={profile.introduction || t('profile.description', { nickname })}
      path={profileTabs[tab](username, numbered)}
      image={profile.avatar ?? undefined}
      isPortrait={profile.avatar !== null}
      type="profile"
      jsonLd={profileData(profile, site)}
    />
  );
}
