import { type LedgerReason, ledgerReasons } from '../../../contract/points.ts';
import { textHolds } from '../../domain/search/search.ts';
import { message } from '../../platform/messages/message.ts';

/** Returns the name of a reason, in Korean and in English: a history is searched by it. */
const nameOf = (reason: LedgerReason) =>
  `${message('ko', `points:reasons.${reason}`)} ${message('en', `points:reasons.${reason}`)}`;

/** Returns the reasons whose name, in either language, contains a search. */
export const reasonsNamed = (search: string): LedgerReason[] =>
  ledgerReasons.filter((reason) => textHolds(nameOf(reason), search));
