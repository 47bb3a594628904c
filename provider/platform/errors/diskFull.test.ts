import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testProvider } from '../../testing.ts';
import { withHealth } from '../process/health.ts';

const provider = await testProvider();
await provider.forum('free');
const { token } = await provider.member();

async function readiness() {
  const { app, services } = provider;
  const fetch = withHealth({ app, database: services.database, isDraining: () => false });
  const { status } = await fetch(new Request('http://test/readyz'), {} as never);
  return status;
}

/** Fills the disk for new rows of a table and for new tables: PostgreSQL's own code, raised by triggers. */
const fillDisk = () =>
  provider.write(async (tx) => {
    for (const [name, type] of [
      ['no_row', 'trigger'],
      ['no_table', 'event_trigger'],
    ]) {
      await tx.execute(
        sql.raw(`create function ${name}() returns ${type} language plpgsql as $$
          begin raise exception 'No space left on device' using errcode = '53100'; end $$`),
      );
    }
    await tx.execute(sql`create trigger no_row before insert on topics for each row execute function no_row()`);
    await tx.execute(
      sql`create event trigger no_table on ddl_command_start when tag in ('CREATE TABLE AS') execute function no_table()`,
    );
  });
const makeRoom = () => provider.write((tx) => tx.execute(sql`drop function no_row, no_table cascade`));
const write = (headers: Record<string, string> = {}) =>
  provider.call('POST', 'forums/free/topics/', {
    token,
    headers,
    body: { title: '자리가 없는 날의 글', content: '다시 보내면 남아야 해요.' },
  });

it.each([{}, { 'Idempotency-Key': 'a-full-disk' }])(
  'answers writes with 503 while the disk is full, reads with 200, and goes on after (%o)',
  async (headers) => {
    await fillDisk();
    expect(await readiness()).toBe(200);
    const rejected = await write(headers as Record<string, string>);
    expect(rejected.status).toBe(503);
    expect(rejected.headers.get('Retry-After')).toBe('30');
    expect(rejected.body).toEqual({
      code: 'unavailable',
      detail: '잠시 이용할 수 없어요. 잠시 후 다시 시도해 주세요.',
    });
    expect((await provider.call('GET', 'forums/free/topics/')).status).toBe(200);
    expect(await readiness()).toBe(503);
    expect(await readiness()).toBe(503);
    await makeRoom();
    expect((await write(headers as Record<string, string>)).status).toBeLessThan(300);
    expect(await readiness()).toBe(200);
  },
);
