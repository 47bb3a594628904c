import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/State';
import { useLazyNamespace } from '@/hooks/useLazyNamespace';
import { paths } from '@/lib/paths';

/** Renders a member's page once the session has ended; `path` is the page to return to after signing in. */
export function SessionEnded({ path }: { path: string }) {
  const { t } = useTranslation('users');
  const hasTexts = useLazyNamespace('users', () => undefined);
  if (!hasTexts) return null;
  return (
    <EmptyState
      drawing="locked"
      title={t('me.signedOut')}
      action={
        <LinkButton href={paths.signIn({ callbackUrl: path })} variant="primary">
          {t('me.signIn')}
        </LinkButton>
      }
    />
  );
}
