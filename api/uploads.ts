import type { UploadAnswer } from '@/contract/uploads';
import { uploadCalls } from '@/contract/uploads.calls';
import { baseApi } from './baseApi';
import { requestOf } from './endpoint';
import type { Call } from './httpClient';

/** A picture; `onProgress` receives the part that is sent, from 0 to 1. */
interface Upload {
  file: File;
  onProgress?: (part: number) => void;
}

/** Returns the request of an upload with these further fields. */
function uploadOf(
  call: (typeof uploadCalls)['uploadFile' | 'uploadImage'],
  { file, onProgress }: Upload,
  texts = {},
): Call {
  const body = new FormData();
  body.set('file', file);
  for (const [name, text] of Object.entries<string>(texts)) body.set(name, text);
  return { ...requestOf(call)({}), body, onProgress: ({ progress }) => onProgress?.(progress ?? 0) };
}

export const uploadsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Stores a picture. */
    uploadImage: build.mutation<UploadAnswer, Upload>({
      query: (upload) => uploadOf(uploadCalls.uploadImage, upload, { lastModified: String(upload.file.lastModified) }),
    }),
    /** Stores a picture within a text. */
    uploadFile: build.mutation<UploadAnswer, Upload>({ query: (upload) => uploadOf(uploadCalls.uploadFile, upload) }),
  }),
});

export const { useUploadImageMutation, useUploadFileMutation } = uploadsApi;
