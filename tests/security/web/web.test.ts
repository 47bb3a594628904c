import { readdirSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { sampleOf } from '../counts';
import { badInputs, type Case, encoded, prototypeCases, prototypeNames } from '../inputs';
import { cast, runCases } from '../runCases';
import { startTarget, visit } from './target';

const LONG = { timeout: 3_600_000 };
const roles = ['visitor', 'member', 'manager'];

let target: Awaited<ReturnType<typeof startTarget>>;
beforeAll(async () => {
  target = await startTarget();
});

/**
 * Removes the names of the expected fields: only a value is changed here, so the field that is rejected first
 * is unknown.
 */
const unnamed = (cases: readonly Case[]): Case[] => cases.map(({ names: _, ...one }) => one);

const expectAlive = async () => expect((await visit('/'))?.status).toBe(200);

it('answers no name of Object.prototype with 5xx, wherever a call has it', LONG, async () => {
  const cases = prototypeNames.flatMap((name) =>
    target.bases.flatMap((base) => cast(unnamed(prototypeCases(base, name)), roles)),
  );
  const what = 'prototype names × fields, through the web';
  expect(await runCases(what, sampleOf(cases, 500, 10_000), target.send)).toEqual([]);
  await expectAlive();
});

it('answers no generated bad input of a call with 5xx', LONG, async () => {
  const cases = target.bases
    .flatMap((base) => cast(unnamed(badInputs(base)), roles))
    // A body that is rejected early ends its connection, which the tests over raw sockets cover.
    .filter(({ body = '' }) => body.length < 1024 * 1024);
  const what = 'generated bad inputs, through the web';
  expect(await runCases(what, sampleOf(cases, 700, 12_000), target.send)).toEqual([]);
  await expectAlive();
});

/** The routes of pages/, such as `/users/[username]`, but for the API's own. */
const routes = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)_|^(404|500)\.|^api\/(v1|auth)\//.test(file))
  .map((file) => `/${file.replace(/\.tsx?$/, '').replace(/(^|\/)index$/, '')}`);

/** Builds a page's address with a value in each place. */
const pageCases = (route: string, value: string): Case[] => {
  const one = (path: string) => ({ operation: `page ${route}`, method: 'GET', path, headers: {} });
  const [, ...parts] = route.split('/');
  const dynamic = parts.flatMap((part, place) => (part.startsWith('[') ? [place] : []));
  const path = (at?: number) =>
    `/${parts.map((part, place) => (part.startsWith('[') ? (place === at ? value : '1') : part)).join('/')}`;
  return [
    ...dynamic.flatMap((place) => [one(path(place)), one(`/en${path(place)}`)]),
    ...['page', 'search', 'ordering_type', 'categories', 'tab', 'callbackUrl', 'error'].map((name) =>
      one(`${path()}?${name}=${value}`),
    ),
    one(`${path()}?${value}=${value}&${value}=1`),
    one(`${path()}/${value}`),
  ];
};

it('answers no page’s address with 5xx, whatever is in its place', LONG, async () => {
  const values = [...prototypeNames, ...encoded];
  const cases = routes.flatMap((route) => values.flatMap((value) => cast(pageCases(route, value), ['visitor'])));
  const what = 'names and bad inputs in addresses of pages';
  expect(await runCases(what, sampleOf(cases, 400, 6000), ({ path }) => visit(path))).toEqual([]);
  await expectAlive();
});
