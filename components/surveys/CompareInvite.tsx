import { useTranslation } from 'react-i18next';
import { useGetUserQuery } from '@/api/users';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import { Button, LinkButton } from '@/components/ui/Button';
import { LinkIcon } from '@/components/ui/icons';
import { useCopy } from '@/hooks/useCopy';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import styles from './ShareSheet.module.css';

/**
 * Renders the link by which friends compare their type with the member's own: it works only while the member
 * shows their type. Nothing for visitors, and for a type that is not the member's.
 */
export function CompareInvite({ code }: { code: string }) {
  const { t } = useTranslation('surveys');
  const { user } = useMember();
  const { data: me } = useGetUserQuery({ username: user?.username ?? '' }, { skip: !user });
  const { base } = useSiteAddress();
  const copy = useCopy();
  if (!user || me?.skin_type !== code) return null;
  return (
    <div className={styles.invite}>
      <p>{t(me.showSkinType ? 'compare.invite' : 'compare.hidden')}</p>
      {me.showSkinType ? (
        <Button icon={<LinkIcon size={1} />} onClick={() => void copy(base + paths.compareSkin(user.username))}>
          {t('compare.copy')}
        </Button>
      ) : (
        <LinkButton href={paths.settings('privacy')}>{t('result.settings')}</LinkButton>
      )}
    </div>
  );
}
