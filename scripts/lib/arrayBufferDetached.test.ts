import { expect, it } from 'vitest';
import './arrayBufferDetached.mjs';

const isDetached = (buffer: ArrayBuffer) => Reflect.get(buffer, 'detached');

it.each([0, 8])('tells a buffer of %i bytes that was transferred from one that was not', (length) => {
  const buffer = new ArrayBuffer(length);
  expect(isDetached(buffer)).toBe(false);
  structuredClone(buffer, { transfer: [buffer] });
  expect(isDetached(buffer)).toBe(true);
});
