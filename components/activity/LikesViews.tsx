import { useTranslation } from 'react-i18next';
import { ChipLink, Chips } from '@/components/ui/Chips';
import { paths } from '@/lib/paths';

/** Renders the choice between the topics and posts that the member likes, and the comments. */
export function LikesViews({ current }: { current: 'likes' | 'likedComments' }) {
  const { t } = useTranslation('activity');
  return (
    <Chips label={t('likes.views')}>
      <ChipLink href={paths.likes()} selected={current === 'likes'} prefetch={false}>
        {t('likes.view')}
      </ChipLink>
      <ChipLink href={paths.likedComments()} selected={current === 'likedComments'} prefetch={false}>
        {t('likedComments.view')}
      </ChipLink>
    </Chips>
  );
}
