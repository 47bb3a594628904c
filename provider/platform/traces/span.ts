import { AsyncLocalStorage } from 'node:async_hooks';

type Attributes = Record<string, string | number>;

/**
 * A piece of work as a trace names it. A collector may be another company's: neither the name nor an attribute has
 * anything of a member, such as a value of a path, of a query or of a statement.
 */
export interface Work {
  name: string;
  /** `server` answers a request, `client` waits for another program; without a kind it is work of this one. */
  kind?: 'server' | 'client';
  attributes?: Attributes;
}

/** A piece of work in a trace. */
export interface Span {
  /** Its ids in a line of a log. */
  readonly ids: { trace_id: string; span_id: string };
  /** The trace's id in the form of a request's id, so that both are one. */
  readonly requestId: string;
  /** The header by which another program goes on with the trace (W3C Trace Context). */
  readonly traceparent: string;
  /** Whether the trace is one of those that are recorded. */
  readonly isRecorded: boolean;
  /** Begins a part of this work. */
  child(work: Work): Span;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Ends it, as failed where a kind of failure is given. */
  end(failure?: string): void;
}

const active = new AsyncLocalStorage<Span>();

/** Returns the span of the running work; undefined without traces. */
export const activeSpan = (): Span | undefined => active.getStore();

/** Runs work whose parts are parts of `span`. */
export const runIn = <T>(span: Span, work: () => T): T => active.run(span, work);

/** Returns the kind of a failure without its message, which may have a member's input. */
export const failureOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? String(error.code) : error.name;
};

/** Runs work in `span`, which ends with it. */
export async function record<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await runIn(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end(failureOf(error));
    throw error;
  }
}

/** Begins a part of the running work that ends elsewhere; undefined where that is not recorded. */
export function beginSpan(work: Work): Span | undefined {
  const parent = activeSpan();
  return parent?.isRecorded ? parent.child(work) : undefined;
}

/** Runs work as a part of the running work, if that is recorded: else it is not even described. */
export function inSpan<T>(describe: () => Work, work: () => Promise<T>): Promise<T> {
  const parent = activeSpan();
  return parent?.isRecorded ? record(parent.child(describe()), work) : work();
}
