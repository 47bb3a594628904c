import { type SavedSubject, savedSubjects } from '@/contract/constants/common';

/** Reads the kind that an address names; null without one. */
export const subjectOf = (value: string | string[] | undefined): SavedSubject | null =>
  savedSubjects.find((subject) => subject === value) ?? null;

/** Builds the query of a page, the same on the server and in the browser. */
export const bookmarksQueryOf = ({ page, subject }: { page: number; subject: SavedSubject | null }) => ({
  page,
  ...(subject && { subject }),
});
