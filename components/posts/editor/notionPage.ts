import type { NotionRecordMap } from '@/contract/posts';

/** Reads a page as it was pasted; undefined for what is no export of Notion. The provider looks into its blocks. */
export function recordMapOf(page: string): NotionRecordMap | undefined {
  try {
    const read: unknown = JSON.parse(page);
    if (typeof read !== 'object' || read === null || !('block' in read)) return undefined;
    const { block } = read;
    return typeof block === 'object' && block !== null && !Array.isArray(block) ? (read as NotionRecordMap) : undefined;
  } catch {
    return undefined;
  }
}
