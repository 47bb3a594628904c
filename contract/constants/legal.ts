/** The texts that an operator may write anew, each of which stands at the address of its name. */
export const legalKinds = ['terms', 'privacy'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** The states of an announced text: from a day to come, now, or until another one. */
export const legalStates = ['coming', 'current', 'former'] as const;

/**
 * The days between an announcement and the day from which a text holds, as the terms promise: more where it is to
 * members' disadvantage. The first text of a kind may hold at once.
 */
export const LEGAL_NOTICE_DAYS = { usual: 7, adverse: 30 } as const;

/** The lengths of a text and of the sentence that says what changes, in characters. */
export const LEGAL_TEXT_MAX = 30_000;
export const LEGAL_SUMMARY_MAX = 200;
