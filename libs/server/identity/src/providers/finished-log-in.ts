import type { ProviderName, SocialProblem, AuthMethod } from '@greenroom/contracts';
import type { LogInResult } from '../log-in.ts';

export type FinishedLogIn =
  | LogInResult
  | { type: 'connected'; provider: ProviderName }
  | { type: 'problem'; problem: SocialProblem; use?: readonly AuthMethod[] };
