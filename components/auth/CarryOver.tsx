import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetNonceMutation } from '@/api/auth';
import { Button } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import { NONCE_SECONDS } from '@/contract/constants/common';
import { useAppDispatch, useAppSelector, useAppStore } from '@/hooks/redux';
import { useFailureToast } from '@/hooks/useFailureToast';
import type { CallFailure } from '@/lib/failures';
import { nonceProof } from '@/lib/nonceProof';
import { inLanguage } from '@/lib/pathLanguage';
import { paths } from '@/lib/paths';
import { nonceChanged } from '@/store/user';
import styles from './Auth.module.css';

/** Says that this tab has reloaded for want of a session, so that it never does so twice in a row. */
const RELOADED = 'gyeol-nonce-reloaded';

/** The failure of a browser that cannot compute the proof of a nonce. */
const unproven: CallFailure = { status: 0, body: null };

/** Reloads the page once, so that the server redirects a reader without a session to sign in. */
function reloadOnce(reload: () => void) {
  try {
    if (sessionStorage.getItem(RELOADED)) return;
    sessionStorage.setItem(RELOADED, '1');
  } catch {
    // Without session storage it could go on without an end.
    return;
  }
  reload();
}

/** Allows that reload again. */
function allowReload() {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {
    // Without session storage the page was not reloaded.
  }
}

/** Returns a nonce for another device and the address that carries it, while it is valid. */
function useCarryOver() {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const nonce = useAppSelector((state) => state.user.nonce);
  const [getNonce, { isLoading }] = useGetNonceMutation();
  const [hasEnded, setEnded] = useState(false);
  const [proof, setProof] = useState('');
  const failed = useFailureToast();

  useEffect(() => {
    if (!nonce) return;
    const timer = setTimeout(() => {
      dispatch(nonceChanged(''));
      setEnded(true);
    }, NONCE_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [dispatch, nonce]);

  useEffect(() => () => void dispatch(nonceChanged('')), [dispatch]);

  const show = async () => {
    setEnded(false);
    try {
      const answer = await getNonce().unwrap();
      allowReload();
      const { accessToken } = store.getState().user;
      setProof(await nonceProof(accessToken, answer.nonce).catch(() => Promise.reject(unproven)));
      dispatch(nonceChanged(answer.nonce));
    } catch (failure) {
      if ((failure as CallFailure).status === 401) reloadOnce(router.reload);
      failed(failure, t('carry.failed'));
    }
  };

  const address = nonce
    ? window.location.origin + inLanguage(paths.carryOver({ nonce, proof }), router.locale ?? 'ko')
    : '';
  return { show, busy: isLoading, address, hasEnded };
}

const QrCode = lazyClient(() => import('@/components/ui/QrCode').then((it) => it.QrCode));

/** Renders the QR code that carries the session to a phone. */
export function CarryOver() {
  const { t } = useTranslation('auth');
  const { show, busy, address, hasEnded } = useCarryOver();
  return (
    <div className={styles.code}>
      <p className={styles.small}>{t('carry.lead')}</p>
      {address ? <QrCode address={address} label={t('carry.label')} /> : null}
      {hasEnded ? <p role="status">{t('carry.ended')}</p> : null}
      <Button busy={busy} onClick={show}>
        {t(address || hasEnded ? 'carry.again' : 'carry.show')}
      </Button>
    </div>
  );
}
