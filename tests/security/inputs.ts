import { type Operation, rejects, type Schema } from './operations';

/** A request as it is sent; a failed test prints it, so that it can be repeated. */
export interface Request {
  method: string;
  /** Below the API's base, with its query, percent-encoded. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** A generated request and its expected answer, besides never being a 5xx. */
export interface Case extends Request {
  operation: string;
  /** The field or query value that the answer, 400 then, has to name. */
  names?: string;
}

/** A call with values that it takes. */
export interface Base {
  operation: Operation;
  /** Its path with values, in the order of `operation.params`. */
  values: string[];
  query: string;
  body?: Record<string, unknown>;
}

/** The names that every object has. */
export const prototypeNames: readonly string[] = Object.getOwnPropertyNames(Object.prototype);

const HTML = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
const texts = [
  ...['', ' ', 'a', '0', '-1', '1.5', 'NaN', 'Infinity', '1e999', 'true', 'null', 'undefined'],
  ...['9'.repeat(400), '2147483648', '9007199254740993', '0x10', '１２３'],
  ...['a\0b', '\0', '\ud800', 'a\udc00b', '\u202eabc\u202c', '\u200b', '\ufeff', '가́́́'.repeat(40)],
  ...['💧'.repeat(60), 'e\u0301', 'ﷺ', '\u0007', '\r\nSet-Cookie: a=b', '%00', '%', '%ZZ', '+'],
  ...[HTML, 'javascript:alert(1)', "' or 1=1 --", "'); drop table users; --", '\\', '\\x', '%_\\%'],
  ...['../../../etc/passwd', '//evil.example', '{{7*7}}', '$ne', '[object Object]'],
  ...['2026-02-30T25:61:61Z', '0000-00-00', '+275760-09-13T00:00:00.001Z', 'a,b,,c', 'ㄱ', 'İ'],
];
const long = ['a'.repeat(100_000), '가'.repeat(20_001)];

/** Returns deeply nested lists, within JSON.parse's limit and beyond what a call accepts. */
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Values for a field of a body, each as JSON text, since not every JSON text is a value's. */
const fieldTexts: readonly string[] = [
  ...texts.map((text) => JSON.stringify(text)),
  ...long.map((text) => JSON.stringify(text)),
  ...['null', 'true', 'false', '-1', '0', '1', '-0', '1.5', '1e308', '1e999', '-1e999'],
  ...['2147483648', '9007199254740993', '123456789012345678901234567890', '5e-324'],
  ...['[]', '[null]', '[[]]', '["a"]', '["a","a","a","a","a","a","a","a","a","a","a","a","a"]'],
  ...['[1,2,3]', '[{}]', '["a\\u0000b"]', '["\\ud800"]', nested(20), nested(5000)],
  ...['{}', '{"$ne":null}', '{"__proto__":{"polluted":true}}', '{"length":1}', '{"toJSON":1}'],
  ...['{"constructor":{"prototype":{"polluted":true}}}', '{"0":"a"}', '"\\u0061"'],
];

/** Values in a path and a query, percent-encoded. */
export const encoded: readonly string[] = [
  ...texts.filter((text) => !/\p{Surrogate}/u.test(text)).map(encodeURIComponent),
  ...['%00', '%ED%A0%80', '%FF', '%C0%AF', '%E2%80%AE', '%25', '%252e%252e', '..%2f..%2f', '%2F'],
  ...['%5C', ';a=b', '~', '*', '!', "'", '(', 'a'.repeat(3000), '%EA%B0%80'.repeat(500)],
];

const headers: readonly [string, string][] = [
  ...['Bearer', 'Bearer ', 'Bearer a.b.c', 'Bearer ..', 'Basic YTpi', `Bearer ${'a'.repeat(5000)}`].map(
    (value): [string, string] => ['Authorization', value],
  ),
  ['Authorization', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  ...['constructor', '__proto__', '+25:00', 'Asia/../Seoul', 'a'.repeat(5000), '', 'UTC', 'ASIA/SEOUL'].map(
    (value): [string, string] => ['X-Timezone', value],
  ),
  ...['*', 'xx-YY', 'en;q=a', 'ko'.repeat(3000)].map((value): [string, string] => ['Accept-Language', value]),
  ...['', 'a', 'a'.repeat(201), 'constructor', 'é'].map((value): [string, string] => ['Idempotency-Key', value]),
  ...['', 'constructor', 'a'.repeat(300)].map((value): [string, string] => ['X-Request-Id', value]),
  ...['constructor', ',,,', '::1', 'a'.repeat(5000)].map((value): [string, string] => ['X-Forwarded-For', value]),
  ['If-None-Match', '"'],
  ['Range', 'bytes=-9999999999999,'],
  ['Cookie', '__proto__=1; constructor=2; =; ;;'],
  ['Accept', 'constructor/__proto__'],
  ['Last-Event-ID', '__proto__'],
];

const bodyTypes = [
  ...['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  ...['application/json; charset=utf-16', 'application/JSON', 'application/constructor+json', 'json'],
  ...['', 'application/json, text/html', 'multipart/form-data; boundary=b'],
];

const pathOf = ({ operation, query }: Base, values: readonly string[]) => {
  let index = 0;
  const path = operation.path.replace(/\{\w+\}/g, () => values[index++] ?? '1');
  return `${path}${query}`;
};

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Builds the call with the values that it accepts. */
export const requestOf = (base: Base): Case => ({
  operation: base.operation.name,
  method: base.operation.method,
  path: pathOf(base, base.values),
  headers: base.body ? JSON_TYPE : {},
  ...(base.body && { body: JSON.stringify(base.body) }),
});

/** Returns the members of an object as JSON text, without `left`. */
const membersOf = (body: Record<string, unknown>, left?: string) =>
  Object.entries(body)
    .filter(([name, value]) => name !== left && value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);

const objectOf = (members: string[]) => `{${members.join(',')}}`;

/** Returns the schema of each field of an object; none of a union, whose branches differ. */
const fieldsOf = (schema: Schema | undefined) => Object.entries(schema?.properties ?? {});

/** Parses a JSON text; undefined for a number that JavaScript cannot hold. */
const parsed = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  return typeof value === 'number' && !Number.isFinite(value) ? undefined : value;
};

function bodyCases(base: Base): Case[] {
  const { operation, body = {} } = base;
  if (!operation.body) return [];
  const plain = { ...requestOf(base), headers: JSON_TYPE };
  const cases: Case[] = [];
  const isStrict = operation.body.additionalProperties === false;
  for (const [name, schema] of fieldsOf(operation.body)) {
    const others = membersOf(body, name);
    const key = JSON.stringify(name);
    const isRequired = operation.body.required?.includes(name);
    cases.push({ ...plain, body: objectOf(others), ...(isRequired && { names: name }) });
    for (const text of fieldTexts) {
      const value = parsed(text);
      const isRejected = value !== undefined && rejects(schema, value);
      cases.push({ ...plain, body: objectOf([...others, `${key}:${text}`]), ...(isRejected && { names: name }) });
    }
    const max = schema.maxLength;
    if (max !== undefined && max < 100_000) {
      cases.push({ ...plain, body: objectOf([...others, `${key}:"${'a'.repeat(max + 1)}"`]), names: name });
    }
    const twice = objectOf([...others, `${key}:1`, `${key}:2`]);
    cases.push({ ...plain, body: twice, names: name });
  }
  const members = membersOf(body);
  const unknown = objectOf([...members, '"nonsense":1']);
  cases.push({ ...plain, body: unknown, ...(isStrict && { names: 'nonsense' }) });
  for (const text of [
    ...['', ' ', 'null', '[]', '"x"', '1', 'true', '{', '}', '{"a":1,}', "{'a':1}", '{"a":NaN}'],
    ...[`\ufeff${objectOf(members)}`, nested(20_000), '{"a":'.repeat(20_000), `${objectOf(members)}x`],
    ...['undefined', '/* a */{}', '{"a":1}{"a":2}', '"\\ud800"', '\0'],
  ]) {
    cases.push({ ...plain, body: text });
  }
  for (const type of bodyTypes) {
    cases.push({ ...plain, headers: { 'Content-Type': type }, body: objectOf(members) });
  }
  cases.push({ ...plain, body: Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) });
  return cases;
}

/** Builds a body of 10 MB, which is rejected by its length; few, since each is read. */
const hugeCase = (base: Base): Case[] =>
  base.operation.body
    ? [{ ...requestOf(base), headers: JSON_TYPE, body: `{"a":"${'a'.repeat(10 * 1024 * 1024)}"}` }]
    : [];

function queryCases(base: Base): Case[] {
  const plain = requestOf(base);
  const [path = '', given = ''] = plain.path.split('?');
  const withQuery = (query: string) => ({ ...plain, path: `${path}?${given && `${given}&`}${query}` });
  return [...base.operation.query, { name: 'nonsense', schema: {} }].flatMap(({ name, schema }) => {
    const isRequired = schema.type === 'integer' && !given.includes(`${name}=`);
    return [
      ...encoded.map((value) => ({
        ...withQuery(`${name}=${value}`),
        ...(isRequired && ['a', 'NaN', '-1', '1.5'].includes(value) && rejects(schema, Number(value))
          ? { names: name }
          : {}),
      })),
      ...[`${name}`, `${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`, `=${name}`, `&&&${name}==`].map(withQuery),
    ];
  });
}

const pathCases = (base: Base): Case[] =>
  base.values.flatMap((_, place) =>
    encoded.map((value) => ({ ...requestOf(base), path: pathOf(base, base.values.with(place, value)) })),
  );

const headerCases = (base: Base): Case[] =>
  headers.map(([name, value]) => {
    const plain = requestOf(base);
    return { ...plain, headers: { ...plain.headers, [name]: value } };
  });

/** Builds forms with and without what an upload accepts. */
function uploadCases(base: Base): Case[] {
  const { file } = base.operation;
  if (!file) return [];
  const plain = requestOf(base);
  const part = (disposition: string, body = '1', more = '') =>
    `--b\r\nContent-Disposition: form-data${disposition}\r\n${more}\r\n${body}\r\n`;
  const named = `; name="${file}"; filename="a.png"`;
  const forms = [
    ...texts.filter((text) => !/[\r\n]/.test(text)).map((text) => part(`; name="${text}"`)),
    ...texts.filter((text) => !/[\r\n]/.test(text)).map((text) => part(`; name="${file}"; filename="${text}"`)),
    ...['', ';', '; name', '; name=', `; name=${file}`, `; filename="a"`, `; name*=UTF-8''%ZZ`].map((it) => part(it)),
    ...['image/png', 'constructor', '', 'text/html', 'image/svg+xml'].map((type) =>
      part(named, '<svg onload="alert(1)"/>', `Content-Type: ${type}\r\n`),
    ),
    part(named, '\x89PNG\r\n\x1a\n'),
    part(named, '', `Content-Transfer-Encoding: __proto__\r\n`),
    part(named) + part(named),
    part('; name="lastModified"', 'NaN') + part(named),
    part('; name="lastModified"', '1'.repeat(5000)) + part(named),
    Array.from({ length: 40 }, (_, index) => part(`; name="a${index}"`)).join(''),
    part(named, 'a', `X-Long: ${'a'.repeat(100_000)}\r\n`),
    '',
    '--b',
  ];
  const types = ['multipart/form-data; boundary=b', 'multipart/form-data', 'multipart/mixed; boundary=b'];
  return types.flatMap((type) =>
    forms.flatMap((form) =>
      ['', '--b--\r\n'].map((end) => ({ ...plain, headers: { 'Content-Type': type }, body: form + end })),
    ),
  );
}

/** Builds every generated bad input of a call. */
export const badInputs = (base: Base): Case[] => [
  ...bodyCases(base),
  ...hugeCase(base),
  ...queryCases(base),
  ...pathCases(base),
  ...headerCases(base),
  ...uploadCases(base),
];

/** Builds calls with a name of `Object.prototype` in each place where a name or a value from outside can be. */
export function prototypeCases(base: Base, name: string): Case[] {
  const plain = requestOf(base);
  const key = JSON.stringify(name);
  const { operation, body = {} } = base;
  const [path = '', given = ''] = plain.path.split('?');
  const withQuery = (query: string) => ({ ...plain, path: `${path}?${given && `${given}&`}${query}` });
  const isStrict = operation.body?.additionalProperties === false;
  const ofBody = operation.body
    ? [
        {
          ...plain,
          headers: JSON_TYPE,
          body: objectOf([...membersOf(body), `${key}:1`]),
          ...(isStrict && { names: name }),
        },
        { ...plain, headers: JSON_TYPE, body: objectOf([`${key}:{${key}:${key}}`]) },
        ...fieldsOf(operation.body).flatMap(([field]) =>
          [key, `[${key}]`, `{${key}:1}`, `{${key}:{${key}:1}}`].map((value) => ({
            ...plain,
            headers: JSON_TYPE,
            body: objectOf([...membersOf(body, field), `${JSON.stringify(field)}:${value}`]),
          })),
        ),
      ]
    : [];
  const ofForm = operation.file
    ? ['', `; filename="${name}"`].map((more) => ({
        ...plain,
        headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
        body: `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n1\r\n--b--\r\n`,
      }))
    : [];
  return [
    ...ofBody,
    ...ofForm,
    ...base.values.map((_, place) => ({
      ...plain,
      path: pathOf(base, base.values.with(place, encodeURIComponent(name))),
    })),
    ...operation.query.map((query) => withQuery(`${query.name}=${name}`)),
    withQuery(`${name}=1`),
    withQuery(`${name}[${name}]=1&${name}=2`),
    ...['Accept-Language', 'X-Timezone', 'Idempotency-Key', 'X-Request-Id', 'X-Forwarded-For', 'Accept', name].map(
      (header) => ({ ...plain, headers: { ...plain.headers, [header]: name } }),
    ),
    { ...plain, headers: { ...plain.headers, Cookie: `${name}=${name}` } },
    { ...plain, headers: { ...plain.headers, 'Content-Type': `application/${name}` } },
  ];
}

/** Writes a request so that a failed one can be repeated, on one line. */
export function describeRequest({ method, path, headers: sent, body }: Request): string {
  const text = typeof body === 'string' ? body : Buffer.from(body ?? []).toString('hex');
  const shown = text.length > 2000 ? `${text.slice(0, 2000)}… (${text.length} characters)` : text;
  return `${method} ${path} ${JSON.stringify(sent)} ${JSON.stringify(shown)}`;
}
