/** The span of the running work, as provider/platform/traces/span.ts describes it. */
interface ActiveSpan {
  ids: { trace_id: string; span_id: string };
  requestId: string;
  traceparent: string;
  rename(name: string): void;
}

/** What the process of the web records its traces by. */
interface Tracing {
  activeSpan(): ActiveSpan | undefined;
  inSpan<T>(describe: () => { name: string; kind?: 'client' }, work: () => Promise<T>): Promise<T>;
}

/** Holds it for Next's bundle and the server around it, which have a copy of every module each. */
const holder = globalThis as { gyeolTracing?: Tracing };

/** Begins to record; without it, none of the code for it is loaded. */
export function shareTracing(tracing: Tracing) {
  holder.gyeolTracing = tracing;
}

/** Returns the span of the running work; undefined without traces. */
export const activeSpan = () => holder.gyeolTracing?.activeSpan();

/** Returns the header by which the provider goes on with the trace. */
export function traceHeaders(): Record<string, string> {
  const span = activeSpan();
  return span ? { traceparent: span.traceparent } : {};
}

/** Runs work as a part of the running work, if that is recorded. */
export const inSpan: Tracing['inSpan'] = (describe, work) => holder.gyeolTracing?.inSpan(describe, work) ?? work();
