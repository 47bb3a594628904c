import { activityApi, useGetFeedQuery } from '@/api/activity';
import { EntryItem } from '@/components/activity/EntryItem';
import { OwnList } from '@/components/activity/OwnList';
import type { Entry } from '@/contract/activity';
import { paths } from '@/lib/paths';
import { createOwnList, type OwnListView } from '@/routes/loaders/activity';

/** Renders /feed: the latest content of those whom the member follows. */
export default function FeedPage({ state }: OwnListView) {
  return (
    <OwnList
      texts="activity:feed"
      state={state}
      pathOf={paths.feed}
      useAnswer={useGetFeedQuery}
      row={(entry: Entry) => <EntryItem key={entry.path} entry={entry} />}
      emptyHref={paths.users()}
    />
  );
}

export const getServerSideProps = createOwnList(activityApi.endpoints.getFeed);
