import { useTranslation } from 'react-i18next';
import { FlagIcon, LockIcon, TrashIcon } from '@/components/ui/icons';
import { LinkRow } from '@/components/ui/LinkRow';
import { managePaths } from '@/lib/managePaths';
import { paths } from '@/lib/paths';

/** Renders the rows of a member's own page that link to reports and deletions, and for those with a role to the console. */
export function ModerationLinks({ manages }: { manages: boolean }) {
  const { t } = useTranslation('common');
  return (
    <>
      <LinkRow href={paths.myReports()} label={t('actions.myReports')} icon={<FlagIcon />} />
      <LinkRow href={paths.trash()} label={t('actions.trash')} icon={<TrashIcon />} />
      {manages ? <LinkRow href={managePaths.overview()} label={t('actions.manage')} icon={<LockIcon />} /> : null}
    </>
  );
}
