import { List } from '@/components/ui/List';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import type { TopicsQuery } from '@/contract/topics';
import { useRecovery } from '@/hooks/useRecovery';
import { TopicRow } from './TopicRow';
import { useTopicsPage } from './useTopicsPage';

/** One page of a list of topics. */
export function TopicsPage({ query }: { query: TopicsQuery & { slug?: string } }) {
  const answer = useTopicsPage(query);
  const { away, retry } = useRecovery(answer, ['Topics', 'Forums']);
  const { data, isFetching } = answer;
  if (!data) {
    return away ? <ErrorState onRetry={retry} retrying={isFetching} /> : <SkeletonRows thumbnail />;
  }
  return (
    <List>
      {data.results.map((topic) => (
        <TopicRow key={topic.id} topic={topic} forum={!query.slug} />
      ))}
    </List>
  );
}
