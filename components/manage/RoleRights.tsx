import { useTranslation } from 'react-i18next';
import { useGetAccessQuery } from '@/api/managedMembers';
import { type Right, rights, rightsOf, roles } from '@/contract/constants/roles';
import { type Column, Table } from './Table';

interface Row {
  slug: Right;
}

/** Renders which role may do what in the console, with the role of the caller marked. */
export function RoleRights() {
  const { t } = useTranslation('manage');
  const { data: access } = useGetAccessQuery();
  const nameOf = (role: (typeof roles)[number]) =>
    role === access?.role ? t('roleRights.own', { role: t(`roles.${role}`) }) : t(`roles.${role}`);
  const columns: Column<Row>[] = [
    { id: 'right', title: t('roleRights.right'), cell: ({ slug }) => t(`rights.${slug}`) },
    ...roles.map((role) => ({
      id: role,
      title: nameOf(role),
      named: true,
      cell: ({ slug }: Row) => t(rightsOf(role).includes(slug) ? 'roleRights.may' : 'roleRights.mayNot'),
    })),
  ];
  return (
    <>
      <Table label={t('roleRights.table')} columns={columns} rows={rights.map((slug) => ({ slug }))} />
      <p className="fine">{t('roleRights.someForums')}</p>
    </>
  );
}
