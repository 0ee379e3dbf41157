import { ApiFailure } from '@greenroom/contracts';
import { mayDo, type ReleaseRight, type ReleaseScope, scopeText } from '@greenroom/release-registry';
import type { Actor } from './registry.repository.ts';
import type { RegistryDependencies } from './registry-dependencies.ts';

/** Who gives a command, and for what they may. */
export interface Commander {
  by: Actor;
  scope: ReleaseScope;
}

/** @throws ApiFailure `forbidden` where it lies outside the scope, which is logged */
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
