import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const ALERTS = read('deploy/prometheus/alerts.yml');
const DASHBOARD = read('deploy/grafana/gyeol.json');
const GUIDE = read('docs/operate.md');
const measured = [read('provider/platform/metrics/metrics.ts'), read('server/metrics.ts')].join();

const distinct = (names: Iterable<string>) => [...new Set(names)].sort();
/** Lists the metrics of ours that a text names, without the endings that a histogram's parts have. */
const namesIn = (text: string) =>
  distinct([...text.matchAll(/\bgyeol_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, '')));

test('the guide names each metric that the programs measure', () => {
  expect(namesIn(GUIDE)).toEqual(namesIn(measured));
});

test('alerts and the dashboard read no metric that is not measured', () => {
  expect(namesIn(ALERTS + DASHBOARD).filter((name) => !namesIn(measured).includes(name))).toEqual([]);
});

test('the guide says of each alert what to do', () => {
  const alerts = [...ALERTS.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const explained = [...GUIDE.matchAll(/^\| (Gyeol\w+) \|/gm)].map(([, name = '']) => name);
  expect(explained).toEqual(alerts);
});
