import { declareCalls } from './call.ts';
import type { uploadSchemas } from './uploads.ts';

export const uploadCalls = declareCalls<typeof uploadSchemas>()({
  uploadImage: ['POST', '/image-file/upload/', 'verified'],
  uploadFile: ['POST', '/base/file/upload/', 'verified'],
});
