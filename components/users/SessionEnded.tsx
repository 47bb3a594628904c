import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/State';
import { paths } from '@/lib/paths';

/** Stands for a member's page once the session has ended; `path` is where to come back to. */
export function SessionEnded({ path }: { path: string }) {
  const { t } = useTranslation('users');
  return (
    <EmptyState
      title={t('me.signedOut')}
      action={
        <LinkButton href={paths.signIn({ callbackUrl: path })} variant="primary">
          {t('me.signIn')}
        </LinkButton>
      }
    />
  );
}
