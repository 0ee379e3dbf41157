import type { RemoteRoute } from '@greenroom/federation';

/**
 * Returns an example address of a route: its parameters take the examples, or their own names.
 * @param examples values by parameter name; for a route's path, the query that its address needs (`?uuid=…`)
 */
export function exampleOf({ path }: Pick<RemoteRoute, 'path'>, examples: Record<string, string>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(examples[name] ?? name));
  return filled + (examples[path] ?? '');
}
