import { activityApi, useGetLikesQuery } from '@/api/activity';
import { EntryItem } from '@/components/activity/EntryItem';
import { LikesViews } from '@/components/activity/LikesViews';
import { OwnList } from '@/components/activity/OwnList';
import type { Entry } from '@/contract/activity';
import { paths } from '@/lib/paths';
import { createOwnList, type OwnListView } from '@/routes/loaders/activity';

/** Renders /me/likes: the topics and posts that the member likes, the last liked first. */
export default function LikesPage({ state }: OwnListView) {
  return (
    <OwnList
      texts="activity:likes"
      views={<LikesViews current="likes" />}
      state={state}
      pathOf={paths.likes}
      useAnswer={useGetLikesQuery}
      row={(entry: Entry) => <EntryItem key={entry.path} entry={entry} />}
      emptyHref={paths.topics()}
    />
  );
}

export const getServerSideProps = createOwnList(activityApi.endpoints.getLikes);
