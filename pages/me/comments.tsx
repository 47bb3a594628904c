import type { GetServerSideProps } from 'next';
import { activityApi, useGetOwnCommentsQuery } from '@/api/activity';
import { CommentRow } from '@/components/activity/CommentRow';
import { OwnList } from '@/components/activity/OwnList';
import type { OwnComment } from '@/contract/activity';
import { paths } from '@/lib/paths';
import { type OwnListView, renderOwnList } from '@/routes/loaders/activity';

/** Renders /me/comments: the member's comments, the latest first. */
export default function OwnCommentsPage({ state }: OwnListView) {
  return (
    <OwnList
      name="comments"
      state={state}
      pathOf={paths.ownComments}
      useAnswer={useGetOwnCommentsQuery}
      row={(comment: OwnComment) => <CommentRow key={comment.id} comment={comment} />}
      emptyHref={paths.topics()}
    />
  );
}

export const getServerSideProps = ((context) =>
  renderOwnList(context, (fetchQuery, query) =>
    fetchQuery(activityApi.endpoints.getOwnComments.initiate(query)),
  )) satisfies GetServerSideProps;
