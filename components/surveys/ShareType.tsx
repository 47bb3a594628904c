import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { ShareIcon } from '@/components/ui/icons';
import { lazyClient } from '@/components/ui/lazyClient';

const ShareSheet = lazyClient(() => import('./ShareSheet').then((it) => it.ShareSheet));

/** Renders the button that opens the ways to share a skin type: its public page and picture, never the scores. */
export function ShareType({ code, quiet = false }: { code: string; quiet?: boolean }) {
  const { t } = useTranslation('surveys');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={quiet ? 'secondary' : 'primary'}
        icon={<ShareIcon size={1} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('share.open')}
      </Button>
      {isOpen ? <ShareSheet code={code} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
