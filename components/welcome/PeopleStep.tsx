import { useTranslation } from 'react-i18next';
import { useGetForumsQuery } from '@/api/forums';
import { useGetRecommendationQuery } from '@/api/users';
import { LinkRow } from '@/components/ui/LinkRow';
import { List, SectionHead } from '@/components/ui/List';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { MemberRow } from '@/components/users/MemberRow';
import { paths } from '@/lib/paths';

/** The query of the members to follow. */
export const suggested = { page_size: 3 };
const FORUMS = 3;

/** Renders three members to follow and three forums to look into. */
export function PeopleStep() {
  const { t } = useTranslation('welcome');
  const { data: members, isError } = useGetRecommendationQuery(suggested);
  const { data: forums } = useGetForumsQuery();
  return (
    <>
      {isError && !members ? null : (
        <section aria-labelledby="members">
          <SectionHead id="members" title={t('people.members')} />
          {members ? (
            <List>
              {members.results.map((member) => (
                <MemberRow key={member.username} member={member} path={paths.welcome({ step: 'people' })} />
              ))}
            </List>
          ) : (
            <SkeletonRows rows={3} avatar />
          )}
        </section>
      )}
      {forums && forums.results.length > 0 ? (
        <section aria-labelledby="forums">
          <SectionHead id="forums" title={t('people.forums')} />
          <List>
            {forums.results.slice(0, FORUMS).map(({ slug, name }) => (
              <LinkRow key={slug} href={paths.forum(slug)} label={name} />
            ))}
          </List>
        </section>
      ) : null}
    </>
  );
}
