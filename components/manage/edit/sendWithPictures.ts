import type { RefObject } from 'react';

/** Sends a form, or leads to a picture whose upload failed: without that, what is stored would lose its picture. */
export function sendWithPictures({
  form,
  setFieldErrors,
  send,
}: {
  form: RefObject<HTMLFormElement | null>;
  setFieldErrors: (errors: Record<string, never>) => unknown;
  send: () => void;
}): void {
  if (form.current?.querySelector('[data-failed]')) setFieldErrors({});
  else send();
}
