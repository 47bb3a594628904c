import type { TFunction } from 'i18next';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import {
  useCopyCourseMutation,
  useDeleteCourseMutation,
  useGetManagedCourseQuery,
  usePublishCourseMutation,
} from '@/api/managedCourses';
import type { ShownField } from '@/components/article/ConflictSheet';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { articleOutline } from '@/contract/articleOutline';
import type { ManagedCourse } from '@/contract/managedCourses';
import { managePaths } from '@/lib/managePaths';
import { paths } from '@/lib/paths';
import { CampaignForm } from './CampaignForm';
import { CampaignHead } from './CampaignHead';
import { CourseFields } from './edit/CourseFields';
import { type CourseValues, courseTexts } from './edit/courseValues';
import { bothLanguages } from './edit/FormText';
import { useCourseForm } from './edit/useCourseForm';

/** Renders the state and the form of a stored course. */
export function CoursePage({ slug }: { slug: string }) {
  return (
    <Loaded answer={useGetManagedCourseQuery({ slug })} loading={<SkeletonRows rows={4} />}>
      {(course) => <CourseForm key={slug} course={course} />}
    </Loaded>
  );
}

/** Renders the form of a new course, which leads to its page once it is stored as a draft. */
export const NewCourse = () => <CourseForm />;

/** Returns the fields as an operator reads them. */
function fieldsOf(t: TFunction<'campaigns'>, values: CourseValues): ShownField[] {
  const shown = {
    ...values,
    closes_at: values.closes_at.replace('T', ' '),
    lessons: values.lessons
      .map(({ key: _, number: __, content, content_en, ...lesson }) =>
        [...Object.values(lesson), articleOutline(content), articleOutline(content_en)].filter(Boolean).join('\n'),
      )
      .join('\n\n'),
  };
  return (['slug', ...bothLanguages(courseTexts), 'image', 'closes_at', 'lessons'] as const).map((name) => ({
    label: t(`course.${name}`),
    value: shown[name],
  }));
}

function CourseForm({ course }: { course?: ManagedCourse }) {
  const { t } = useTranslation('campaigns');
  const router = useRouter();
  const edit = useCourseForm(course, (slug) => void router.replace(managePaths.course(slug)));
  return (
    <CampaignForm
      kind="course"
      stored={course}
      edit={edit}
      head={course ? <Actions course={course} edit={edit} /> : null}
      fieldsOf={(values) => fieldsOf(t, values)}
    >
      <CourseFields edit={edit} course={course} />
    </CampaignForm>
  );
}

/** Renders the publication of a stored course and its further actions. */
function Actions({ course, edit }: { course: ManagedCourse; edit: ReturnType<typeof useCourseForm> }) {
  const { t } = useTranslation('campaigns');
  const { slug } = course;
  const [publish] = usePublishCourseMutation();
  const [copy] = useCopyCourseMutation();
  const [remove] = useDeleteCourseMutation();
  return (
    <CampaignHead
      kind="course"
      campaign={course}
      joined={Number(course.is_begun || course.application_count > 0)}
      closed={t('course.publication.closed')}
      edit={edit}
      page={paths.course(slug)}
      preview={managePaths.coursePreview(slug)}
      onPublish={(body) => publish({ slug, ...body }).unwrap()}
      onCopy={(idempotencyKey) => copy({ slug, idempotencyKey }).unwrap()}
      hrefOf={(draft) => managePaths.course(draft.slug)}
      onDelete={() => remove({ slug }).unwrap()}
    />
  );
}
