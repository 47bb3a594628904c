import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '@/components/ui/Button';
import { CloseIcon } from '@/components/ui/icons';
import { useLazyNamespace } from '@/hooks/useLazyNamespace';
import { declineInstall, type InstallEvent } from '@/lib/browser/installOffer';
import { withoutQuery } from '@/lib/paths';
import styles from './InstallBar.module.css';
import { parentOf } from './navigation';

const ignore = () => undefined;
/** An app's own browser on iOS has no such name, and no way to add a page to the home screen. */
const isSafari = () => /Version\/.+ Safari\//.test(navigator.userAgent);

/**
 * Renders an offer to install the site above the page, where it covers nothing and is next to no form: on the pages
 * that tabs lead to, from the first navigation on, so that the page being read does not move.
 */
export function InstallBar({ offer }: { offer: InstallEvent | 'manual' }) {
  const { t } = useTranslation('alerts');
  const { asPath } = useRouter();
  const [first] = useState(asPath);
  const [hasMoved, setMoved] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const hasTexts = useLazyNamespace('alerts', ignore);
  const isManual = offer === 'manual';
  if (!hasMoved && withoutQuery(asPath) !== withoutQuery(first)) setMoved(true);
  if (!hasTexts || !hasMoved || isClosed || parentOf(asPath) || (isManual && !isSafari())) return null;

  const close = () => {
    declineInstall();
    setClosed(true);
  };
  const install = () => {
    close();
    if (!isManual) void offer.prompt().catch(ignore);
  };
  return (
    <aside className={styles.bar} aria-labelledby="install">
      <p id="install" className="grow">
        {t(isManual ? 'install.manual' : 'install.offer')}
      </p>
      {isManual ? null : (
        <Button size="small" onClick={install}>
          {t('install.go')}
        </Button>
      )}
      <IconButton label={t('install.close')} onClick={close}>
        <CloseIcon size={1} />
      </IconButton>
    </aside>
  );
}
