/** A topic as written by hand; who wrote it, when and how it was met is decided in topics.ts. */
export interface Draft {
  title: string;
  content: string;
  category: string;
  tags?: string[];
  author?: string;
  type?: 'text' | 'photo' | 'question' | 'notice';
  fixed?: boolean;
  /** The made-up product a review is about, and its kind. */
  name?: string;
  productType?: string;
  event?: string;
  images?: number;
  /** How warmly it was met: 0 hardly read to 3 read by everyone. */
  heat?: 0 | 1 | 2 | 3;
  /** Answers that fit this topic alone. */
  comments?: (string | readonly [author: string, content: string])[];
}

/** A short topic: title, category, its core; openings and endings come from the banks. */
export type Brief = readonly [title: string, category: string, core: string, author?: string];
