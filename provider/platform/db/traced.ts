import { inSpan, type Work } from '../traces/span.ts';

/** Describes a statement by its text, in which parameters are `$1`: their values are never part of a trace. */
function describe(text: string): Work {
  const [operation = ''] = /\w+/.exec(text) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? [];
  return {
    name: `${operation.toUpperCase()} ${table}`.trim(),
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  };
}

/** Runs a statement, which a trace shows with how long it waited for its turn. */
export const traced = <T>(text: string, run: () => Promise<T>): Promise<T> => inSpan(() => describe(text), run);
