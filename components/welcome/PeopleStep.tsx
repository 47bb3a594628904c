import { useTranslation } from 'react-i18next';
import { useGetForumsToVisitQuery } from '@/api/forums';
import { useGetRecommendationQuery } from '@/api/users';
import { LinkRow } from '@/components/ui/LinkRow';
import { List, SectionHead } from '@/components/ui/List';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { MemberRow } from '@/components/users/MemberRow';
import { paths } from '@/lib/paths';

/** The query of the members to follow. */
export const suggested = { page_size: 3 };
/** Returns the query of the forums to look into: those that members of this skin type write in. */
export const toVisit = (type: string | null) => ({ page_size: 3, skin_type: type ?? undefined });

/** Renders three members to follow and three forums to look into, that suit a skin type. */
export function PeopleStep({ type }: { type: string | null }) {
  const { t } = useTranslation('welcome');
  const { data: members, isError } = useGetRecommendationQuery(suggested);
  const { data: forums } = useGetForumsToVisitQuery(toVisit(type));
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
            {forums.results.map(({ slug, name }) => (
              <LinkRow key={slug} href={paths.forum(slug)} label={name} />
            ))}
          </List>
        </section>
      ) : null}
    </>
  );
}
