import { imageTypes, UPLOAD_MAX_BYTES } from '../contract/constants/common.ts';

/** The types in a file picker; naming them makes an iPhone send JPEG instead of HEIC. */
export const imageAccept = imageTypes.join(',');

/** Why a file cannot be uploaded, or null. The provider looks at its bytes all the same. */
export function imageProblem({ type, size }: { type: string; size: number }) {
  if (!imageTypes.some((known) => known === type)) return 'type' as const;
  return size > UPLOAD_MAX_BYTES ? ('size' as const) : null;
}

/** The list with the item at `from` moved to `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = [...items];
  const [item] = rest.splice(from, 1);
  return item === undefined ? rest : rest.toSpliced(to, 0, item);
}
