import { useTranslation } from 'react-i18next';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListTools } from '@/components/lists/ListTools';
import { ChipLink, Chips } from '@/components/ui/Chips';
import { userOrderingTypes } from '@/contract/constants/common';
import type { List } from '@/hooks/useListState';
import { paths } from '@/lib/paths';

/** Renders the title of the list of members, the choice between all and partners, its order and its search. */
export function MemberTools({ list, partners }: { list: List; partners: boolean }) {
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
