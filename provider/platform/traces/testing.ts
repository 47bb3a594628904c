import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { createApp } from '../../app.ts';
import type { Services } from '../http/context.ts';
import { openTraces } from './traces.ts';

/** A span as a collector receives it. */
export interface ReceivedSpan {
  service: string;
  traceId: string;
  spanId: string;
  /** '' for the first of its trace. */
  parentSpanId: string;
  name: string;
  /** When it began and ended, in ms since 1970. */
  began: number;
  ended: number;
  attributes: Record<string, string | number>;
  isFailed: boolean;
}

type Value = { stringValue?: string; intValue?: number };
type Attributes = { key: string; value: Value }[];
interface Posted {
  resourceSpans: {
    resource: { attributes: Attributes };
    scopeSpans: {
      spans: (Pick<ReceivedSpan, 'traceId' | 'spanId' | 'name'> & {
        parentSpanId?: string;
        startTimeUnixNano: string;
        endTimeUnixNano: string;
        attributes: Attributes;
        status: { code?: number };
      })[];
    }[];
  }[];
}

const valuesOf = (attributes: Attributes) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']));
const msOf = (nanoseconds: string) => Number(nanoseconds) / 1e6;

const parse = ({ resourceSpans }: Posted): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId = '', name, attributes, ...span }) => ({
        ...{ service: String(valuesOf(resource.attributes)['service.name']), traceId, spanId, parentSpanId, name },
        began: msOf(span.startTimeUnixNano),
        ended: msOf(span.endTimeUnixNano),
        attributes: valuesOf(attributes),
        isFailed: span.status.code === 2,
      })),
    ),
  );

/** Starts a collector that takes spans over HTTP in JSON; `behaviour.answer` is how it responds, as a test changes it. */
export async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const behaviour = { answer: (res: ServerResponse): unknown => res.end('{}') };
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    bodies.push(body);
    spans.push(...parse(JSON.parse(body)));
    behaviour.answer(res);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** The settings of a program that sends its traces here at once. */
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '20',
    },
    spans,
    bodies,
    behaviour,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/**
 * Opens traces of the provider with these services to a collector of a test's own; `changes` are what an operator is
 * told of it.
 */
export async function traced(services: Services, settings: Record<string, string> = {}) {
  const collector = await startCollector();
  onTestFinished(collector.close);
  for (const [name, value] of Object.entries({ ...collector.settings, ...settings })) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const changes: (string | undefined)[] = [];
  const traces = await openTraces('gyeol-test', 'http/json', (problem) => void changes.push(problem));
  onTestFinished(traces.close);
  return { ...collector, traces, changes, app: createApp({ ...services, traces }) };
}
