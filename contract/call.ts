import type { z } from 'zod';
import type { Right } from './constants/roles.ts';

/**
 * Who may make a call: anyone, a member, a member whose e-mail address is verified, a member with any role of the
 * console, or one whose role has a right of it.
 */
export type Access = 'public' | 'member' | 'verified' | 'role' | Right;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The error statuses that a handler may answer with. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503;

/** What differs for a call before its handler runs. */
export interface CallRule {
  /** The body authenticates the call: an expired bearer token does not reject it. */
  ownProof?: true;
  /** The response has tokens or depends on a password: no copy is stored for its Idempotency-Key. */
  unkept?: true;
  /** The handler limits the call by its subject, since the web makes it for all visitors. */
  ownLimit?: true;
  /** The bytes that its body may have, where its fields need more than BODY_BYTES_MAX. */
  maxBytes?: number;
}
/** The rule of a call whose body authenticates it. */
export const proof = { ownProof: true, unkept: true } as const;
/** The rule of a call of which no copy is stored. */
export const unkept = { unkept: true } as const;

/**
 * What a call takes and answers. `form` has the fields of a body with a file, which its handler reads as a stream.
 * `errors` are the error statuses of its handler alone; the others follow from what the call is.
 */
export interface CallSchema {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  form?: Readonly<Record<string, 'file' | 'text'>>;
  response: z.ZodType;
  errors?: readonly ErrorStatus[];
  rule?: CallRule;
}

/** The schemas of an area's calls by name: `satisfies CallSchemas`. */
export type CallSchemas = Record<string, CallSchema>;

/** A call of the API. `schema` exists in the type alone, so that the browser loads no schema. */
export interface Call<
  Schema extends CallSchema = CallSchema,
  Who extends Access = Access,
  Verb extends Method = Method,
> {
  readonly method: Verb;
  /** Begins and ends with a slash; a parameter is `{name}`. */
  readonly path: `/${string}/`;
  readonly access: Who;
  readonly schema?: Schema;
}

type Declaration = readonly [method: Method, path: `/${string}/`, access: Access];
type Declared<Schemas extends CallSchemas, D extends Record<keyof Schemas, Declaration>> = {
  readonly [Name in keyof Schemas]: Call<Schemas[Name], D[Name][2], D[Name][0]>;
};

/** Declares an area's calls, one for each of its schemas: method, path and who may make it. */
export const declareCalls =
  <Schemas extends CallSchemas>() =>
  <const D extends Record<keyof Schemas, Declaration>>(declarations: D): Declared<Schemas, D> =>
    Object.fromEntries(
      Object.entries<Declaration>(declarations).map(([name, [method, path, access]]) => [
        name,
        { method, path, access },
      ]),
    ) as unknown as Declared<Schemas, D>;

export type SchemaOf<C extends Call> = NonNullable<C['schema']>;
type Parsed<T> = T extends z.ZodType ? z.output<T> : Record<never, never>;
type Sent<T> = T extends z.ZodType ? z.input<T> : Record<never, never>;

/** What the handler of a call reads: its validated parameters, query and body. */
export interface InputOf<C extends Call> {
  params: Parsed<SchemaOf<C>['params']>;
  query: Parsed<SchemaOf<C>['query']>;
  body: Parsed<SchemaOf<C>['body']>;
}

/** What a caller passes: the parameters, and the fields of the query or the body. */
export type ArgumentsOf<C extends Call> = Parsed<SchemaOf<C>['params']> &
  Sent<SchemaOf<C>['query']> &
  Sent<SchemaOf<C>['body']>;

/** What a call answers. */
export type ResponseOf<C extends Call> = z.output<SchemaOf<C>['response']>;
