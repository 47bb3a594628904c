/** Words of somebody's own: whoever is named says them, otherwise some member does. */
export type Said = string | readonly [username: string, words: string];

/** A question of the first content, as it was written. */
export interface QuestionDraft {
  slug: string;
  title: string;
  content: string;
  /** Who asks; some member where nobody is named. */
  by?: string;
  answers: readonly Said[];
  /** The place of the answer that the asker took. */
  accepted?: number;
  comments?: readonly Said[];
}
