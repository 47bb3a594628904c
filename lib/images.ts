import { imageTypes, UPLOAD_MAX_BYTES } from '../contract/constants/common.ts';
import { isPicture, SIGNATURE_BYTES } from '../contract/pictureBytes.ts';

/** The types in a file picker; listing them makes an iPhone send JPEG instead of HEIC. */
export const imageAccept = imageTypes.join(',');

/**
 * Returns the reason why a file cannot be uploaded, or null. It is judged by its bytes, as the provider does: apps
 * give pictures of other types and names. A file that is not on the device any more is `unread`.
 */
export async function imageProblem(file: Blob): Promise<'type' | 'size' | 'unread' | null> {
  const signature = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (!signature) return 'unread';
  if (!isPicture(new Uint8Array(signature))) return 'type';
  return file.size > UPLOAD_MAX_BYTES ? 'size' : null;
}

/** Returns the list with the item at `from` moved to `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = [...items];
  const [item] = rest.splice(from, 1);
  return item === undefined ? rest : rest.toSpliced(to, 0, item);
}
