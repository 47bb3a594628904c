import { useTranslation } from 'react-i18next';
import { useGetManagedHomeQuery, useOrderHomeMutation, useShowHomeSectionMutation } from '@/api/managedHome';
import { Checkbox } from '@/components/ui/Checkbox';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import type { HomeSectionName } from '@/contract/constants/home';
import type { ManagedHome } from '@/contract/managedHome';
import { useSubmit } from '@/hooks/useSubmit';
import { type Column, Table } from './Table';
import { useOrder } from './useOrder';

type Section = ManagedHome['sections'][number];

/** Renders the sections of the home page in their order, each with whether it is shown. */
export function HomeSections() {
  return (
    <Loaded answer={useGetManagedHomeQuery()} loading={<SkeletonRows rows={4} />}>
      {({ sections }) => <SectionsTable sections={sections} />}
    </Loaded>
  );
}

function SectionsTable({ sections }: { sections: Section[] }) {
  const { t } = useTranslation('manage');
  return <Table label={t('home.table')} columns={useColumns(sections)} rows={sections} />;
}

function useColumns(sections: Section[]): Column<Section>[] {
  const { t } = useTranslation('manage');
  const { t: home } = useTranslation('home');
  const [order] = useOrderHomeMutation();
  const [show] = useShowHomeSectionMutation();
  const buttons = useOrder(
    sections.map(({ slug }) => slug),
    (names) => order({ names }).unwrap(),
  );
  const { submit } = useSubmit({
    call: (section: { name: HomeSectionName; shown: boolean }) => show(section).unwrap(),
    failed: t('home.failed'),
  });
  return [
    { id: 'name', title: t('home.name'), cell: ({ slug }) => home(`types.${slug}`) },
    {
      id: 'shown',
      title: t('home.shown'),
      cell: ({ slug, shown }) => (
        <Checkbox
          name={slug}
          checked={shown}
          onChange={(event) => void submit({ name: slug, shown: event.target.checked })}
        >
          {t('home.show', { name: home(`types.${slug}`) })}
        </Checkbox>
      ),
    },
    {
      id: 'order',
      title: t('order.title'),
      action: true,
      cell: ({ slug }) => buttons(slug, home(`types.${slug}`)),
    },
  ];
}
