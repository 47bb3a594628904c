import { useTranslation } from 'react-i18next';
import { useGetAccessQuery } from '@/api/managedMembers';
import type { Author } from '@/contract/users';
import { managePaths } from '@/lib/managePaths';
import { CellLink } from './Table';

/** Renders a member's name, for roles that may read it as the link to their page in the console. */
export function MemberLink({ member: { username, nickname } }: { member: Author }) {
  const { t } = useTranslation('moderation');
  const { data: access } = useGetAccessQuery();
  if (!username || !access?.rights.includes('members')) return <span>{nickname}</span>;
  return (
    <CellLink href={managePaths.member(`@${username}`)} label={t('manage.memberOf', { nickname })}>
      {nickname}
    </CellLink>
  );
}
