import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/State';
import { paths } from '@/lib/paths';

/** Stands for a member who has left since the page was drawn. */
export function ProfileNotFound() {
  const { t } = useTranslation('members');
  return (
    <EmptyState
      title={t('profile.gone')}
      body={t('profile.goneBody')}
      action={<LinkButton href={paths.users()}>{t('toMembers')}</LinkButton>}
    />
  );
}
