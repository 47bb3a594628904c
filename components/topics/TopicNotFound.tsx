import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { ErrorState } from '@/components/ui/State';
import { paths } from '@/lib/paths';

/** Renders the page of a topic that is not visible any more. */
export function TopicNotFound({ slug }: { slug: string }) {
  const { t } = useTranslation('topics');
  return (
    <>
      <ErrorState title={t('topic.gone')} body={t('topic.goneBody')} drawing="lost" />
      <LinkButton href={paths.forum(slug)} full>
        {t('topic.toForum')}
      </LinkButton>
    </>
  );
}
