import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { PinIcon } from '@/components/ui/icons';
import { Tag } from '@/components/ui/Tag';
import { isSkinType } from '@/contract/skin';
import type { Topic } from '@/contract/topics';
import { paths } from '@/lib/paths';
import { isProductType } from './productTypes';
import styles from './TopicMetadata.module.css';

/** Renders a topic's labels: its categories and tags as links to filters, its product, its author's skin. */
export function TopicMetadata({ topic }: { topic: Topic }) {
  const { t } = useTranslation('topics');
  const { t: common } = useTranslation('common');
  const { slug } = topic.forum;
  const { t: skin } = useTranslation('skin');
  const { productType, skinType, event } = topic;
  const kind = isProductType(productType) ? t(`productTypes.${productType}`) : productType;
  const product = [kind, topic.name].filter(Boolean).join(' · ');
  const isKnown = isSkinType(skinType);
  const terms = topic.categories.length + topic.tags.length;
  if (!terms && !product && !skinType && !event && !topic.fixed) return null;

  return (
    <div className={styles.metadata}>
      {topic.fixed ? (
        <Tag tone="accent">
          <PinIcon size={1} />
          {common('badge.fixed')}
        </Tag>
      ) : null}
      {topic.categories.map((category) => (
        <Link
          key={category.slug}
          href={paths.forum(slug, { categories: category.slug })}
          prefetch={false}
          className={styles.label}
        >
          {category.name}
        </Link>
      ))}
      {topic.tags.map((tag) => (
        <Link key={tag.slug} href={paths.forum(slug, { tags: tag.slug })} prefetch={false} className={styles.label}>
          #{tag.name}
        </Link>
      ))}
      {event ? (
        <Link href={paths.forum(slug, { event: event.slug })} prefetch={false} className={styles.label}>
          <span className="visually-hidden">{t('topic.event')} </span>
          {event.title}
        </Link>
      ) : null}
      {skinType && isKnown ? (
        <Link href={paths.skin(skinType)} prefetch={false} className={styles.label}>
          <Tag tone="accent">{skin('type', { code: skinType, name: skin(`name.${skinType as 'YMSJ'}`) })}</Tag>
        </Link>
      ) : null}
      {skinType && !isKnown ? <Tag>{t('topic.skinType', { skinType })}</Tag> : null}
      {product ? (
        <span className={styles.product}>
          <span className="visually-hidden">{t('topic.product')} </span>
          <Tag>{product}</Tag>
        </span>
      ) : null}
    </div>
  );
}
