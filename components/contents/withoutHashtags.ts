const HASHTAGS = /^(?:#[\p{L}\p{N}_]+)+$/u;

/** Cuts off the hashtags that a description ends with, and the space around them. */
export function withoutHashtags(description: string): string {
  const parts = description.split(/(\s+)/);
  let kept = parts.length;
  while (kept > 0) {
    const last = parts[kept - 1] ?? '';
    if (last.trim() && !HASHTAGS.test(last)) break;
    kept -= 1;
  }
  return parts.slice(0, kept).join('');
}
