const HASHTAGS = /^(?:#[\p{L}\p{N}_]+)+$/u;

/** Removes the hashtags at the end of a description, and the space around them. */
export function withoutHashtags(description: string): string {
  const parts = description.split(/(\s+)/);
  let remaining = parts.length;
  while (remaining > 0) {
    const last = parts[remaining - 1] ?? '';
    if (last.trim() && !HASHTAGS.test(last)) break;
    remaining -= 1;
  }
  return parts.slice(0, remaining).join('');
}
