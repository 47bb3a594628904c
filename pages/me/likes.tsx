import type { GetServerSideProps } from 'next';
import { activityApi, useGetLikesQuery } from '@/api/activity';
import { EntryItem } from '@/components/activity/EntryItem';
import { OwnList } from '@/components/activity/OwnList';
import type { Entry } from '@/contract/activity';
import { paths } from '@/lib/paths';
import { type OwnListView, renderOwnList } from '@/routes/loaders/activity';

/** Renders /me/likes: the topics and posts that the member likes, the last liked first. */
export default function LikesPage({ state }: OwnListView) {
  return (
    <OwnList
      name="likes"
      state={state}
      pathOf={paths.likes}
      useAnswer={useGetLikesQuery}
      row={(entry: Entry) => <EntryItem key={entry.path} entry={entry} />}
      emptyHref={paths.topics()}
    />
  );
}

export const getServerSideProps = ((context) =>
  renderOwnList(context, (fetchQuery, query) =>
    fetchQuery(activityApi.endpoints.getLikes.initiate(query)),
  )) satisfies GetServerSideProps;
