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

type Texts = CustomTypeOptions['resources']['activity'];
/** The lists that have all their texts. */
type OwnListName = {
  [Name in keyof Texts]: Texts[Name] extends Record<'title' | 'lead' | 'empty' | 'emptyBody' | 'action', string>
    ? Name
    : never;
}[keyof Texts];

interface OwnListProps<T> {
  /** Its texts. */
  name: OwnListName;
  state: ListState;
  pathOf: (query?: Query) => string;
  /** The query hook of its call. */
  useAnswer: (query: { page: number }) => Answer<Paginated<T>>;
  row: (entry: T) => ReactNode;
  /** The page that leads to the first entry. */
  emptyHref: string;
}

function OwnRows<T>({ page, useAnswer, row }: Pick<OwnListProps<T>, 'useAnswer' | 'row'> & { page: number }) {
  return <ListPage answer={useAnswer({ page })} tags={['Activity']} skeleton={<SkeletonRows />} row={row} />;
}

function OwnPages<T>({
  name,
  list,
  useAnswer,
  row,
  emptyHref,
}: Omit<OwnListProps<T>, 'state' | 'pathOf'> & { list: List }) {
  const { t } = useTranslation('activity');
  const { data } = useAnswer({ page: list.state.page });
  return (
    <PagedList
      list={list}
      label={t(`${name}.title`)}
      data={data}
      page={(page) => <OwnRows page={page} useAnswer={useAnswer} row={row} />}
      empty={
        <EmptyState
          title={t(`${name}.empty`)}
          body={t(`${name}.emptyBody`)}
          action={<LinkButton href={emptyHref}>{t(`${name}.action`)}</LinkButton>}
        />
      }
    />
  );
}

/** Renders the page of a list of the member's own: title, lead, rows, and what to do while it is empty. */
export function OwnList<T>({ name, state, pathOf, ...rest }: OwnListProps<T>) {
  const { t } = useTranslation('activity');
  const list = useListState(state, pathOf);
  return (
    <Layout path={list.address}>
      <Seo path={pathOf()} title={t(`${name}.title`)} noindex />
      <ListHeader title={t(`${name}.title`)} description={t(`${name}.lead`)} />
      <WhileSignedIn path={list.address}>
        <OwnPages name={name} list={list} {...rest} />
      </WhileSignedIn>
    </Layout>
  );
}
