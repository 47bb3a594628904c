import { managedCourseSchemas } from '@/contract/managedCourses';
import { testProvider } from '../../api';
import { aMember } from '../../factories';
import { fieldsOf } from '../example';
import type { Sample, Samples } from './sample';

const provider = await testProvider();
let made = 0;

const lesson = {
  ...{ number: null, title: '물', title_en: 'Water', content: '<p>미온수로요.</p>', content_en: '<p>Lukewarm.</p>' },
  ...{ steps: [], steps_en: [] },
  ...{ minutes: 3, image: '', image_alt: '', image_alt_en: '', video: null },
};
const fields = () => {
  made += 1;
  const rest = { slug: `sample-course-${made}`, image: '', closes_at: null, lessons: [lesson] };
  return { ...fieldsOf(managedCourseSchemas.createCourse.body), ...rest };
};

/** Creates a draft that could be published, and says how a call about it is made. */
const ofDraft = (rest: string, sent?: (slug: string) => object) => async (): Promise<Sample> => {
  const { id, token } = await aMember({ role: 'editor' });
  const body = { ...fields(), image: (await provider.picture(id)).url };
  const { body: draft } = await provider.call('POST', 'manage/courses/', { token, body });
  return { path: `manage/courses/${draft.slug}/${rest}`, token, ...(sent && { body: sent(draft.slug) }) };
};

/** A sample of each call about courses in the console. */
export const samples: Samples = {
  'POST manage/courses/': async () => ({
    path: 'manage/courses/',
    token: (await aMember({ role: 'editor' })).token,
    body: fields(),
  }),
  'PUT manage/courses/': async () => {
    await ofDraft('')();
    const { token } = await ofDraft('')();
    const { body } = await provider.call('GET', 'manage/courses/', { token });
    const slugs = body.results.map(({ slug }: { slug: string }) => slug).reverse();
    return { path: 'manage/courses/', token, body: { slugs } };
  },
  'GET manage/courses/{slug}/': ofDraft(''),
  'PUT manage/courses/{slug}/': ofDraft('', (slug) => ({ ...fields(), slug })),
  'DELETE manage/courses/{slug}/': ofDraft(''),
  'PUT manage/courses/{slug}/publication/': ofDraft('publication/', () => ({ state: 'open' })),
  'POST manage/courses/{slug}/copy/': ofDraft('copy/'),
  'GET manage/courses/{slug}/preview/': ofDraft('preview/'),
};
