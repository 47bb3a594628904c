import { useEffect } from 'react';
import type { TopicKey } from '@/api/topics';
import { topicWritesApi } from '@/api/topicWrites';
import { useAppDispatch } from '@/hooks/redux';

const SEEN = 'gyeol-seen-topics';
const SEEN_MAX = 200;

/** Whether this is the first look of this visit at a topic; remembered from then on. */
function isFirstLook(id: number): boolean {
  try {
    const seen: unknown = JSON.parse(sessionStorage.getItem(SEEN) ?? '[]');
    const ids = Array.isArray(seen) ? seen : [];
    if (ids.includes(id)) return false;
    sessionStorage.setItem(SEEN, JSON.stringify([...ids, id].slice(-SEEN_MAX)));
    return true;
  } catch {
    return true;
  }
}

/** Counts the reader of a topic once the page stands; the provider counts each once a day. */
export function CountView({ slug, id }: TopicKey) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const count = () => {
      if (!isFirstLook(id)) return;
      void dispatch(topicWritesApi.endpoints.viewTopic.initiate({ slug, id }));
    };
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(count, 0);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(count, { timeout: 3000 });
    return () => cancelIdleCallback(idle);
  }, [dispatch, slug, id]);
  return null;
}
