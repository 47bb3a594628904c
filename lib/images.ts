import { imageTypes, UPLOAD_MAX_BYTES } from '../contract/constants/common.ts';

/** The types in a file picker; listing them makes an iPhone send JPEG instead of HEIC. */
export const imageAccept = imageTypes.join(',');

/** Returns the reason why a file cannot be uploaded, or null. The provider checks its bytes again. */
export function imageProblem({ type, size }: { type: string; size: number }) {
  if (!imageTypes.some((known) => known === type)) return 'type' as const;
  return size > UPLOAD_MAX_BYTES ? ('size' as const) : null;
}

/** Returns the list with the item at `from` moved to `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = [...items];
  const [item] = rest.splice(from, 1);
  return item === undefined ? rest : rest.toSpliced(to, 0, item);
}
