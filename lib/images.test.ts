import { expect, it } from 'vitest';
import { otherFiles, storablePictures } from '../tests/inputs/files.ts';
import { fileOf, pictureOf } from '../tests/pictures.ts';
import { imageProblem, moved } from './images.ts';

it('accepts what the provider stores and no larger file', async () => {
  const png = (size: number) => new Blob([Uint8Array.of(0x89), 'PNG\r\n\x1a\n', new Uint8Array(size - 8)]);
  expect(await imageProblem(png(15 * 1024 * 1024))).toBeNull();
  expect(await imageProblem(png(15 * 1024 * 1024 + 1))).toBe('size');
});

it.each(storablePictures)('accepts a picture of $from by its bytes', async (named) => {
  expect(await imageProblem(await pictureOf(named))).toBeNull();
});

it.each(otherFiles)('rejects a file of $from by its bytes', async (named) => {
  expect(await imageProblem(fileOf(named))).toBe('type');
});

it('tells of a file that is not on the device any more', async () => {
  const gone = new Blob();
  gone.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) });
  expect(await imageProblem(gone)).toBe('unread');
});

it('moves one item and keeps the order of the others', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a'], 5, 0)).toEqual(['a']);
});
