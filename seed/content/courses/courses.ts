import { basics } from './basics.ts';
import { habits } from './habits.ts';

/** Words in both languages. */
export interface Both {
  ko: string;
  en: string;
}

export interface SeedLesson {
  title: Both;
  /** Paragraphs. */
  content: { ko: string[]; en: string[] };
  steps: { ko: string[]; en: string[] };
  minutes: number;
  /** The number of the photo in the lesson. */
  image?: number;
  /** Its place among the videos of the first content, from 1. */
  video?: number;
}

/** A course of the first content. */
export interface SeedCourse {
  slug: string;
  title: Both;
  description: Both;
  image: number;
  /** Days from now; negative for one that is closed, none for one that is always open. */
  closes_in_days?: number;
  task: Both;
  question: Both;
  lessons: SeedLesson[];
  /** What members handed in: their record and their answer. */
  handed_in: [content: string, answer: string][];
}

/** In their order. */
export const courses: readonly SeedCourse[] = [...basics, ...habits];
