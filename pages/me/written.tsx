import { activityApi, useGetWrittenQuery } from '@/api/activity';
import { EntryItem } from '@/components/activity/EntryItem';
import { OwnList } from '@/components/activity/OwnList';
import type { Entry } from '@/contract/activity';
import { paths } from '@/lib/paths';
import { createOwnList, type OwnListView } from '@/routes/loaders/activity';

/** Renders /me/written: what the member has written, with the questions that they have answered, the latest first. */
export default function WrittenPage({ state }: OwnListView) {
  return (
    <OwnList
      texts="activity:written"
      state={state}
      pathOf={paths.written}
      useAnswer={useGetWrittenQuery}
      row={(entry: Entry) => <EntryItem key={entry.path} entry={entry} />}
      emptyHref={paths.writeTopic()}
    />
  );
}

export const getServerSideProps = createOwnList(activityApi.endpoints.getWritten);
