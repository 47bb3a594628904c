/** A page as Next stores it. */
interface StoredPage {
  value: unknown;
  /** When it was rendered, in ms; -1 where it has to be rendered before it is served. */
  lastModified?: number;
  cacheControl?: { revalidate: number | false; expire?: number };
}

/** Keeps rendered pages in memory as Next does by default, until changes may have been missed. */
export default class StoredPages {
  constructor(context: { maxMemoryCacheSize: number; flushToDisk: boolean; serverDistDir: string });
  get(key: string, context: { kind: 'PAGES' }): Promise<StoredPage | null>;
  set(
    key: string,
    page: unknown,
    context: { cacheControl: { revalidate: number | false; expire?: number } },
  ): Promise<void>;
}
