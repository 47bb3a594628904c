import { importRunCalls, managedPhotoCalls, managedVideoCalls } from '../../../contract/managedContents.calls.ts';
import { mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { invalidates, paginate, read, write } from '../../platform/http/context.ts';
import { photoContent, videoContent } from './content.ts';
import { listRuns } from './import/runs.ts';
import {
  createPhoto,
  createVideo,
  findManagedPhoto,
  findManagedVideo,
  listManagedPhotos,
  listManagedVideos,
  updatePhoto,
  updateVideo,
} from './manage.ts';

/** Videos as the console changes them. */
export const managedVideoRoutes = mount(managedVideoCalls, {
  async getManagedVideos(c, { query }) {
    const { count, results } = await read(c, (db) => listManagedVideos(db, query));
    return paginate(c, query, count, results);
  },
  async createVideo(c, { body, member }) {
    const created = await write(c, async (tx) =>
      findManagedVideo(tx, await createVideo(tx, body, requestContext(c, member))),
    );
    invalidates(c, videoContent.page(created));
    return created;
  },
  getManagedVideo: (c, { params: { id } }) => read(c, (db) => findManagedVideo(db, id)),
  async updateVideo(c, { params: { id }, body, member }) {
    const changed = await write(c, async (tx) => {
      await updateVideo(tx, id, body, requestContext(c, member));
      return findManagedVideo(tx, id);
    });
    invalidates(c, videoContent.page(changed));
    return changed;
  },
});

/** What imports of both did. */
export const importRunRoutes = mount(importRunCalls, {
  getImportRuns: async (c) => ({ results: await read(c, listRuns) }),
});

/** Photo posts as the console changes them. */
export const managedPhotoRoutes = mount(managedPhotoCalls, {
  async getManagedPhotos(c, { query }) {
    const { count, results } = await read(c, (db) => listManagedPhotos(db, query));
    return paginate(c, query, count, results);
  },
  async createPhoto(c, { body, member }) {
    const created = await write(c, async (tx) =>
      findManagedPhoto(tx, await createPhoto(tx, body, requestContext(c, member))),
    );
    invalidates(c, photoContent.page(created));
    return created;
  },
  getManagedPhoto: (c, { params: { id } }) => read(c, (db) => findManagedPhoto(db, id)),
  async updatePhoto(c, { params: { id }, body, member }) {
    const changed = await write(c, async (tx) => {
      await updatePhoto(tx, id, body, requestContext(c, member));
      return findManagedPhoto(tx, id);
    });
    invalidates(c, photoContent.page(changed));
    return changed;
  },
});
