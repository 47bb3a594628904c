import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/browser/notify';
import { saveFile } from '@/lib/browser/saveFile';
import { inAppBrowserOf } from '@/lib/inAppBrowser';

/** Returns the function that saves a text as a file and then shows `done`, or that the browser of an app saves none. */
export function useSaveFile() {
  const { t } = useTranslation('common');
  return ({ name, text, type, done }: { name: string; text: string; type: string; done?: string }) => {
    if (inAppBrowserOf(navigator.userAgent)) return void notify('warning', t('toast.noFiles'));
    saveFile(name, text, type);
    if (done) void notify('success', done);
  };
}
