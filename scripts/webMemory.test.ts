import { expect, it } from 'vitest';
import { limitMemory } from './lib/webMemory.ts';

it('limits the heap and the pools of malloc', () => {
  expect(limitMemory({ PORT: '1' })).toEqual({
    PORT: '1',
    MALLOC_ARENA_MAX: '2',
    NODE_OPTIONS: '--max-old-space-size=320',
  });
});

it('prefers the operator’s own limits', () => {
  const env = { NODE_OPTIONS: '--max-old-space-size=900', MALLOC_ARENA_MAX: '4' };
  expect(limitMemory(env)).toEqual({
    MALLOC_ARENA_MAX: '4',
    // Node uses the last value of an option.
    NODE_OPTIONS: '--max-old-space-size=320 --max-old-space-size=900',
  });
});
