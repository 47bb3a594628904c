import { postWritesApi } from '@/api/postWrites';
import { useCountView } from '@/hooks/useCountView';

/** Counts a view of a post. */
export function CountView({ id }: { id: number }) {
  useCountView('posts', id, (dispatch) => {
    void dispatch(postWritesApi.endpoints.viewPost.initiate(id));
  });
  return null;
}
