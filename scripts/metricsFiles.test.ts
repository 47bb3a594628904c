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

/** Labels that Prometheus gives every metric it reads; it renames one of ours that has the same name. */
const OF_PROMETHEUS = ['instance', 'job'];
/** Labels of our metrics, and those of @hono/prometheus and of histograms. */
const labels = [...measured.matchAll(/labelNames: \[([^\]]*)\]/g)].flatMap(
  ([, names = '']) => names.match(/\w+/g) ?? [],
);
const OF_OTHERS = ['le', 'method', 'route', 'status'];

test('no metric of ours has a label of Prometheus itself', () => {
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.filter((label) => OF_PROMETHEUS.includes(label))).toEqual([]);
});

test('alerts and the dashboard read no label that nothing has', () => {
  const texts = [...(ALERTS + DASHBOARD).matchAll(/\bby \(([^)]*)\)|\{\{ ?(?:\$labels\.)?(\w+) ?\}\}/g)];
  const read = texts.flatMap(([, by, label]) => by?.split(', ') ?? label ?? []);
  expect(read).toContain('task');
  const known = [...labels, ...OF_PROMETHEUS, ...OF_OTHERS];
  expect(distinct(read).filter((label) => !known.includes(label))).toEqual([]);
});

test('the guide says of each alert what to do', () => {
  const alerts = [...ALERTS.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const explained = [...GUIDE.matchAll(/^\| (Gyeol\w+) \|/gm)].map(([, name = '']) => name);
  expect(explained).toEqual(alerts);
});
