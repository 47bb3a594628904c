import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '@/hooks/redux';
import { inLanguage } from '@/lib/pathLanguage';
import { paths } from '@/lib/paths';
import { fieldErrors } from '@/lib/rejections';
import { enter } from './enter';
import { useSubmitWithNotice } from './useSubmitWithNotice';

/** Exchanges the nonce in the address's hash for a session on this device. */
export function useCarriedOver() {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const store = useAppStore();
  const { submit, busy, error, dropError } = useSubmitWithNotice({
    call: (fields: { nonce: string; proof: string }) =>
      enter(store, 'nonce', fields, inLanguage(paths.home(), router.locale ?? 'ko')),
    onDone: () => router.replace(paths.home()),
    texts: (failure) => ({
      rejected: fieldErrors(failure).nonce ?? t('carry.ended'),
      unavailable: t('signIn.failedElse'),
    }),
  });
  const confirm = () => {
    dropError();
    const [nonce = '', proof = ''] = window.location.hash.slice(1).split('.');
    void submit({ nonce, proof });
  };
  return { confirm, busy, error };
}
