import { useTranslation } from 'react-i18next';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import { Button } from '@/components/ui/Button';
import { ShareIcon } from '@/components/ui/icons';
import { useShare } from '@/hooks/useShare';
import { paths } from '@/lib/paths';

/** Renders the button that shares a skin type's public page, never the scores behind it. */
export function ShareType({ code }: { code: string }) {
  const { t } = useTranslation('common');
  const { t: skin } = useTranslation('skin');
  const title = skin('type', { code, name: skin(`name.${code as 'YMSJ'}`) });
  const share = useShare(title, useSiteAddress().base + paths.skin(code));
  return (
    <Button icon={<ShareIcon size={1} />} onClick={() => void share()}>
      {t('action.share')}
    </Button>
  );
}
