import { useTranslation } from 'react-i18next';
import { useGetUserQuery } from '@/api/users';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import { Button } from '@/components/ui/Button';
import { LinkIcon } from '@/components/ui/icons';
import { useShowSkinType } from '@/components/users/useShowSkinType';
import { useCopy } from '@/hooks/useCopy';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import styles from './ShareSheet.module.css';

/**
 * Renders the link by which friends compare their type with the member's own: it works only while the member
 * shows their type, which one button does first. Nothing for visitors, and for a type that is not the member's.
 */
export function CompareInvite({ code }: { code: string }) {
  const { t } = useTranslation('surveys');
  const { user } = useMember();
  const username = user?.username ?? '';
  const { data: me } = useGetUserQuery({ username }, { skip: !user });
  const { base } = useSiteAddress();
  const copy = useCopy();
  const link = base + paths.compareSkin(username);
  const { submit, isSubmitting } = useShowSkinType(username, {
    failed: t('compare.showFailed'),
    onDone: () => void copy(link, t('compare.shown')),
  });
  if (!user || me?.skin_type !== code) return null;
  const { showSkinType: isShown } = me;
  return (
    <div className={styles.invite}>
      <p>{t(isShown ? 'compare.invite' : 'compare.hidden')}</p>
      <Button
        icon={<LinkIcon size={1} />}
        busy={isSubmitting}
        onClick={() => void (isShown ? copy(link) : submit(true))}
      >
        {t(isShown ? 'compare.copy' : 'compare.show')}
      </Button>
    </div>
  );
}
