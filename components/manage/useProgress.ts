import { useState } from 'react';

/** How often progress is read while it goes on, in ms. */
const PROGRESS_MS = 5000;

/** Returns the options of a query that is read again while something goes on, and the function that says whether it does. */
export function useProgress() {
  const [isRunning, setRunning] = useState(false);
  return {
    options: { pollingInterval: isRunning ? PROGRESS_MS : 0, skipPollingIfUnfocused: true },
    follow: (isGoingOn: boolean) => {
      if (isGoingOn !== isRunning) setRunning(isGoingOn);
    },
  };
}
