import { ListPage } from '@/components/lists/ListPage';
import type { TopicsQuery } from '@/contract/topics';
import { TopicRow } from './TopicRow';
import { useTopicsPage } from './useTopicsPage';

/** One page of a list of topics. */
export function TopicsPage({ query }: { query: TopicsQuery & { slug?: string } }) {
  return (
    <ListPage
      answer={useTopicsPage(query)}
      tags={['Topics', 'Forums']}
      row={(topic) => <TopicRow key={topic.id} topic={topic} forum={!query.slug} />}
    />
  );
}
