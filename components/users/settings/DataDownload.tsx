import { useTranslation } from 'react-i18next';
import { useGetUserDataMutation } from '@/api/userWrites';
import { Button } from '@/components/ui/Button';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';

/** Saves a text as a file through the browser. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click has ended.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Renders the download of all of a member's data as one file. */
export function DataDownload({ username }: { username: string }) {
  const { t } = useTranslation('users');
  const [fetchData, { reset }] = useGetUserDataMutation();
  const { submit, isSubmitting } = useSubmit({
    call: (of: string) => fetchData(of).unwrap().finally(reset),
    failed: t('settings.dataFailed'),
    onDone(data) {
      saveFile(`gyeol-${username}.json`, JSON.stringify(data, null, 2));
      void notify('success', t('settings.dataDone'));
    },
  });
  return (
    <>
      <p className="aside">{t('settings.dataLead')}</p>
      <Button busy={isSubmitting} onClick={() => void submit(username)}>
        {t('settings.dataButton')}
      </Button>
    </>
  );
}
