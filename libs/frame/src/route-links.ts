import type { RemoteRoute } from '@greenroom/federation';

/** An address to look at a route by: its parameters are filled with the examples, or with their own names. */
export function exampleOf({ path }: Pick<RemoteRoute, 'path'>, examples: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(examples[name] ?? name));
}
