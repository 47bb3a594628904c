import { PGlite, parse, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';
import { traced } from './traced.ts';

const { serialize } = protocol;
/** The number of prepared statements: the embedded database stores a plan of each. */
const MAX_STATEMENTS = 256;

interface Statement {
  name: string;
  /** The types of its parameters, as PostgreSQL's ids. */
  types: number[];
}

/**
 * The embedded database with statements that are prepared by name: PGlite itself parses, plans and describes
 * each one at every query, in six calls of the database.
 */
export class PreparingPGlite extends PGlite {
  #named = 0;
  readonly #closing: string[] = [];
  readonly #statements = new LRUCache<string, Statement>({
    max: MAX_STATEMENTS,
    dispose: ({ name }) => void this.#closing.push(name),
  });

  #send(...messages: Uint8Array[]) {
    const closing = this.#closing.splice(0).map((name) => serialize.close({ type: 'S', name }));
    return this.execProtocolStream(Buffer.concat([...closing, ...messages, serialize.sync()]), { syncToFs: false });
  }

  async #prepare(text: string): Promise<Statement> {
    this.#named += 1;
    const name = `s${this.#named}`;
    const described = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const statement = { name, types: parse.parseDescribeStatementResults(described) };
    this.#statements.set(text, statement);
    return statement;
  }

  #parameter(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.serializers[type];
    return serializer ? serializer(value) : String(value);
  }

  #run<T>(text: string, params: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this._runExclusiveQuery(async () => {
      const { name, types } = this.#statements.get(text) ?? (await this.#prepare(text));
      const values = params.map((value, at) => this.#parameter(value, types[at]));
      const messages = await this.#send(
        serialize.bind({ statement: name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
      );
      const [results] = parse.parseResults(messages, this.parsers, options);
      return results as Results<T>;
    });
  }

  override query<T>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    return traced(text, () => this.#query<T>(text, params, options));
  }

  async #query<T>(text: string, params: unknown[], options?: QueryOptions): Promise<Results<T>> {
    if (params.length === 0) return super.query<T>(text, params, options);
    await this._checkReady();
    return this._runExclusiveTransaction(async () => {
      const results = await this.#run<T>(text, params, options);
      await this.syncToFs();
      return results;
    });
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) =>
      work({
        ...tx,
        get closed() {
          return tx.closed;
        },
        query: (text, params = [], options) =>
          traced(text, () =>
            params.length === 0 || tx.closed ? tx.query(text, params, options) : this.#run(text, params, options),
          ),
      }),
    );
  }
}
