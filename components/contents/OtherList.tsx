import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetOtherContentsQuery } from '@/api/contents';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { ProductCards } from '@/components/products/ProductCards';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import type { OtherContent, OtherContentsQuery } from '@/contract/contents';
import type { List } from '@/hooks/useListState';
import styles from './OtherList.module.css';
import { othersQueryOf } from './queries';

/** Renders a collection: title, description, and its products side by side. */
function OtherRow({ other }: { other: OtherContent }) {
  const { t } = useTranslation('contents');
  const id = useId();
  return (
    <li className={styles.row}>
      <h3 id={id} className={styles.title}>
        {other.title} <Tag>{t(`otherTypes.${other.type}`)}</Tag>
      </h3>
      <p className={styles.text}>{other.description}</p>
      <ProductCards products={other.products} label={other.title} />
    </li>
  );
}

function OthersPage({ query }: { query: OtherContentsQuery }) {
  return (
    <ListPage
      answer={useGetOtherContentsQuery(query)}
      tags={['Contents', 'Products']}
      row={(other) => <OtherRow key={other.id} other={other} />}
    />
  );
}

/** Renders collections by the list's state, each with its products that match the filters. */
export function OtherList({ list }: { list: List }) {
  const { t } = useTranslation('contents');
  const { data } = useGetOtherContentsQuery(othersQueryOf(list.state));
  return (
    <PagedList
      list={list}
      label={t('more.label')}
      data={data}
      page={(page) => <OthersPage query={othersQueryOf(list.state, page)} />}
      empty={<EmptyState title={t('more.empty')} body={t('more.emptyBody')} />}
    />
  );
}
