import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { useLazyNamespace } from '@/hooks/useLazyNamespace';
import { paths } from '@/lib/paths';

/** Renders the link from the quick test's result back to the welcome that a new member came from. */
export function BackToWelcome() {
  const { t } = useTranslation('welcome');
  const hasTexts = useLazyNamespace('welcome', () => undefined);
  if (!hasTexts) return null;
  return (
    <LinkButton href={paths.welcome({ step: 'people' })} full>
      {t('skin.return')}
    </LinkButton>
  );
}
