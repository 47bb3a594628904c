import { useTranslation } from 'react-i18next';
import { useGetUserDataMutation } from '@/api/userWrites';
import { Button } from '@/components/ui/Button';
import type { Profile } from '@/contract/users';
import { useDownload } from '@/hooks/useDownload';
import { useSaveFile } from '@/hooks/useSaveFile';
import { useSubmit } from '@/hooks/useSubmit';

/** Renders the download of all of a member's data as one file. */
export function DataDownload({ profile: { username } }: { profile: Profile }) {
  const { t } = useTranslation('users');
  const save = useSaveFile();
  const fetchData = useDownload(useGetUserDataMutation);
  const { submit, isSubmitting } = useSubmit({
    call: (of: string) => fetchData({ username: of }),
    failed: t('settings.dataFailed'),
    onDone(data) {
      const text = JSON.stringify(data, null, 2);
      save({ name: `gyeol-${username}.json`, text, type: 'application/json', done: t('settings.dataDone') });
    },
  });
  return (
    <Button busy={isSubmitting} onClick={() => void submit(username)}>
      {t('settings.dataButton')}
    </Button>
  );
}
