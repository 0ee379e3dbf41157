import { ApiFailure } from '@greenroom/contracts';
import { mayDo, type ReleaseRight, type ReleaseScope, scopeText } from '@greenroom/release-registry';
import type { Actor } from './registry.repository.ts';
import type { RegistryDependencies } from './registry-dependencies.ts';

/** The author of a command, and the scope of their rights. */
export interface Commander {
  by: Actor;
  scope: ReleaseScope;
}

/** @throws ApiFailure `forbidden` if the right is outside the scope, which is also logged */
export function requireRight(
  { log }: Pick<RegistryDependencies, 'log'>,
  { by, scope }: Commander,
  app: string,
  right: ReleaseRight,
): void {
  if (mayDo(scope, app, right)) return;
  log.error({ token: by.name, app, right }, 'A token was used beyond its scope; nothing was changed');
  throw new ApiFailure('forbidden', `This token may not ${right} ${app}: its scope is ${scopeText(scope)}`);
}
