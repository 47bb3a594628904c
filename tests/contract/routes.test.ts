// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import { testProvider } from '../api';
import { type Call, callNamed, callsOf } from './routes';

let calls: Call[] = [];
beforeAll(async () => {
  calls = callsOf(await testProvider());
});

test.each([
  ['GET', 'challenges/3', 'GET challenges/{id}/'],
  ['GET', 'challenges/3/', 'GET challenges/{id}/'],
  ['GET', 'challenge-groups/ABCD2345', 'GET challenge-groups/{id}/'],
  ['GET', 'challenge-groups/my-group/', 'GET challenge-groups/my-group/'],
  ['GET', 'challenge-groups/my-group', 'GET challenge-groups/my-group/'],
  ['GET', 'users/blocked/', 'GET users/blocked/'],
  ['GET', 'comments/4/history/', 'GET comments/{id}/history/'],
  ['PUT', 'posts/3/comments/4/', 'PUT posts/{id}/comments/{commentId}/'],
  ['DELETE', 'questions/answers/4/', 'DELETE questions/answers/{id}/'],
  ['GET', 'files/still-1280x720.webp', 'GET files/{name}/'],
])('%s %s is the call %s', (method, path, name) => {
  expect(callNamed(calls, method, path)).toBe(name);
});

test.each([
  ['GET', 'challengesX3/'],
  ['GET', 'openapiXjson'],
  ['PUT', 'challenges/3/'],
  ['GET', 'nowhere/3/'],
])('%s %s is no call', (method, path) => {
  expect(callNamed(calls, method, path)).toBeUndefined();
});

test.each(['', '/'])('each call is found by its own path, with %j at the end', (end) => {
  const found = calls.map(({ method, path }) => callNamed(calls, method, path.replace(/\/?$/, end)));
  expect(found).toEqual(calls.map(({ name }) => name));
});
