import type { RemoteRoute } from '@greenroom/federation';

/**
 * An address to look at a route by: its parameters are filled with the examples, or with their own names.
 * @param examples by a parameter's name; by a route's path the question that its address needs, `?uuid=…`
 */
export function exampleOf({ path }: Pick<RemoteRoute, 'path'>, examples: Record<string, string>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(examples[name] ?? name));
  return filled + (examples[path] ?? '');
}
