import { expect, it } from 'vitest';
import { countTerms, grownTerms, type StopList } from './stopList.ts';

const list: StopList = {
  deed: { write: 'action', in: 'everywhere', left: 1 },
  kept: { write: 'saved', in: 'names', left: 0 },
  'under way': { write: 'in flight', in: 'names', left: 0 },
};
const count = (text: string, path = 'lib/a.ts') => countTerms([{ path, text }], list);

it('counts the parts of compound names, in both cases and as a plural', () => {
  const counts = count('const isDeedOpen = keptDEEDS(deed_of, isUnderWay);');
  expect([...counts.values()]).toEqual([3, 1, 1]);
});

it('counts names only where prose may use the word', () => {
  const counts = count("// is kept, a deed\nconst a = 'kept deed'; /* kept */ const kept = `kept`;");
  expect(counts.get('kept')).toBe(1);
  expect(counts.get('deed')).toBe(2);
});

it('counts in the names of files and in documents', () => {
  expect(count('', 'lib/keptPages.ts').get('kept')).toBe(1);
  expect(count('Each deed.', 'README.md').get('deed')).toBe(1);
});

it('ignores other words and first content', () => {
  expect(count('indeed, deeded, skeptical').get('deed')).toBe(0);
  expect(count('const deed = 1;', 'provider/db/content/a.ts').get('deed')).toBe(0);
});

it('does not count a term within a longer one that is standard', () => {
  const words: StopList = { word: { write: 'message', in: 'names', except: 'banned word', left: 0 } };
  const source = { path: 'lib/a.ts', text: 'const bannedWords = [word, addBannedWord];' };
  expect(countTerms([source], words).get('word')).toBe(1);
});

it('reports a term that is used more often, and its replacement', () => {
  const counts = new Map([
    ['deed', 2],
    ['kept', 0],
    ['under way', 0],
  ]);
  expect(grownTerms(counts, list)).toEqual(['“deed”: 2 uses, 1 allowed; write action']);
  expect(grownTerms(counts.set('deed', 1), list)).toEqual([]);
});
