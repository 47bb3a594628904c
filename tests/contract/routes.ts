import { z } from 'zod';
import type { TestProvider } from '@/provider/testing';

/** A call of the provider, as its route declares it. */
export interface Call {
  /** For example `GET forums/{slug}/`. */
  name: string;
  method: string;
  /** Below the API's base; a part in braces is a parameter. */
  path: string;
  /** The schema of a successful JSON answer. */
  answer?: z.ZodType;
  /** Whether it takes a form with a file. */
  isForm: boolean;
}

const BASE = '/api/v1/';

/** Lists every call that the provider declares. */
export const callsOf = ({ app }: Pick<TestProvider, 'app'>): Call[] =>
  app.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return [];
    const { method, path: fullPath, responses, request } = definition.route;
    const path = fullPath.replace(BASE, '').replace(/:(\w+)/g, '{$1}');
    const answered = responses[200];
    const content = answered && 'content' in answered ? answered.content : undefined;
    const media = content?.['application/json'];
    const schema = media && 'schema' in media ? media.schema : undefined;
    const name = `${method.toUpperCase()} ${path}`;
    return [
      {
        name,
        method: method.toUpperCase(),
        path,
        ...(schema instanceof z.ZodType && { answer: schema }),
        isForm: 'multipart/form-data' in (request?.body?.content ?? {}),
      },
    ];
  });

const partsOf = (path: string) => path.split('/').filter(Boolean);
const isValue = (part: string) => /^\{\w+\}$/.test(part);

/**
 * Finds the call that a request makes, with or without the slash at its end, as the provider answers both;
 * fixed parts of a path come before values.
 */
export function callNamed(
  calls: Pick<Call, 'name' | 'method' | 'path'>[],
  method: string,
  path: string,
): string | undefined {
  const asked = partsOf(path);
  const values = (call: { path: string }) => partsOf(call.path).filter(isValue).length;
  return calls
    .filter((call) => {
      const parts = partsOf(call.path);
      return (
        call.method === method &&
        parts.length === asked.length &&
        parts.every((part, place) => isValue(part) || part === asked[place])
      );
    })
    .sort((one, other) => values(one) - values(other))[0]?.name;
}
