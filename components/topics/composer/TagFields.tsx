import { useEffect, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useGetForumEventsQuery } from '@/api/forums';
import { Chip } from '@/components/ui/Chips';
import { Legend, Select, TextField } from '@/components/ui/Field';
import { ChevronDownIcon } from '@/components/ui/icons';
import { NOTICE_CATEGORY } from '@/contract/constants/common';
import type { Forum } from '@/contract/forums';
import { serverNow } from '@/lib/browser/serverClock';
import { isProductType, productTypes } from '../productTypes';
import styles from './Composer.module.css';
import { SkinFields } from './SkinFields';
import { type TopicForm, withinForum } from './useTopicForm';

/** Renders the choice of a topic's event; nothing while the forum has none. */
function EventField({ form: { control, change, errors }, forum }: { form: TopicForm; forum: Forum }) {
  const { t } = useTranslation('topics');
  const event = useWatch({ control, name: 'event' });
  const { data } = useGetForumEventsQuery();
  const now = serverNow();
  const events = (data?.results ?? []).filter(
    (it) => it.forum === forum.slug && (it.slug === event || Date.parse(it.ends_at) > now),
  );
  const isKnown = events.some(({ slug }) => slug === event);

  // The newly chosen forum does not have this event.
  useEffect(() => {
    if (data && event !== '' && !isKnown) change({ event: '' });
  }, [data, event, isKnown, change]);
  if (events.length === 0) return null;
  return (
    <Select
      name="event"
      label={t('composer.event')}
      value={isKnown ? event : ''}
      error={errors.event}
      onChange={({ target }) => change({ event: target.value })}
    >
      <option value="">{t('composer.noCategory')}</option>
      {events.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </Select>
  );
}

const TAGS_MAX = 5;

/** Renders the fields of a topic's category, tags, event and product, and its author's skin. */
export function TagFields({
  form,
  forum,
  manager,
}: {
  form: TopicForm;
  forum: Forum;
  /** The author is a manager. */
  manager: boolean;
}) {
  const { t } = useTranslation('topics');
  const { control, change, errors, field } = form;
  const id = useId();
  const [chosen, labels, productType] = useWatch({ control, name: ['category', 'tags', 'productType'] });
  const { category, tags } = withinForum({ category: chosen, tags: labels }, forum);
  const hasDetails = useWatch({
    control,
    name: ['name', 'productType', 'skinType'],
    compute: (details) => details.some((it) => it !== ''),
  });
  const toggle = (slug: string) =>
    change({ tags: tags.includes(slug) ? tags.filter((it) => it !== slug) : [...tags, slug] });

  // An author keeps the category that a manager assigned.
  const categories = forum.categories.filter(({ slug }) => slug !== NOTICE_CATEGORY || manager || slug === category);

  return (
    <>
      <Select
        name="category"
        label={t('composer.category')}
        value={category}
        error={errors.category}
        onChange={(event) => change({ category: event.target.value })}
      >
        <option value="">{t('composer.noCategory')}</option>
        {categories.map((it) => (
          <option key={it.slug} value={it.slug}>
            {it.name}
          </option>
        ))}
      </Select>
      {forum.tags.length > 0 ? (
        <fieldset
          aria-describedby={errors.tags ? `${id}-error` : undefined}
          data-invalid={errors.tags ? '' : undefined}
        >
          <Legend note={t('composer.tagsNote')}>{t('composer.tags')}</Legend>
          <div className="row-2">
            {forum.tags.map((tag) => (
              <Chip
                key={tag.slug}
                selected={tags.includes(tag.slug)}
                disabled={!tags.includes(tag.slug) && tags.length >= TAGS_MAX}
                onClick={() => toggle(tag.slug)}
              >
                #{tag.name}
              </Chip>
            ))}
          </div>
          {errors.tags ? (
            <p id={`${id}-error`} className="problem" role="alert">
              {errors.tags}
            </p>
          ) : null}
        </fieldset>
      ) : null}
      <EventField form={form} forum={forum} />
      <details className={styles.details} open={hasDetails || undefined}>
        <summary>
          {t('composer.details')}
          <span className="beside">{t('composer.optional')}</span>
          <ChevronDownIcon size={1} />
        </summary>
        <div className={styles.pair}>
          <TextField label={t('composer.product')} limit={100} {...field('name')} />
          <Select
            name="productType"
            label={t('composer.productType')}
            value={productType}
            error={errors.productType}
            onChange={(event) => change({ productType: event.target.value })}
          >
            <option value="">{t('composer.noCategory')}</option>
            {productTypes.map((type) => (
              <option key={type} value={type}>
                {t(`productTypes.${type}`)}
              </option>
            ))}
            {productType && !isProductType(productType) ? <option value={productType}>{productType}</option> : null}
          </Select>
        </div>
        <div className={styles.skin}>
          <SkinFields form={form} />
        </div>
      </details>
    </>
  );
}
