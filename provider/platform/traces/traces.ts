import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import { traceRedis } from './redis.ts';
import type { Span, Work } from './span.ts';

export interface Traces {
  /** Begins a trace, or goes on with that of a `traceparent` of a program of ours. */
  begin(work: Work, traceparent?: string): Span;
  /** Sends what is left, as far as the collector takes it in time. */
  close(): Promise<void>;
}

/** How the spans are written; OpenTelemetry's own default is protobuf. */
export type Protocol = 'http/protobuf' | 'http/json';

/** How long a stop waits for the collector, in ms. */
const FLUSH_MS = 2000;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

/** Returns the context of a `traceparent`; one of a new trace where it is none. */
function contextOf(traceparent = ''): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number(`0x${flags}`), isRemote: true });
}

/** Begins a span in a context that is passed along: a global one of OpenTelemetry would be Sentry's too. */
function begin(tracer: Tracer, { name, kind, attributes = {} }: Work, parent: Context): Span {
  const span = tracer.startSpan(name, { kind: kind ? KINDS[kind] : SpanKind.INTERNAL, attributes }, parent);
  const { traceId, spanId, traceFlags } = span.spanContext();
  const own = trace.setSpan(parent, span);
  return {
    ids: { trace_id: traceId, span_id: spanId },
    requestId: traceId.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    traceparent: `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`,
    isRecorded: span.isRecording(),
    child: (work) => begin(tracer, work, own),
    rename: (text) => void span.updateName(text),
    set: (more) => void span.setAttributes(more),
    end(failure) {
      if (failure) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', failure);
      span.end();
    },
  };
}

/** Tells `onChange` once that spans are not taken, with the reason, and once that they are again. */
function watched(exporter: SpanExporter, onChange: (problem?: string) => void): SpanExporter {
  let isAway = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (isAway !== Boolean(result.error)) onChange(result.error?.message);
        isAway = Boolean(result.error);
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

/** Loads the exporter of a protocol, which reads OTEL_EXPORTER_OTLP_* itself. */
async function createExporter(protocol: Protocol): Promise<SpanExporter> {
  const { OTLPTraceExporter } = await (protocol === 'http/json'
    ? import('@opentelemetry/exporter-trace-otlp-http')
    : import('@opentelemetry/exporter-trace-otlp-proto'));
  return new OTLPTraceExporter();
}

/**
 * Opens the traces of a program, which go to OTEL_EXPORTER_OTLP_ENDPOINT in batches, from a queue that drops what
 * does not fit. Nothing is registered with OpenTelemetry: Next would begin spans with whole addresses, and Sentry has
 * its own there. `onChange` gets the reason when the collector takes nothing, and nothing when it does again.
 */
export async function openTraces(
  service: string,
  protocol: Protocol = 'http/protobuf',
  onChange: (problem?: string) => void = () => undefined,
): Promise<Traces> {
  const named = resourceFromAttributes({ 'service.name': service });
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(watched(await createExporter(protocol), onChange))],
  });
  const tracer = provider.getTracer('gyeol');
  const leaveRedis = traceRedis();
  return {
    begin: (work, traceparent) => begin(tracer, work, contextOf(traceparent)),
    async close() {
      leaveRedis();
      const late = new Promise<void>((done) => {
        setTimeout(done, FLUSH_MS).unref();
      });
      // What is lost is known: `onChange` was told of it.
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}
