import { activityApi, useGetLikedCommentsQuery } from '@/api/activity';
import { LikedCommentRow } from '@/components/activity/LikedCommentRow';
import { LikesViews } from '@/components/activity/LikesViews';
import { OwnList } from '@/components/activity/OwnList';
import type { LikedComment } from '@/contract/activity';
import { paths } from '@/lib/paths';
import { createOwnList, type OwnListView } from '@/routes/loaders/activity';

/** Renders /me/likes/comments: the comments that the member likes, the last liked first. */
export default function LikedCommentsPage({ state }: OwnListView) {
  return (
    <OwnList
      texts="activity:likedComments"
      views={<LikesViews current="likedComments" />}
      state={state}
      pathOf={paths.likedComments}
      useAnswer={useGetLikedCommentsQuery}
      row={(comment: LikedComment) => <LikedCommentRow key={comment.id} comment={comment} />}
      emptyHref={paths.topics()}
    />
  );
}

export const getServerSideProps = createOwnList(activityApi.endpoints.getLikedComments);
