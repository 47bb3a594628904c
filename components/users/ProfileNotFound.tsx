import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/State';
import { paths } from '@/lib/paths';

/** Renders the page of a member who has left since it was rendered. */
export function ProfileNotFound() {
  const { t } = useTranslation('members');
  return (
    <EmptyState
      drawing="lost"
      title={t('profile.gone')}
      body={t('profile.goneBody')}
      action={<LinkButton href={paths.users()}>{t('toMembers')}</LinkButton>}
    />
  );
}
