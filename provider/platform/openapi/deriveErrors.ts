import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import type { CallRule } from '../../../contract/call.ts';
import { ruleOf } from '../http/callRules.ts';
import type { AppEnv } from '../http/context.ts';
import { type ErrorStatus, errorResponses } from '../http/errorResponses.ts';

const FORM_TYPE = 'multipart/form-data';

/** Whether a call answers one page of a list, of which there may be none. */
const isPaged = ({ request }: RouteConfig): boolean => {
  const query = request?.query;
  return query !== undefined && 'shape' in query && 'page' in query.shape;
};

/**
 * Returns the error statuses that follow from what a call is: its method, path, query, body and the rule by
 * which middleware treats it. Those of its handler alone are declared by `errors` of its schema in the contract.
 */
export function derivedStatuses(route: RouteConfig, rule: CallRule): ErrorStatus[] {
  const isWrite = route.method !== 'get';
  const isForm = FORM_TYPE in (route.request?.body?.content ?? {});
  const hasParams = /[:{]/.test(route.path);
  const hasQuery = route.request?.query !== undefined;
  return [
    ...(isWrite || hasParams || hasQuery ? ([400] as const) : []),
    ...(rule.ownProof ? [] : ([401, 403] as const)),
    ...(hasParams || isPaged(route) ? ([404] as const) : []),
    // Content of another member, an unverified address, or an Idempotency-Key of another request.
    ...(isWrite && !rule.unkept ? ([409] as const) : []),
    ...(isWrite ? ([413] as const) : []),
    ...(isForm ? ([415] as const) : []),
    429,
    500,
    503,
  ];
}

/** Adds the derived error responses to every declared call of an app that is put together. */
export function declareErrors(app: OpenAPIHono<AppEnv>) {
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue;
    const { route } = definition;
    const pattern = route.path.replace(/\{(\w+)\}/g, ':$1');
    const derived = derivedStatuses(route, ruleOf(route.method.toUpperCase(), pattern));
    route.responses = { ...errorResponses(derived), ...route.responses };
  }
}
