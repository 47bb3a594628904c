/** Lets `size` pieces of work run at once; the others wait in line. */
export function createGate(size: number) {
  let free = size;
  const waiting: (() => void)[] = [];
  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Decoding a large photo takes a hundred megabytes, so few are open at once. */
export const pictureGate = createGate(2);
