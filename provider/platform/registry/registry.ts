/** A value that app.ts passes to code below the areas, so that this code need not import them. */
export interface Registry<T> {
  /** Sets the value; app.ts calls it when the program is put together. */
  register(value: T): void;
  /** Returns the value. @throws Error that names the registry while nothing is registered */
  get(): T;
}

/** Creates a registry; `name` is reported when it is empty. */
export function createRegistry<T extends object>(name: string): Registry<T> {
  let registered: T | undefined;
  return {
    register(value) {
      registered = value;
    },
    get() {
      if (!registered) throw new Error(`${name}: nothing is registered; provider/app.ts does it`);
      return registered;
    },
  };
}
