import { vi } from 'vitest';

/** A browser's storage in memory: entries are own properties, as they are of a real one. */
class MemoryStorage {
  [key: string]: unknown;

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }

  setItem(key: string, value: string): void {
    this[key] = value;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}

/** Creates a storage in memory, with the entries of `model`. */
export const memoryStorage = (model: object = {}) => Object.assign(new MemoryStorage(), model);

/** Gives a test without a DOM an empty `localStorage` and `sessionStorage`, until `vi.unstubAllGlobals()`. */
export function stubStorage(): void {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('addEventListener', () => undefined);
}

/** Lets every use of storage fail, as in a browser that blocks it. */
export function blockStorage(): void {
  const blocked = new Proxy(
    {},
    {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      ownKeys: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    },
  );
  vi.stubGlobal('localStorage', blocked);
  vi.stubGlobal('sessionStorage', blocked);
}

/** Lets storage keep what it has and refuse more, as a full one does. */
export function fillStorage(): void {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  for (const storage of [localStorage, sessionStorage]) {
    Object.defineProperty(storage, 'setItem', { value: full, enumerable: false });
  }
}
