import { useTranslation } from 'react-i18next';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { RoleRights } from '@/components/manage/RoleRights';
import { managePage, noState } from '@/routes/loaders/manage';

/** Renders /manage/roles: which role may do what, for everyone who has one. */
export default function ManageRolesPage() {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame section="roles" lead={t('roleRights.lead')}>
      <RoleRights />
    </ManageFrame>
  );
}

// What it shows is the member's own access, which every page of the console reads.
export const getServerSideProps = managePage('work', noState, () => Promise.resolve(), ['manage']);
