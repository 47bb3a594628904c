import { useTranslation } from 'react-i18next';
import { useExportMemberDataMutation } from '@/api/managedMembers';
import type { ManagedMemberDetail } from '@/contract/managedMembers';
import { useDownload } from '@/hooks/useDownload';
import { ExportSheet } from './ExportSheet';

/** Renders the sheet in which an operator downloads all that is a member's, to answer what they asked for. */
export function MemberDataSheet({
  member: { id, username, nickname },
  onClose,
}: {
  member: ManagedMemberDetail;
  onClose: () => void;
}) {
  const { t } = useTranslation('manage');
  const readAll = useDownload(useExportMemberDataMutation);
  return (
    <ExportSheet
      name={`gyeol-${username}.json`}
      texts={{
        title: t('memberData.title', { nickname }),
        body: t('memberData.body'),
        send: t('memberData.send'),
        failed: t('memberData.failed'),
      }}
      onRead={(body) => readAll({ id, ...body })}
      fileOf={(data) => ({
        text: JSON.stringify(data, null, 2),
        type: 'application/json',
        done: t('memberData.done'),
      })}
      onClose={onClose}
    />
  );
}
