import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate as lint } from 'dockerfile-utils';
import { settingsTable } from '@greenroom/api/settings-table';
import { safeHeaders } from '@greenroom/federation';
import { apiCommand } from '../start/api-command.ts';
import { restartLimit } from '../start/restart-policy.ts';
import { workspaceRoot } from '../webpack/workspace.ts';
import { type Manifest, readDeploy, readManifests, readYaml } from './read-deploy.ts';

const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');

describe('the image', () => {
  const dockerfile = readDeploy('Dockerfile');

  test('passes the Dockerfile linter', () => {
    expect(lint(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${JSON.stringify(message)}`)).toEqual(
      [],
    );
    expect(lint('FRM node\n')).not.toEqual([]);
  });

  test('has the Node that package.json pins', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
    expect(dockerfile).toContain(`ARG NODE_VERSION=${devDependencies.node}\n`);
  });

  test('runs the product as `npm start` does', () => {
    expect(dockerfile).toContain(`\nENTRYPOINT ${JSON.stringify(['node', ...apiCommand]).replaceAll(',', ', ')}\n`);
  });

  test('runs as an unprivileged user, has a health check, and installs production dependencies only', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/\nUSER node\n/);
    expect(last).toContain('/healthz');
    expect(last).not.toContain('npm ');
    expect(dockerfile).toContain('npm ci --omit=dev --omit=peer');
  });
});

describe('compose', () => {
  const { services } = readYaml('compose.yaml') as {
    services: Record<string, { read_only?: boolean; depends_on?: string[] | Record<string, unknown> }>;
  };

  test('has two instances behind a load balancer that knows both', () => {
    for (const name of ['api-1', 'api-2']) {
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(readDeploy('nginx.conf')).toContain(`server ${name}:4200 `);
    }
  });

  test('starts the balancer once both instances are ready', () => {
    const {
      'api-1': first,
      'api-2': second,
      balancer,
    } = services as Record<string, { healthcheck?: { test: string[] } }>;
    for (const instance of [first, second]) expect(instance?.healthcheck?.test.join(' ')).toContain('/readyz');
    const ready = { condition: 'service_healthy' };
    expect(balancer).toMatchObject({ depends_on: { 'api-1': ready, 'api-2': ready } });
  });

  test('waits only for services that exist', () => {
    const waited = Object.values(services).flatMap(({ depends_on: on = [] }) =>
      Array.isArray(on) ? on : Object.keys(on),
    );
    expect(waited.filter((name) => !(name in services))).toEqual([]);
  });
});

describe('the systemd unit', () => {
  const unit = readDeploy('systemd/greenroom.service');
  const valuesOf = (key: string) => [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value);

  test('runs the product as `npm start` does, with the Node of the installed version', () => {
    expect(valuesOf('WorkingDirectory')).toEqual(['/srv/greenroom/current']);
    expect(valuesOf('ExecStart')).toEqual([`/srv/greenroom/current/bin/node ${apiCommand.join(' ')}`]);
  });

  test('restarts a server that died, as often as `npm start` does', () => {
    expect(valuesOf('Restart')).toEqual(['on-failure']);
    expect(valuesOf('StartLimitBurst')).toEqual([String(restartLimit.times)]);
    expect(valuesOf('StartLimitIntervalSec')).toEqual([String(restartLimit.withinMs / 1_000)]);
  });

  test('sets only settings that exist', () => {
    const names = valuesOf('Environment').map((setting = '') => setting.split('=')[0]);
    const known = Object.values(settingsTable).flatMap((group) => Object.keys(group));
    expect(names.filter((name) => name !== 'NODE_ENV' && !known.includes(name!))).toEqual([]);
  });
});

test('containers and pods that died are restarted', () => {
  const { services } = readYaml('compose.yaml') as { services: Record<string, { restart?: string }> };
  expect([services['api-1']?.restart, services['api-2']?.restart]).toEqual(['unless-stopped', 'unless-stopped']);
  expect(readDeploy('kubernetes/api.yaml')).toMatch(/livenessProbe:\n +httpGet: { path: \/healthz,/);
});

test('static hosting sends the same security headers as the product', () => {
  const config = readDeploy('nginx-static.conf').toLowerCase();
  for (const [name, value] of Object.entries(safeHeaders))
    expect(config).toContain(`add_header ${name} "${value.toLowerCase()}" always;`);
});

describe('manifests', () => {
  const manifests = readManifests();
  const known = manifests.filter(({ kind }) => kind !== 'Kustomization');
  const one = (kind: string) => manifests.find((manifest) => manifest.kind === kind) as Manifest;

  test('each is valid against the schema of its kind, and an invalid one is found', () => {
    const deployment = one('Deployment');
    const planted = { ...deployment, spec: { ...(deployment.spec as object), replicas: 'two' } };
    const read = [...known, planted].map(({ file: _, ...manifest }) => manifest as Omit<Manifest, 'file'>);
    const faults = faultsOf(read);
    expect(faults.pop()).toContain('replicas');
    expect(faults).toEqual(known.map(() => ''));
  });

  test('applies all manifests except secrets and one-off jobs', () => {
    const { resources } = one('Kustomization') as unknown as { resources: string[] };
    const apart = ['kustomization.yaml', 'secret.example.yaml', 'publish.yaml'];
    expect(new Set([...resources, ...apart])).toEqual(new Set(manifests.map(({ file }) => file)));
  });

  test('probes request paths that the product answers', () => {
    const health = read('apps/api/src/app/health.ts');
    const paths = [...readDeploy('kubernetes/api.yaml').matchAll(/path: (\/\w+)/g)].map(([, path]) => path as string);
    expect(paths).toHaveLength(3);
    for (const path of paths) expect(health).toContain(`'${path}'`);
  });

  test('the readiness probe waits longer than a check may take', () => {
    const [, withinMs = ''] = /withinMs: ([\d_]+)/.exec(read('libs/server/readiness/src/readiness.ts')) ?? [];
    const [, timeoutSeconds] =
      /path: \/readyz.*\n(?:.*\n)?\s+timeoutSeconds: (\d+)/.exec(readDeploy('kubernetes/api.yaml')) ?? [];
    expect(Number(timeoutSeconds) * 1_000).toBeGreaterThan(Number(withinMs.replaceAll('_', '')));
  });
});

/** Returns the schema errors of manifests; empty strings for valid ones. */
function faultsOf(manifests: readonly Omit<Manifest, 'file'>[]): string[] {
  const program = join(workspaceRoot, 'tools/deploy/check-manifests.ts');
  const input = JSON.stringify(manifests);
  return JSON.parse(execFileSync(process.execPath, [program], { input, encoding: 'utf8' })) as string[];
}
