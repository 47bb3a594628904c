import { createListPage } from '@/routes/createPage';
import { loadOthers } from '@/routes/loaders/contents';

export const moreContents = createListPage('moreContents', {
  load: (ask, { state }) => loadOthers(ask, state),
});
