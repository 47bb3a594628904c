const begins = (bytes: Uint8Array, text: string, at = 0) =>
  String.fromCharCode(...bytes.subarray(at, at + text.length)) === text;

/** The number of bytes at the beginning of a file that tell its kind. */
export const SIGNATURE_BYTES = 12;

/** Returns whether bytes begin like a JPEG, a PNG or a WebP, whatever the file's name and type. */
export const isPicture = (bytes: Uint8Array): boolean =>
  begins(bytes, '\xff\xd8\xff') ||
  begins(bytes, '\x89PNG\r\n\x1a\n') ||
  (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8));
