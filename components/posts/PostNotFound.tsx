import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { ErrorState } from '@/components/ui/State';
import { paths } from '@/lib/paths';

/** Renders the page of a post that is not visible any more. */
export function PostNotFound() {
  const { t } = useTranslation('posts');
  return (
    <>
      <ErrorState title={t('post.gone')} body={t('post.goneBody')} drawing="lost" />
      <LinkButton href={paths.posts()} full>
        {t('post.toList')}
      </LinkButton>
    </>
  );
}
