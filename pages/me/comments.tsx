import { activityApi, useGetOwnCommentsQuery } from '@/api/activity';
import { CommentRow } from '@/components/activity/CommentRow';
import { OwnList } from '@/components/activity/OwnList';
import type { OwnComment } from '@/contract/activity';
import { paths } from '@/lib/paths';
import { createOwnList, type OwnListView } from '@/routes/loaders/activity';

/** Renders /me/comments: the member's comments, the latest first. */
export default function OwnCommentsPage({ state }: OwnListView) {
  return (
    <OwnList
      texts="activity:comments"
      state={state}
      pathOf={paths.ownComments}
      useAnswer={useGetOwnCommentsQuery}
      row={(comment: OwnComment) => <CommentRow key={comment.id} comment={comment} />}
      emptyHref={paths.topics()}
    />
  );
}

export const getServerSideProps = createOwnList(activityApi.endpoints.getOwnComments);
