import type { z } from 'zod';

/** The faults of a value that has the type of its field. */
const OF_CONTENT: ReadonlySet<string | undefined> = new Set(['too_small', 'too_big', 'invalid_format', 'custom']);

/**
 * Checks the values of a form by rules across its fields, beside what is wrong with each; `problemsOf` returns the
 * message of each wrong field.
 */
export const withProblems = <S extends z.ZodObject>(
  schema: S,
  problemsOf: (values: z.output<S>) => Partial<Record<string, string>>,
) =>
  schema.superRefine(
    (values, { addIssue }) => {
      for (const [field, message] of Object.entries(problemsOf(values))) {
        if (message) addIssue({ code: 'custom', path: [field], message });
      }
    },
    { when: ({ issues }) => issues.every(({ code }) => OF_CONTENT.has(code)) },
  );
