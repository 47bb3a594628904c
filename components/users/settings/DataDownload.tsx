import { useTranslation } from 'react-i18next';
import { useGetUserDataMutation } from '@/api/userWrites';
import { Button } from '@/components/ui/Button';
import type { Profile } from '@/contract/users';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { saveFile } from '@/lib/browser/saveFile';

/** Renders the download of all of a member's data as one file. */
export function DataDownload({ profile: { username } }: { profile: Profile }) {
  const { t } = useTranslation('users');
  const [fetchData, { reset }] = useGetUserDataMutation();
  const { submit, isSubmitting } = useSubmit({
    call: (of: string) => fetchData(of).unwrap().finally(reset),
    failed: t('settings.dataFailed'),
    onDone(data) {
      saveFile(`gyeol-${username}.json`, JSON.stringify(data, null, 2), 'application/json');
      void notify('success', t('settings.dataDone'));
    },
  });
  return (
    <Button busy={isSubmitting} onClick={() => void submit(username)}>
      {t('settings.dataButton')}
    </Button>
  );
}
