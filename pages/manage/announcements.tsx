import { useTranslation } from 'react-i18next';
import { managedAnnouncementsApi } from '@/api/managedAnnouncements';
import { Announcements, NewAnnouncement } from '@/components/manage/Announcements';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { managePage } from '@/routes/loaders/manage';

/** Renders /manage/announcements: the announcements, for those who announce. */
export default function ManageAnnouncementsPage({ state: { page } }: { state: { page: number } }) {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame section="announcements" lead={t('announcement.lead')} action={<NewAnnouncement />}>
      <Announcements page={page} />
    </ManageFrame>
  );
}

export const getServerSideProps = managePage(
  'announcements',
  ({ page }) => ({ page }),
  (fetchQuery, { page }) => fetchQuery(managedAnnouncementsApi.endpoints.getAnnouncements.initiate({ page })),
  ['manage', 'posts', 'pictures', 'drafts'],
);
