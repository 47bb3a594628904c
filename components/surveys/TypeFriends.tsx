import { useTranslation } from 'react-i18next';
import { useGetUsersQuery } from '@/api/users';
import { List } from '@/components/ui/List';
import { MemberRow } from '@/components/users/MemberRow';
import type { UsersQuery } from '@/contract/users';
import { useBlocked } from '@/hooks/useBlocked';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import styles from './Surveys.module.css';

/** Members of a type that are shown. */
const SHOWN = 5;

/** Builds the query for the members who show a type, most followed first, the same on the server. */
export const friendsQueryOf = (code: string): UsersQuery => ({
  skin_type: code,
  ordering_type: 'best',
  page_size: SHOWN,
});

/** Renders members who show a type, with the buttons that follow them; a sentence where there is none. */
export function TypeFriends({ code }: { code: string }) {
  const { t } = useTranslation('surveys');
  const { user: me } = useMember();
  const isBlocked = useBlocked();
  const { data } = useGetUsersQuery(friendsQueryOf(code));
  if (!data) return null;
  const friends = data.results.filter((member) => member.username !== me?.username && !isBlocked(member));
  return (
    <section aria-labelledby="friends">
      <h2 id="friends" className={styles.heading}>
        {t('types.friends')}
      </h2>
      {friends.length > 0 ? (
        <List>
          {friends.map((member) => (
            <MemberRow key={member.username} member={member} path={paths.skin(code)} />
          ))}
        </List>
      ) : (
        <p className="soft">{t('types.noFriends')}</p>
      )}
    </section>
  );
}
