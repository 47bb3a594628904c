import { setTimeout as wait } from 'node:timers/promises';

/** How often a program that does not answer yet is tried, in ms. */
const RETRY_MS = 100;

/** Waits until `address` gives an HTTP answer, whatever its status. */
export async function waitForAnswer(address: string): Promise<void> {
  for (;;) {
    try {
      const answer = await fetch(address, { redirect: 'manual' });
      await answer.arrayBuffer();
      return;
    } catch {
      await wait(RETRY_MS);
    }
  }
}
