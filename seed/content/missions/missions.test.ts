import { expect, it } from 'vitest';
import { accounts, members } from '../members.ts';
import { composeMissions, missions } from './missions.ts';

const joined = new Map([...members, ...accounts].map((one) => [one.username, one.joined_days_ago]));

it('has twenty missions of every kind, some of them closed, each in both languages', () => {
  expect(missions).toHaveLength(20);
  expect(new Set(missions.map(({ kind }) => kind)).size).toBe(5);
  const closed = missions.filter(({ ends_days_ago: ends }) => ends !== null && ends > 0);
  expect(closed.length).toBeGreaterThan(3);
  for (const { title, description, content, question, choices = [], explanation } of missions) {
    const all = [title, description, content, question, ...choices];
    for (const [ko, en] of explanation ? [...all, explanation] : all) {
      expect(ko).toMatch(/[가-힣]/);
      expect(en).not.toMatch(/[가-힣]/);
    }
  }
});

it('no member does a mission before it begins, after it ends, before they joined, or twice', () => {
  for (const { begins_days_ago: begins, ends_days_ago: ends, entries } of missions) {
    expect(new Set(entries.map(({ username }) => username)).size).toBe(entries.length);
    for (const { username, days_ago } of entries) {
      expect(days_ago).toBeGreaterThan(Math.max(ends ?? 0, 0));
      expect(days_ago).toBeLessThan(Math.min(begins, joined.get(username) ?? 0));
    }
  }
});

it('submissions have the length that their mission requires', () => {
  for (const { entries, minLength = 0 } of missions) {
    for (const { words } of entries) {
      if (words) expect([...words].length).toBeGreaterThanOrEqual(minLength);
    }
  }
});

it('the demo member has some in every state', () => {
  const states = missions.flatMap(({ entries }) =>
    entries.filter(({ username }) => username === 'demo').map(({ state }) => state),
  );
  expect(states.filter((state) => state === 'completed').length).toBeGreaterThan(4);
  expect(states).toContain('submitted');
  expect(states).toContain('returned');
});

it('is the same each time', () => {
  expect(composeMissions()).toEqual(composeMissions());
});
