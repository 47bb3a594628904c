import { type LedgerReason, ledgerReasons } from '../../../contract/points.ts';
import { textHolds } from '../../domain/search/search.ts';
import { message } from '../../platform/messages/message.ts';

/** Returns what a reason is called, in Korean and in English: a history is searched by it. */
const nameOf = (reason: LedgerReason) =>
  `${message('ko', `points:reasons.${reason}`)} ${message('en', `points:reasons.${reason}`)}`;

/** The reasons whose name, in either language, holds a search. */
export const reasonsNamed = (search: string): LedgerReason[] =>
  ledgerReasons.filter((reason) => textHolds(nameOf(reason), search));
