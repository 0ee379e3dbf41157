import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { readDeploy, readYaml } from './read-deploy.ts';

interface Alert {
  alert: string;
  expr: string;
  annotations: { runbook: string };
}

const { groups } = readYaml('observability/alerts.yaml') as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(readDeploy('observability/dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');
/** The product's metrics, under the names that Prometheus uses after a collector has exported them. */
const measured = [...read('libs/server/ports/src/telemetry.ts').matchAll(/'([a-z_]+\.[a-z]+)'/g)].map(
  ([, name = '']) => `greenroom_${name.replace('.', '_')}`,
);
const named = (expr: string) =>
  [...expr.matchAll(/greenroom_[a-z_]+/g)].map(([name]) => name.replace(/_seconds_(bucket|count|sum)$/, ''));
/** The anchors that Markdown gives to headings. */
const anchors = [...read('docs/runbooks.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
  heading.toLowerCase().replaceAll(' ', '-'),
);

test.each([
  ...alerts.map(({ alert, expr }) => [alert, expr]),
  ...panels.map(({ title, targets }) => [title, targets.map(({ expr }) => expr).join(' ')]),
])('%s uses only existing metrics', (_, expr = '') => {
  expect(named(expr)).not.toEqual([]);
  expect(named(expr).filter((name) => !measured.includes(name))).toEqual([]);
});

test('every metric is on the dashboard', () => {
  const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => named(expr))));
  expect(measured.filter((name) => !shown.has(name))).toEqual([]);
});

/** Runbooks of what the product does not measure: backups run beside it. */
const withoutAlert = ['restore-a-backup', 'a-backup-failed'];

test('each alert leads to a runbook, and each runbook is led to', () => {
  const led = alerts.map(({ annotations: { runbook } }) => runbook.replace('docs/runbooks.md#', ''));
  expect([...led, ...withoutAlert].sort()).toEqual([...anchors].sort());
});
