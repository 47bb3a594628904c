import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { Button, LinkButton } from '@/components/ui/Button';
import { useAddress } from '@/hooks/useAddress';
import { paths } from '@/lib/paths';
import { callFailureOf, isAnswered } from '@/lib/rejections';
import styles from './Marketings.module.css';

const isTooMany = (failure: unknown) => callFailureOf(failure).status === 429;

/**
 * Renders the page of a mailed link. The action needs a tap, since mail scanners open links too. `send` makes
 * the call.
 */
export function MailedAction({
  action,
  path,
  send,
}: {
  action: 'confirm' | 'stop' | 'stopDigest';
  path: string;
  send: () => Promise<unknown>;
}) {
  const { t } = useTranslation('marketings');
  const [state, setState] = useState<'ready' | 'busy' | 'done' | 'rejected' | 'failed'>('ready');
  const go = () => {
    setState('busy');
    send().then(
      () => setState('done'),
      (failure: unknown) => setState(isAnswered(failure) && !isTooMany(failure) ? 'rejected' : 'failed'),
    );
  };
  const address = useAddress(path);
  const needsNewLink = action === 'confirm' && state === 'rejected';
  const shown = state === 'busy' || state === 'failed' ? 'ready' : state;
  return (
    <Layout path={address} narrow>
      <Seo path={path} title={t(`${action}.title`)} noindex />
      <div className={styles.page}>
        <h1>{t(`${action}.title`)}</h1>
        <p className="soft" role="status">
          {t(`${action}.${shown}`)}
        </p>
        {state === 'failed' ? (
          <p className={styles.error} role="alert">
            {t(action === 'confirm' ? 'failed' : 'stopFailed')}
          </p>
        ) : null}
        <div className="row-3">
          {shown === 'ready' ? (
            <Button variant="primary" busy={state === 'busy'} onClick={go}>
              {t(`${action}.button`)}
            </Button>
          ) : (
            <LinkButton href={needsNewLink ? paths.newsletter() : paths.home()}>
              {needsNewLink ? t('toForm') : t('toHome')}
            </LinkButton>
          )}
        </div>
      </div>
    </Layout>
  );
}
