import type { ChallengeType } from '../../../contract/constants/takingPart.ts';
import { pastChallenges } from './past.ts';
import { runningChallenges } from './running.ts';
import { upcomingChallenges } from './upcoming.ts';

/** Copy in both languages. */
export interface Bilingual {
  ko: string;
  en: string;
}

/** A challenge of the first content. */
export interface SeedChallenge {
  type: ChallengeType;
  title: Bilingual;
  description: Bilingual;
  rules: Bilingual[];
  question1?: Bilingual;
  question2?: Bilingual;
  image: number;
  /** Days from the first start to its first day; negative for one that has begun. */
  starts_in: number;
  days: number;
  /** `HH:MM:SS`; left out for one that is always open. */
  opens_at?: string;
  closes_at?: string;
  /** null for each member's own; left out for Seoul's. */
  time_zone?: null;
  group_size?: number;
  needs_photo?: boolean;
  entrants: number;
  /** What the demo member has done of it: `x` a day that they checked, `.` one they did not. */
  demo?: string;
}

/** The challenges that the site begins with, in every state. */
export const challenges: SeedChallenge[] = [
  ...pastChallenges,
  ...runningChallenges,
  ...upcomingChallenges,
];
