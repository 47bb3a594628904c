import { useTranslation } from 'react-i18next';
import { useGetManagedHomeQuery, useOrderHomeMutation, useShowHomeSectionMutation } from '@/api/managedHome';
import { Checkbox } from '@/components/ui/Checkbox';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
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
  const buttons = useOrder(
    sections.map(({ slug }) => slug),
    (names) => order({ names }).unwrap(),
  );
  return [
    { id: 'name', title: t('home.name'), cell: ({ slug }) => home(`types.${slug}`) },
    {
      id: 'shown',
      title: t('home.shown'),
      cell: (section) => <ShowBox section={section} />,
    },
    {
      id: 'order',
      title: t('order.title'),
      action: true,
      cell: ({ slug }) => buttons(slug, home(`types.${slug}`)),
    },
  ];
}

/** Renders whether a section is shown, which is stored on tap, beside others that are being stored. */
function ShowBox({ section: { slug, shown } }: { section: Section }) {
  const { t } = useTranslation('manage');
  const { t: home } = useTranslation('home');
  const [show] = useShowHomeSectionMutation();
  const { submit } = useSubmit({
    call: (next: boolean) => show({ name: slug, shown: next }).unwrap(),
    failed: t('home.failed'),
  });
  return (
    <Checkbox
      name={slug}
      aria-label={t('home.showOf', { name: home(`types.${slug}`) })}
      checked={shown}
      onChange={(event) => void submit(event.target.checked)}
    >
      {t('home.show')}
    </Checkbox>
  );
}
