import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import { schemaOf } from '../../../contract/areas.ts';
import type { Access, Call, CallSchema, InputOf, ResponseOf } from '../../../contract/call.ts';
import { own } from '../../../contract/own.ts';
import { setRule } from '../../platform/http/callRules.ts';
import { type AppContext, type Member, requireMember, requireVerified, router } from '../../platform/http/context.ts';
import { errorResponses } from '../../platform/http/errorResponses.ts';
import { requireRight, requireRole } from './policy.ts';

/** The response of a call whose success needs no data. */
export const done = { success: true } as const;

/** The caller of a call: a member where the call asks for one, with a role where it asks for any. */
type CallerOf<C extends Call> = C['access'] extends 'public'
  ? Member | null
  : C['access'] extends 'role'
    ? ReturnType<typeof requireRole>
    : Member;

/** Does what a call is for; what it returns is the JSON of the response, or the response itself. */
export type Handler<C extends Call> = (
  c: AppContext,
  input: InputOf<C> & { member: CallerOf<C> },
) => Promise<ResponseOf<C> | Response>;

/** Returns the caller, whom the call's access admits. @throws 401, 404, 409 for any other */
function admit(c: AppContext, access: Access): Member | null {
  if (access === 'public') return c.get('member');
  if (access === 'member') return requireMember(c);
  if (access === 'verified') return requireVerified(c);
  if (access === 'role') return requireRole(c);
  return requireRight(c, access);
}

/**
 * Describes the body of a form. Without a Zod schema the router does not validate it, which would read all of it into
 * memory first.
 */
function formBody(form: NonNullable<CallSchema['form']>) {
  const fields = Object.entries(form);
  const schema = {
    type: 'object' as const,
    required: fields.filter(([, kind]) => kind === 'file').map(([name]) => name),
    properties: Object.fromEntries(
      fields.map(([name, kind]) => [name, { type: 'string' as const, ...(kind === 'file' && { format: 'binary' }) }]),
    ),
  };
  return { content: { 'multipart/form-data': { schema } } };
}

/** Describes a call for the router, which validates its input, and for the OpenAPI document. */
function routeOf({ method, path, access }: Call, schema: CallSchema) {
  const { summary, params, query, body, form, response, errors = [] } = schema;
  return createRoute({
    method: method.toLowerCase() as 'get',
    path,
    summary,
    'x-access': access,
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body: { required: true, content: { 'application/json': { schema: body } } } }),
      ...(form && { body: formBody(form) }),
    } satisfies RouteConfig['request'],
    responses: {
      200: { description: summary, content: { 'application/json': { schema: response } } },
      ...errorResponses(errors),
    },
  });
}

/**
 * Builds the router of an area: each call of the contract with its handler, in the order of the handlers. A call's
 * input is validated and its caller admitted before its handler runs.
 */
export function mount<Calls extends Record<string, Call>>(
  calls: Calls,
  handlers: { [Name in keyof Calls]: Handler<Calls[Name]> },
) {
  const routes = router();
  for (const [name, handle] of Object.entries<Handler<Call>>(handlers as Record<string, Handler<Call>>)) {
    const call = own<Record<string, Call>>(calls, name);
    if (!call) throw new Error(`${name} is no call of the contract`);
    const schema = schemaOf(call);
    if (schema.rule) setRule(call.method, call.path, schema.rule);
    const valid = (c: AppContext, part: string) => c.req.valid(part as never);
    routes.openapi(routeOf(call, schema), async (c: AppContext) => {
      const member = admit(c, call.access) as Member;
      const input = { params: valid(c, 'param'), query: valid(c, 'query'), body: valid(c, 'json'), member };
      const result = await handle(c, input);
      return (result instanceof Response ? result : c.json(result as object, 200)) as never;
    });
  }
  return routes;
}
