import { i18n } from 'next-i18next/pages';
import { notify } from './notify.ts';

/** Shows that the session can no longer be used and has to be opened again. */
export const notifyRelogin = (status: number): Promise<void> =>
  notify('warning', i18n?.t('toast.relogin', { status }) ?? '');
