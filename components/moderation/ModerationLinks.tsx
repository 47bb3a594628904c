import { useTranslation } from 'react-i18next';
import { FlagIcon, LockIcon, TrashIcon } from '@/components/ui/icons';
import { LinkRow } from '@/components/ui/LinkRow';
import { paths } from '@/lib/paths';

/** Renders the rows of a member's own page that link to reports and deletions, and for managers to their pages. */
export function ModerationLinks({ manages }: { manages: boolean }) {
  const { t } = useTranslation('common');
  return (
    <>
      <LinkRow href={paths.myReports()} label={t('actions.myReports')} icon={<FlagIcon />} />
      <LinkRow href={paths.trash()} label={t('actions.trash')} icon={<TrashIcon />} />
      {manages ? <LinkRow href={paths.manageReports()} label={t('actions.manage')} icon={<LockIcon />} /> : null}
    </>
  );
}
