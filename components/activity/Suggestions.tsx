import { useGetOwnHomeQuery } from '@/api/activity';
import { Recommended } from '@/components/users/Recommended';

/**
 * Renders recommended members in the rail of the home page. With the member's own part on the page (`hasOwn`)
 * only to those who follow a member: that part recommends members to the others.
 */
export function Suggestions({ hasOwn }: { hasOwn: boolean }) {
  const { data: home } = useGetOwnHomeQuery(undefined, { skip: !hasOwn });
  return !hasOwn || (home && home.following_count > 0) ? <Recommended /> : null;
}
