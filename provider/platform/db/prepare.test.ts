import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProvider, type TestProvider } from '../../testing.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.stop());

const numberOf = async (query: ReturnType<typeof sql>) => {
  const { rows } = await provider.services.database.read(
    (db) => db.execute(query) as Promise<{ rows: { n: number }[] }>,
  );
  return rows[0]?.n;
};

it('answers each of more statements than a connection prepares, twice', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let i = 0; i < 300; i += 1) {
      expect(await numberOf(sql`select ${round}::int + ${sql.raw(String(i))} as n`)).toBe(round + i);
    }
  }
});

it('answers a statement again that failed before it ran', async () => {
  const later = sql`select count(*)::int + ${1}::int as n from made_later`;
  await expect(numberOf(later)).rejects.toThrow();
  await provider.services.database.write((tx) => tx.execute(sql`create table made_later (id int)`));
  expect(await numberOf(later)).toBe(1);
});

it('answers a statement by the columns that a table has now', async () => {
  const { database } = provider.services;
  await database.write((tx) => tx.execute(sql`create table changed (n int)`));
  await database.write((tx) => tx.execute(sql`insert into changed values (1)`));
  const query = sql`select n from changed where n > ${0}::int`;
  for (let i = 0; i < 10; i += 1) expect(await numberOf(query)).toBe(1);
  await database.write((tx) => tx.execute(sql`alter table changed add column other int`));
  expect(await numberOf(query)).toBe(1);
});
