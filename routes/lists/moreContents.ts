import { createListPage } from '@/routes/createPage';
import { loadOthers } from '@/routes/loaders/contents';

export const moreContents = createListPage('moreContents', {
  load: (fetchQuery, { state }) => loadOthers(fetchQuery, state),
});
