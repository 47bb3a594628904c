import type { UploadAnswer } from '@/contract/uploads';
import { baseApi } from './baseApi';

function imageForm(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  form.set('lastModified', String(file.lastModified));
  return form;
}

export const uploadsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Stores a picture; `onProgress` receives the part that is sent, from 0 to 1. */
    uploadImage: build.mutation<UploadAnswer, { file: File; onProgress?: (part: number) => void }>({
      query: ({ file, onProgress }) => ({
        url: 'image-file/upload/',
        method: 'POST',
        body: imageForm(file),
        onProgress: ({ progress }) => onProgress?.(progress ?? 0),
      }),
    }),
    /** Stores a picture within a text. */
    uploadFile: build.mutation<UploadAnswer, { file: File; onProgress?: (part: number) => void }>({
      query: ({ file, onProgress }) => {
        const form = new FormData();
        form.set('file', file);
        return {
          url: 'base/file/upload/',
          method: 'POST',
          body: form,
          onProgress: ({ progress }) => onProgress?.(progress ?? 0),
        };
      },
    }),
  }),
});

export const { useUploadImageMutation, useUploadFileMutation } = uploadsApi;
