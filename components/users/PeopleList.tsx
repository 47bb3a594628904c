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
import { PersonRow } from './PersonRow';
import { peopleQueryOf } from './peopleQuery';

function PeoplePage({ query, path }: { query: UsersQuery; path: string }) {
  return (
    <ListPage
      answer={useGetUsersQuery(query)}
      tags={['People']}
      row={(person) => <PersonRow key={person.username} person={person} path={path} />}
      skeleton={<SkeletonRows avatar />}
    />
  );
}

/** Renders members by the list's state, all or partners only. */
export function PeopleList({ list, partners }: { list: List; partners: boolean }) {
  const { t } = useTranslation(['people', 'common']);
  const { state, address } = list;
  const { data } = useGetUsersQuery(peopleQueryOf(state, partners));
  return (
    <PagedList
      list={list}
      label={t('listLabel')}
      data={data}
      page={(page) => <PeoplePage query={peopleQueryOf(state, partners, page)} path={address} />}
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
