import { type ManagerAction, managerActions } from '@/contract/constants/log';
import { type ModeratedSubject, moderatedSubjects } from '@/contract/constants/moderation';
import type { Ordering } from '@/contract/constants/ordering';
import { searchOf, typedOf } from '@/lib/listState';
import { orderingIn } from './managedListState';

/** The filters of the audit log in its address; '' for none. */
export interface LogState {
  page: number;
  action: ManagerAction | '';
  /** A username. */
  manager: string;
  subject: ModeratedSubject | '';
  from: string;
  to: string;
  search: string;
  ordering: Ordering<'log'> | '';
}

/** Returns a day of this century, as the call takes it; '' for another text. */
const dayOf = (text: string) => {
  const day = /^20\d{2}-\d{2}-\d{2}$/.test(text) ? new Date(text) : undefined;
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : '';
};

/** Reads the filters of the audit log from an address; those that it does not know are none. */
export const logStateOf = ({ page, of }: { page: number; of: (name: string) => string }): LogState => ({
  page,
  action: managerActions.find((it) => it === of('action')) ?? '',
  manager: typedOf(of('manager'), 20),
  subject: moderatedSubjects.find((it) => it === of('subject')) ?? '',
  from: dayOf(of('from')),
  to: dayOf(of('to')),
  search: searchOf(of('search')),
  ordering: orderingIn('log', of),
});

/** Returns the query of the log's call for some filters. */
export const logQueryOf = ({ page, action, subject, ordering, ...texts }: LogState) => ({
  page,
  ...(action && { action }),
  ...(subject && { subject }),
  ...(ordering && { ordering }),
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
});
