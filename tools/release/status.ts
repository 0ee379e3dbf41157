import type { Registry } from '@greenroom/federation';

/** What is public, a line for each release; the newest of an app first. */
export function statusLines({ microFrontends }: Registry): string[] {
  const apps = Object.entries(microFrontends);
  if (apps.length === 0) return ['Nothing is published yet.'];
  const width = Math.max(...apps.flatMap(([, list]) => list.map(({ metadata }) => metadata.version.length)));
  return apps.flatMap(([name, list]) => [
    name,
    ...list.toReversed().map(({ metadata, deployment }) => {
      const share = `${String(deployment.traffic).padStart(5)} %`;
      return `  ${metadata.version.padEnd(width)} ${share}${deployment.default ? '  default' : ''}`;
    }),
  ]);
}
