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
/** What the product measures, as Prometheus calls it once a collector has handed it on. */
const measured = [...read('libs/server/ports/src/telemetry.ts').matchAll(/'([a-z_]+\.[a-z]+)'/g)].map(
  ([, name = '']) => `greenroom_${name.replace('.', '_')}`,
);
const named = (expr: string) =>
  [...expr.matchAll(/greenroom_[a-z_]+/g)].map(([name]) => name.replace(/_seconds_(bucket|count|sum)$/, ''));
/** As a page of Markdown makes the anchor of a heading. */
const anchors = [...read('docs/runbooks.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
  heading.toLowerCase().replaceAll(' ', '-'),
);

test.each([
  ...alerts.map(({ alert, expr }) => [alert, expr]),
  ...panels.map(({ title, targets }) => [title, targets.map(({ expr }) => expr).join(' ')]),
])('%s looks at what is measured', (_, expr = '') => {
  expect(named(expr)).not.toEqual([]);
  expect(named(expr).filter((name) => !measured.includes(name))).toEqual([]);
});

test('all that is measured is on the dashboard', () => {
  const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => named(expr))));
  expect(measured.filter((name) => !shown.has(name))).toEqual([]);
});

test('each alert leads to a runbook, and each runbook is led to', () => {
  const led = alerts.map(({ annotations: { runbook } }) => runbook.replace('docs/runbooks.md#', ''));
  expect([...led].sort()).toEqual([...anchors].sort());
});
