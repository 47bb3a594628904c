import { useTranslation } from 'react-i18next';
import { useGetUsersQuery } from '@/api/users';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { LinkButton } from '@/components/ui/Button';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import type { UsersQuery } from '@/contract/users';
import type { List } from '@/hooks/useListState';
import { paths } from '@/lib/paths';
import { MemberRow } from './MemberRow';
import { membersQueryOf } from './membersQuery';

function MembersPage({ query, path }: { query: UsersQuery; path: string }) {
  return (
    <ListPage
      answer={useGetUsersQuery(query)}
      tags={['Members']}
      row={(member) => <MemberRow key={member.username} member={member} path={path} />}
      skeleton={<SkeletonRows avatar />}
    />
  );
}

/** Renders members by the list's state, all or partners only. */
export function MemberList({ list, partners }: { list: List; partners: boolean }) {
  const { t } = useTranslation(['members', 'common']);
  const { state, address } = list;
  const { data } = useGetUsersQuery(membersQueryOf(state, partners));
  return (
    <PagedList
      list={list}
      label={t('listLabel')}
      data={data}
      page={(page) => <MembersPage query={membersQueryOf(state, partners, page)} path={address} />}
      empty={
        <EmptyState
          title={partners ? t('partnersEmpty') : t('empty')}
          body={partners ? t('partnersEmptyBody') : t('emptyBody')}
          action={
            <LinkButton href={partners ? paths.users() : paths.signUp()}>
              {partners ? t('everyone') : t('nav.signUp', { ns: 'common' })}
            </LinkButton>
          }
        />
      }
    />
  );
}
