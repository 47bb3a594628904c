import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useGetManagedVideoQuery, useGetManagedVideosQuery } from '@/api/managedContents';
import { FoundChoice } from '@/components/ui/FoundChoice';

const FOUND_SHOWN = 8;

interface Chosen {
  id: number;
  title: string;
}

/** Finds public videos by their title or description. */
function useFoundVideos(search: string): readonly Chosen[] | undefined {
  const { data } = useGetManagedVideosQuery(
    search ? { search, state: 'published', page_size: FOUND_SHOWN } : skipToken,
  );
  return search ? data?.results : undefined;
}

/** Renders the choice of a video among the site's, `value` is its id, null for none. */
export function VideoField({
  name,
  value,
  error,
  onChange,
}: {
  name: string;
  value: number | null;
  error?: string;
  onChange: (id: number | null) => void;
}) {
  const { t } = useTranslation('campaigns');
  const { data } = useGetManagedVideoQuery(value === null ? skipToken : { id: value });
  // Its number stands for a title that is not loaded.
  const chosen = value === null ? [] : [{ id: value, title: data?.id === value ? data.title : String(value) }];
  return (
    <FoundChoice
      name={name}
      chosen={chosen}
      most={1}
      useFound={useFoundVideos}
      labelOf={({ title }) => title}
      texts={{
        legend: t('course.lesson.video'),
        note: t('form.optional'),
        search: t('course.lesson.videoSearch'),
        add: ({ title }) => t('course.lesson.videoAdd', { title }),
        remove: ({ title }) => t('course.lesson.videoRemove', { title }),
        none: t('course.lesson.videoNone'),
      }}
      error={error}
      onChange={([video]) => onChange(video?.id ?? null)}
    />
  );
}
