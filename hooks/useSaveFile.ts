import { millisecondsInMinute } from 'date-fns/constants';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/browser/notify';
import { inAppBrowserOf } from '@/lib/inAppBrowser';

/** Saves a text as a file through the browser. */
function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari on an iPhone asks its user first, and reads it then.
  setTimeout(() => URL.revokeObjectURL(address), millisecondsInMinute);
}

/** Returns the function that saves a text as a file and then shows `done`, or that the browser of an app saves none. */
export function useSaveFile() {
  const { t } = useTranslation('common');
  return ({ name, text, type, done }: { name: string; text: string; type: string; done?: string }) => {
    if (inAppBrowserOf(navigator.userAgent)) return void notify('warning', t('toast.noFiles'));
    saveFile(name, text, type);
    if (done) void notify('success', done);
  };
}
