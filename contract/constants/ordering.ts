/** The columns by which lists of the console are sorted, as their rows name them; without one a list has an order of its own. */
export const sortedColumns = {
  members: ['username', 'created_at', 'active_at'],
  challenges: ['title', 'starts_on', 'ends_on', 'participant_count'],
  courses: ['title', 'closes_at', 'application_count'],
  missions: ['title', 'ends_at', 'point', 'completed_count'],
  events: ['title', 'starts_at', 'ends_at', 'announces_at', 'application_count', 'winner_count'],
  raffles: ['title', 'starts_at', 'ends_at', 'participant_count'],
  coupons: ['name', 'point', 'used_count', 'ends_on'],
  products: ['name', 'price'],
  newsletters: ['subject', 'updated_at'],
  log: ['created_at'],
} as const;
export type SortedList = keyof typeof sortedColumns;
type SortedColumn<L extends SortedList> = (typeof sortedColumns)[L][number];
/** A column upwards, or with '-' before it downwards. */
export type Ordering<L extends SortedList> = SortedColumn<L> | `-${SortedColumn<L>}`;

/** Returns the orders of a list. */
export const orderingsOf = <L extends SortedList>(list: L): Ordering<L>[] =>
  sortedColumns[list].flatMap((column: SortedColumn<L>) => [column, `-${column}` as const]);
