/** What a member has just done whose consequences push messages report, so that these are offered now. */
export type PushMoment = 'comment' | 'challenge';

let listener: ((moment: PushMoment) => void) | undefined;

/** Reports a moment to the shell, which loads the offer. */
export const offerPush = (moment: PushMoment): void => listener?.(moment);

/** Listens for such moments; returns a function that ends it. */
export function onPushMoment(listen: (moment: PushMoment) => void): () => void {
  listener = listen;
  return () => {
    listener = undefined;
  };
}
