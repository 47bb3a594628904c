import type { TopicKey } from '@/api/topics';
import { topicWritesApi } from '@/api/topicWrites';
import { useCountView } from '@/hooks/useCountView';

/** Counts a view of a topic. */
export function CountView({ slug, id }: TopicKey) {
  useCountView('topics', id, (dispatch) => {
    void dispatch(topicWritesApi.endpoints.viewTopic.initiate({ slug, id }));
  });
  return null;
}
