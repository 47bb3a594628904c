import { cx } from '@/components/ui/cx';
import { HeartFilledIcon, HeartIcon } from '@/components/ui/icons';
import type { Topic } from '@/contract/topics';
import { useTranslation } from '@/hooks/useTranslation';
import { languageOf } from '@/lib/dates';
import { countText } from '@/lib/numbers';
import styles from './LikeButton.module.css';
import { useLike } from './useLike';

/** The heart of a topic with its count; turns at once. */
export function LikeButton({ topic }: { topic: Topic }) {
  const { t, i18n } = useTranslation('topics');
  const like = useLike({ slug: topic.forum.slug, id: topic.id });
  return (
    <button
      type="button"
      className={cx(styles.like, topic.liked && styles.liked)}
      aria-pressed={topic.liked}
      aria-label={`${t('like.like')} ${topic.like_count}`}
      title={topic.liked ? t('like.liked') : t('like.like')}
      onClick={like}
    >
      {topic.liked ? <HeartFilledIcon /> : <HeartIcon />}
      <span className="numbers">{countText(topic.like_count, languageOf(i18n.language))}</span>
    </button>
  );
}
