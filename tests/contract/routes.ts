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
