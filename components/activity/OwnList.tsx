import type { CustomTypeOptions } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { LinkButton } from '@/components/ui/Button';
import type { Answer } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import { WhileSignedIn } from '@/components/users/WhileSignedIn';
import type { Paginated } from '@/contract/common';
import { type List, useListState } from '@/hooks/useListState';
import type { ListState } from '@/lib/listState';
import type { Query } from '@/lib/paths';

type Resources = CustomTypeOptions['resources'];
type OwnListTexts = Record<'title' | 'lead' | 'empty' | 'emptyBody' | 'action', string>;
/** The lists that have all their texts, by their namespace and their key in it. */
type OwnListName = {
  [Namespace in keyof Resources]: {
    [Name in keyof Resources[Namespace] & string]: Resources[Namespace][Name] extends OwnListTexts
      ? `${Namespace}:${Name}`
      : never;
  }[keyof Resources[Namespace] & string];
}[keyof Resources];

interface OwnListProps<T> {
  /** Where its texts are. */
  texts: OwnListName;
  /** The choice between this list and others. */
  views?: ReactNode;
  state: ListState;
  pathOf: (query?: Query) => string;
  /** The query hook of its call. */
  useAnswer: (query: { page: number }) => Answer<Paginated<T>>;
  row: (entry: T) => ReactNode;
  /** The page that leads to the first entry. */
  emptyHref: string;
}

/** Returns the texts of a list. */
function useTexts(texts: OwnListName) {
  // Every list has the same keys, of which those of one are typed.
  const [namespace, keyPrefix] = texts.split(':') as ['activity', 'likes'];
  return useTranslation(namespace, { keyPrefix }).t;
}

function OwnRows<T>({ page, useAnswer, row }: Pick<OwnListProps<T>, 'useAnswer' | 'row'> & { page: number }) {
  return <ListPage answer={useAnswer({ page })} tags={['Activity']} skeleton={<SkeletonRows />} row={row} />;
}

function OwnPages<T>({
  texts,
  list,
  useAnswer,
  row,
  emptyHref,
}: Omit<OwnListProps<T>, 'views' | 'state' | 'pathOf'> & { list: List }) {
  const t = useTexts(texts);
  const { data } = useAnswer({ page: list.state.page });
  return (
    <PagedList
      list={list}
      label={t('title')}
      data={data}
      page={(page) => <OwnRows page={page} useAnswer={useAnswer} row={row} />}
      empty={
        <EmptyState
          title={t('empty')}
          body={t('emptyBody')}
          action={<LinkButton href={emptyHref}>{t('action')}</LinkButton>}
        />
      }
    />
  );
}

/** Renders the page of a list of the member's own: title, lead, rows, and what to do while it is empty. */
export function OwnList<T>({ texts, views, state, pathOf, ...rest }: OwnListProps<T>) {
  const t = useTexts(texts);
  const list = useListState(state, pathOf);
  return (
    <Layout path={list.address}>
      <Seo path={pathOf()} title={t('title')} noindex />
      <ListHeader title={t('title')} description={t('lead')}>
        {views}
      </ListHeader>
      <WhileSignedIn path={list.address}>
        <OwnPages texts={texts} list={list} {...rest} />
      </WhileSignedIn>
    </Layout>
  );
}
