import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useGetForumEventsQuery } from '@/api/forums';
import { Select } from '@/components/ui/Field';
import type { Forum } from '@/contract/forums';
import type { TopicForm } from './useTopicForm';

/** Renders the choice of a topic's event; nothing while the forum has none. */
export function EventField({ form: { control, change }, forum }: { form: TopicForm; forum: Forum }) {
  const { t } = useTranslation('topics');
  const event = useWatch({ control, name: 'event' });
  const { data } = useGetForumEventsQuery();
  const now = Date.now();
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
