import { useTranslation } from 'react-i18next';
import { useGetBannersQuery } from '@/api/banners';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { EntryRow } from '@/components/ui/EntryRow';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import type { Banner, BannersQuery } from '@/contract/banners';
import type { List } from '@/hooks/useListState';
import { paths } from '@/lib/paths';
import { type BannersView, bannersQueryOf } from './bannersView';

/** Renders a row of a banner; an ended one has no page any more, so its row leads to the banner's target. */
function BannerRow({ banner }: { banner: Banner }) {
  const { t } = useTranslation('banners');
  const over = banner.status === 'inactive';
  return (
    <EntryRow
      href={over ? banner.href : paths.banner(banner.id)}
      title={banner.title}
      badge={over ? <Tag>{t('over')}</Tag> : null}
      excerpt={banner.description}
      picture={banner.image}
    />
  );
}

function BannersPage({ query }: { query: BannersQuery }) {
  return (
    <ListPage
      answer={useGetBannersQuery(query)}
      tags={['Banners']}
      row={(banner) => <BannerRow key={banner.id} banner={banner} />}
    />
  );
}

/** Renders a list of banners by the list's state. */
export function BannerList({ view, list }: { view: BannersView; list: List }) {
  const { t } = useTranslation('banners');
  const { data } = useGetBannersQuery(bannersQueryOf(view, list.state));
  return (
    <PagedList
      list={list}
      label={t('title')}
      data={data}
      page={(page) => <BannersPage query={bannersQueryOf(view, list.state, page)} />}
      empty={<EmptyState title={t('empty')} body={t('emptyBody')} />}
    />
  );
}
