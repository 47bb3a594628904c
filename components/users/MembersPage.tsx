import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { ListSeo } from '@/components/lists/ListSeo';
import { lazyClient } from '@/components/ui/lazyClient';
import { MemberSlot } from '@/components/ui/MemberSlot';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { isPlain, type ListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { MemberList } from './MemberList';
import styles from './MemberRow.module.css';
import { MemberTools } from './MemberTools';

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
