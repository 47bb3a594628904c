import { expect, it } from 'vitest';
import { testProvider } from '../../testing.ts';
import { findFault } from './jsonBody.ts';

const provider = await testProvider();

const post = async (path: string, body: string, type = 'application/json') => {
  const response = await provider.app.request(`/api/v1/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });
  return { status: response.status, body: await response.json() };
};

it.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":1,"b":{"c":1,"c":1}}', 'b'],
  ['{"a":[{"c":1},{"c":1,"c":2}]}', 'a'],
  ['{"\\u0061":1,"a":2}', 'a'],
  ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ['{"a":{"b":1},"c":{"b":1}}', undefined],
  ['[{"a":1},{"a":1}]', undefined],
])('finds the field of %s that repeats a key', (text, field) => {
  expect(findFault(text)?.field).toBe(field);
});

it.each(['application/json', 'application/json; charset=utf-8', 'application/problem+json'])(
  'refuses a repeated key of a body of type %s by its name',
  async (type) => {
    const body = '{"username":"a","password":"b","username":"c"}';
    expect(await post('auth/login/', body, type)).toEqual({
      status: 400,
      body: { code: 'invalid', username: [expect.any(String)] },
    });
  },
);

it('rejects a body that is nested too deeply, by its field where it has one', async () => {
  expect((await post('auth/login/', '['.repeat(50_000))).status).toBe(400);
  const rejected = await post('auth/login/', '{"username":'.repeat(30_000));
  expect(rejected).toMatchObject({ status: 400, body: { username: [expect.any(String)] } });
});

it.each(['application/json', 'multipart/json', 'multipart/mixed; boundary=json', 'text/plain', ''])(
  'reads no more of a body of type «%s» than a form of ours has',
  async (type) => {
    const { status } = await post('auth/login/', JSON.stringify({ username: 'x'.repeat(600 * 1024) }), type);
    expect(status).toBe(413);
  },
);

it('leaves a form with files to its handler, whatever its boundary is called', async () => {
  const member = await provider.member();
  const boundary = '----WebKitFormBoundaryJSONjson0123';
  const body = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nno picture\r\n--${boundary}--\r\n`;
  const response = await provider.app.request('/api/v1/base/file/upload/', {
    method: 'POST',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      Authorization: `Bearer ${member.token}`,
    },
    body,
  });
  // It has been read, and is no picture.
  expect(response.status).toBe(415);
});
