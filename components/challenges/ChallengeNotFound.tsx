import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { ErrorState } from '@/components/ui/State';
import { paths } from '@/lib/paths';

/** Renders the page of a challenge that does not exist any more. */
export function ChallengeNotFound() {
  const { t } = useTranslation('challenges');
  return (
    <>
      <ErrorState title={t('gone.title')} body={t('gone.body')} drawing="lost" />
      <LinkButton href={paths.challenges()} full>
        {t('gone.toChallenges')}
      </LinkButton>
    </>
  );
}
