/** Rice paper, from the lightest sheet to ink. */
export const paper = {
  0: '#FBFAF7',
  1: '#F5F1E9',
  2: '#ECE5D8',
  3: '#DFD5C3',
  4: '#C8BBA5',
  5: '#A3957F',
  6: '#71675A',
  7: '#423B33',
  8: '#171512',
} as const;

/** Celadon, the one accent. */
export const celadon = {
  0: '#EDF3EF',
  1: '#D5E4DC',
  2: '#AFCCC0',
  3: '#7FAD9F',
  4: '#4F8B7C',
  5: '#2C6E60',
  6: '#1E5047',
  7: '#123530',
} as const;

/** Persimmon, sparingly: a fruit, a lip, a sun. */
export const persimmon = {
  0: '#FAE9DF',
  1: '#F3C6AF',
  2: '#E8946F',
  3: '#D9481F',
} as const;

/** Clay and amber: glass, wood and skin between paper and persimmon. */
export const clay = {
  0: '#F8E6D6',
  1: '#F0D3BB',
  2: '#E2B999',
  3: '#C9946F',
  4: '#9A6747',
  5: '#6A432C',
} as const;
