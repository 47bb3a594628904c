import { loggable } from '../errors/errors.ts';
import type { AppContext } from './context.ts';

/** Rows of a file that are read at once. */
export const FILE_BATCH = 500;

/**
 * Writes rows as a JSON array, a batch at a time and never all in memory. `readAfter` gets the last row of the batch
 * before it, and returns at most FILE_BATCH.
 */
export async function* writeRows<Row>(
  readAfter: (last: Row | undefined) => Promise<Row[]>,
  present: (row: Row) => object,
): AsyncGenerator<string> {
  yield '[';
  for (let last: Row | undefined; ; ) {
    const rows = await readAfter(last);
    if (rows.length > 0 && last !== undefined) yield ',';
    yield rows.map((row) => JSON.stringify(present(row))).join(',');
    if (rows.length < FILE_BATCH) break;
    last = rows.at(-1);
  }
  yield ']';
}

/**
 * Responds with a file of any size, whose parts are read as its reader takes them. Where one cannot be read, the
 * response is cut: nobody takes it for the whole file.
 */
export function sendFile(c: AppContext, name: string, parts: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  const log = c.get('log');
  const body = new ReadableStream(
    {
      async pull(controller) {
        try {
          const { value, done } = await parts.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          log.error(loggable(error as Error), 'a file was cut');
          // Without the cause, which the server would send where nothing else was sent yet.
          controller.error(new Error('The file could not be read to its end'));
        }
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    // Nothing is read for a response that nobody reads, such as to HEAD.
    { highWaterMark: 0 },
  );
  return c.body(body, 200, {
    'Content-Type': 'application/json',
    'Content-Disposition': `attachment; filename="${name}"`,
  });
}

/** Responds with rows as a file: a JSON object with one list. */
export function sendRows<Row>(
  c: AppContext,
  {
    name,
    list,
    ...rows
  }: {
    name: string;
    list: string;
    readAfter: (last: Row | undefined) => Promise<Row[]>;
    present: (row: Row) => object;
  },
): Response {
  async function* parts() {
    yield `{${JSON.stringify(list)}:`;
    yield* writeRows(rows.readAfter, rows.present);
    yield '}';
  }
  return sendFile(c, name, parts());
}
