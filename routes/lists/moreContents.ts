import { createListPage } from '@/routes/createPage';
import { loadOthers } from '@/routes/loaders/contents';

export const moreContents = createListPage('moreContents', {
  namespaces: ['contents', 'products'],
  load: (fetchQuery, { state }) => loadOthers(fetchQuery, state),
});
