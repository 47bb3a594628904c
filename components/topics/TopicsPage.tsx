import { ListPage } from '@/components/lists/ListPage';
import type { TopicsQuery } from '@/contract/topics';
import { useBlocked } from '@/hooks/useBlocked';
import { TopicRow } from './TopicRow';
import { useTopicsPage } from './useTopicsPage';

/** Renders one page of a list of topics. */
export function TopicsPage({ query }: { query: TopicsQuery & { slug?: string } }) {
  const isBlocked = useBlocked();
  return (
    <ListPage
      answer={useTopicsPage(query)}
      tags={['Topics', 'Forums']}
      row={(topic) => (isBlocked(topic.user) ? null : <TopicRow key={topic.id} topic={topic} forum={!query.slug} />)}
    />
  );
}
