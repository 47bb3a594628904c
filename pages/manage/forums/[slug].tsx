import { managedForumsApi } from '@/api/managedForums';
import { ForumPage, NewForum } from '@/components/manage/ForumPage';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import { managePage } from '@/routes/loaders/manage';

interface ForumState {
  slug: string;
}

/** The slug that is no forum's: the page of a new one. */
const NEW = 'new';

/** Renders /manage/forums/[slug]: a forum's texts, categories and state, or a new forum. */
export default function ManageForumPage({ state: { slug } }: { state: ForumState }) {
  return <SubpageFrame section="forums">{slug === NEW ? <NewForum /> : <ForumPage slug={slug} />}</SubpageFrame>;
}

export const getServerSideProps = managePage(
  'content',
  ({ of }): ForumState => ({ slug: of('slug') }),
  async (fetchQuery, { slug }) =>
    slug === NEW ? undefined : fetchQuery(managedForumsApi.endpoints.getManagedForum.initiate({ slug })),
  ['manage', 'drafts'],
);
