import { declareCalls } from './call.ts';
import type { importRunSchemas, managedPhotoSchemas, managedVideoSchemas } from './managedContents.ts';

export const managedVideoCalls = declareCalls<typeof managedVideoSchemas>()({
  getManagedVideos: ['GET', '/manage/videos/', 'content'],
  createVideo: ['POST', '/manage/videos/', 'content'],
  getManagedVideo: ['GET', '/manage/videos/{id}/', 'content'],
  updateVideo: ['PUT', '/manage/videos/{id}/', 'content'],
});

export const managedPhotoCalls = declareCalls<typeof managedPhotoSchemas>()({
  getManagedPhotos: ['GET', '/manage/photos/', 'content'],
  createPhoto: ['POST', '/manage/photos/', 'content'],
  getManagedPhoto: ['GET', '/manage/photos/{id}/', 'content'],
  updatePhoto: ['PUT', '/manage/photos/{id}/', 'content'],
});

export const importRunCalls = declareCalls<typeof importRunSchemas>()({
  getImportRuns: ['GET', '/manage/imports/', 'content'],
});
