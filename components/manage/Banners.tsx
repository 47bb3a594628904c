import { useTranslation } from 'react-i18next';
import { useGetManagedBannersQuery, useOrderBannersMutation } from '@/api/managedBanners';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import { bannerTypes } from '@/contract/constants/banners';
import type { ManagedBanner } from '@/contract/managedBanners';
import { managePaths } from '@/lib/managePaths';
import styles from './Banners.module.css';
import { PicturedName } from './PicturedName';
import { type Column, RowLink, Table } from './Table';
import { useMoment } from './useDay';
import { useOrder } from './useOrder';

/** The lists of banners: each place in its order, then those that are over. */
const lists = [...bannerTypes, 'ended'] as const;

const isIn = (list: (typeof lists)[number], { state, type }: ManagedBanner) =>
  state === 'ended' ? list === 'ended' : list === type;

/** Renders the banners by their place, each in its order, and those that are over. */
export function Banners() {
  const { t } = useTranslation('campaigns');
  return (
    <Loaded answer={useGetManagedBannersQuery()} loading={<SkeletonRows rows={4} />}>
      {({ results }) =>
        results.length === 0 ? (
          <EmptyState title={t('banners.empty')} body={t('banners.emptyBody')} />
        ) : (
          lists.map((list) => (
            <BannerTable
              key={list}
              title={t(`banners.lists.${list}`)}
              banners={results.filter((banner) => isIn(list, banner))}
              isOrdered={list !== 'ended'}
            />
          ))
        )
      }
    </Loaded>
  );
}

/** Renders the banners of one list; nothing without any. */
function BannerTable({ title, banners, isOrdered }: { title: string; banners: ManagedBanner[]; isOrdered: boolean }) {
  const columns = useColumns(banners);
  if (banners.length === 0) return null;
  return (
    <section className={styles.list}>
      <h2>{title}</h2>
      <Table label={title} columns={columns.filter(({ id }) => isOrdered || id !== 'order')} rows={banners} />
    </section>
  );
}

function useColumns(banners: ManagedBanner[]): Column<ManagedBanner>[] {
  const { t } = useTranslation('campaigns');
  const { t: manage } = useTranslation('manage');
  const moment = useMoment();
  const [order] = useOrderBannersMutation();
  const buttons = useOrder(
    banners.map(({ id }) => id),
    (ids) => order({ ids }).unwrap(),
  );
  const time = (at: string | null) => (at ? <time dateTime={at}>{moment(at)}</time> : null);
  return [
    {
      id: 'title',
      title: t('banner.title'),
      cell: ({ id, title, image }) => (
        <PicturedName url={image}>
          <RowLink href={managePaths.banner(id)}>{title}</RowLink>
        </PicturedName>
      ),
    },
    {
      id: 'state',
      title: t('state'),
      cell: ({ state }) => <Tag tone={state === 'shown' ? 'accent' : 'plain'}>{t(`banner.states.${state}`)}</Tag>,
    },
    {
      id: 'period',
      title: t('banners.period'),
      named: true,
      cell: ({ starts_at: from, ends_at: to }) =>
        from || to ? (
          <>
            {time(from)} – {time(to)}
          </>
        ) : (
          t('banners.always')
        ),
    },
    {
      id: 'order',
      title: manage('order.title'),
      action: true,
      cell: ({ id, title }) => buttons(id, title),
    },
  ];
}
