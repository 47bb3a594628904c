import { tracingChannel } from 'node:diagnostics_channel';
import { activeSpan, failureOf, type Span } from './span.ts';

/** A command as ioredis announces it, with arguments that a trace leaves out. */
type Command = { command: string; error?: unknown };

/** Shows each command of Redis in its caller's trace; the answer ends that. */
export function traceRedis(): () => void {
  const spans = new WeakMap<object, Span>();
  const { start, asyncEnd } = tracingChannel('ioredis:command');
  const begin = (message: unknown) => {
    const command = message as Command;
    const parent = activeSpan();
    if (!parent?.isRecorded) return;
    const attributes = { 'db.system.name': 'redis' };
    spans.set(command, parent.child({ name: `redis ${command.command}`, kind: 'client', attributes }));
  };
  const end = (message: unknown) => {
    const command = message as Command;
    spans.get(command)?.end(command.error === undefined ? undefined : failureOf(command.error));
  };
  start.subscribe(begin);
  asyncEnd.subscribe(end);
  return () => {
    start.unsubscribe(begin);
    asyncEnd.unsubscribe(end);
  };
}
