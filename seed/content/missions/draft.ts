import type { MissionKind } from '../../../contract/constants/takingPart.ts';

/** The same in both languages. */
export type Words = readonly [ko: string, en: string];

/** A mission of the first content, as it was written. */
export interface MissionDraft {
  kind: MissionKind;
  title: Words;
  description: Words;
  content: Words;
  question: Words;
  choices?: readonly Words[];
  several?: boolean;
  /** Places of the right choices, or the answers that are taken. */
  right?: readonly (number | string)[];
  explanation?: Words;
  minLength?: number;
  checked?: boolean;
  /** Points. */
  reward: number;
  image: number;
  /** Drawings within it. */
  pictures: readonly number[];
  begins_days_ago: number;
  /** Negative: so many days from now; null for none. */
  ends_days_ago: number | null;
  /** How many members have completed it, of what needs no words. */
  completed?: number;
  /** What was handed in: completed, waiting, or given back with a reason. */
  handed?: readonly {
    by: string;
    words: string;
    days_ago: number;
    state: 'submitted' | 'completed' | 'returned';
    reason?: string;
  }[];
  /** When the demo member completed it. */
  demo_days_ago?: number;
  /** What members wrote about it, of those who completed it. */
  reviews: readonly string[];
}
