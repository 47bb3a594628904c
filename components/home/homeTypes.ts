import { type HomeType, homeTypes } from '@/contract/constants/home';

/** Returns whether a section is shown: all are until some are chosen. */
export const isShown = (type: HomeType, types: readonly string[]): boolean =>
  !homeTypes.some((known) => types.includes(known)) || types.includes(type);

/** Returns the choice after a tap on `type`, which is added or removed. */
export const toggled = (type: HomeType, types: readonly string[]): HomeType[] =>
  homeTypes.filter((known) => types.includes(known) !== (known === type));
