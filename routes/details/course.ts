import { contentsApi } from '@/api/contents';
import { coursesApi } from '@/api/courses';
import { createDetailPage } from '@/routes/createPage';

export const course = createDetailPage('course', {
  namespaces: ['courses', 'contents', 'drafts', 'pictures'],
  propsOf: ({ slug }) => ({ slug }),
  load: async (fetchQuery, { slug }) => {
    const { lessons } = await fetchQuery(coursesApi.endpoints.getCourse.initiate({ slug }));
    const { getVideo } = contentsApi.endpoints;
    // A hidden video is not found: the lesson is shown without it.
    await Promise.all(
      lessons.flatMap(({ video }) =>
        video === null ? [] : [fetchQuery(getVideo.initiate({ id: video })).catch(() => undefined)],
      ),
    );
  },
});
