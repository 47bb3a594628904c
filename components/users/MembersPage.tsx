import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { ChipLink, Chips } from '@/components/ui/Chips';
import { lazyClient } from '@/components/ui/lazyClient';
import { MemberSlot } from '@/components/ui/MemberSlot';
import { userOrderingTypes } from '@/contract/constants/common';
import { type List, useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { isPlain, type ListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { MemberList } from './MemberList';
import styles from './MemberRow.module.css';

/** Renders the title of the list of members, the choice between all and partners, its order and its search. */
function MemberTools({ list, partners }: { list: List; partners: boolean }) {
  const { t } = useTranslation('members');
  return (
    <>
      <ListHeader title={t('title')} description={t('description')}>
        <Chips label={t('view')}>
          <ChipLink href={paths.users()} selected={!partners} prefetch={false}>
            {t('everyone')}
          </ChipLink>
          <ChipLink href={paths.users({ is_partner: 'true' })} selected={partners} prefetch={false}>
            {t('partners')}
          </ChipLink>
        </Chips>
      </ListHeader>
      <ListTools
        list={list}
        label={t('searchLabel')}
        orderings={userOrderingTypes}
        nameOf={(type) => t(`orderings.${type as (typeof userOrderingTypes)[number]}`)}
      />
    </>
  );
}

/** Loaded for members only. */
const Recommended = lazyClient(() => import('./Recommended').then((it) => it.Recommended));

/** Renders the page of all members or partners only: `/users` and its numbered pages. */
export function MembersPage({ partners = false, state }: { partners?: boolean; state: ListState }) {
  const { t } = useTranslation('members');
  const pathOf = (query: Query) => paths.users({ is_partner: partners ? 'true' : '', ...query });
  const list = useListState(state, pathOf);
  useRevalidateOnVisit(['Members']);
  return (
    <Layout path={list.address}>
      <ListSeo
        state={state}
        title={partners ? t('partners') : t('title')}
        description={t('description')}
        pathOf={pathOf}
      />
      <MemberTools list={list} partners={partners} />
      {!partners && state.page === 1 && isPlain(state) ? (
        <MemberSlot className={styles.slot}>
          <Recommended />
        </MemberSlot>
      ) : null}
      <MemberList list={list} partners={partners} />
    </Layout>
  );
}
