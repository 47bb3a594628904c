import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import type { FollowSide, FollowsKey } from '@/api/users';
import { useGetFollowersQuery, useGetFollowingsQuery, useGetUserQuery } from '@/api/users';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListPage } from '@/components/lists/ListPage';
import { ListTools } from '@/components/lists/ListTools';
import { PagedList } from '@/components/lists/PagedList';
import { LinkButton } from '@/components/ui/Button';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import { Tabs } from '@/components/ui/Tabs';
import { useListState } from '@/hooks/useListState';
import type { ListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { MemberRow } from './MemberRow';
import { followsQueryOf } from './membersQuery';

const hooks = { followers: useGetFollowersQuery, followings: useGetFollowingsQuery } as const;

function FollowRows({ side, query, path }: { side: FollowSide; query: FollowsKey; path: string }) {
  const useFollows = hooks[side];
  return (
    <ListPage
      answer={useFollows(query)}
      tags={['Members']}
      row={(member) => <MemberRow key={member.username} member={member} path={path} />}
      skeleton={<SkeletonRows avatar />}
    />
  );
}

/** Renders a member's followers, or the members they follow: searched and paged, with a link to the other list. */
export function FollowsPage({ username, side, state }: { username: string; side: FollowSide; state: ListState }) {
  const { t } = useTranslation('members');
  const { data: profile } = useGetUserQuery({ username });
  const list = useListState(state, (query) => paths[side](username, query));
  const useFollows = hooks[side];
  const { data } = useFollows({ username, ...followsQueryOf(state) });
  const title = t(`${side}Of`, { nickname: profile?.nickname ?? username });
  return (
    <Layout path={list.address}>
      <Seo title={title} path={paths[side](username)} noindex />
      <ListHeader title={title}>
        <Link href={paths.user(username)} prefetch={false} className="way">
          {t('backTo', { nickname: profile?.nickname ?? username })}
        </Link>
      </ListHeader>
      <div className="stack-3">
        <Tabs
          label={t('listLabel')}
          items={(['followers', 'followings'] as const).map((one) => ({
            href: paths[one](username),
            label: t(one),
            current: one === side,
          }))}
        />
        <ListTools list={list} label={t('searchLabel')} orderings={[]} />
      </div>
      <PagedList
        list={list}
        label={title}
        data={data}
        page={(page) => (
          <FollowRows side={side} query={{ username, ...followsQueryOf(state, page) }} path={list.address} />
        )}
        empty={
          <EmptyState
            title={t(`${side}Empty`)}
            body={t(`${side}EmptyBody`)}
            action={<LinkButton href={paths.users()}>{t('toMembers')}</LinkButton>}
          />
        }
      />
    </Layout>
  );
}
