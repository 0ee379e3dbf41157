import type { FinishedLogIn } from './finished-log-in.ts';
import { ApiFailure, type SocialProblem } from '@greenroom/contracts';
import {
  type IdentityProvider,
  LogInCancelledError,
  ProviderRefusedError,
  ProviderUnavailableError,
  type VouchedPerson,
} from '@greenroom/ports/identity-provider';
import type { Asker, IdentityDependencies } from '../identity-dependencies.ts';
import { encryptText } from '@greenroom/crypto';
import { connectAccount } from './connect-account.ts';
import { logInVouched } from './log-in-vouched.ts';
import type { LogInState } from './log-in-state.ts';
import { providerTokenPurpose } from './still-holds.ts';

/** Completes a log-in that began with {@link LogInState}, by the address the browser returned to. */
export async function finishLogIn(
  dependencies: IdentityDependencies,
  asker: Asker,
  { provider, state, answer }: { provider: IdentityProvider; state: LogInState; answer: URL },
): Promise<FinishedLogIn> {
  const vouched = await askProvider(provider, state, answer);
  if (typeof vouched === 'string') return { type: 'problem', problem: vouched };
  const { companyDomain, secret } = dependencies;
  if (state.company && (companyDomain === undefined || vouched.hostedDomain !== companyDomain))
    return { type: 'problem', problem: 'not-company' };
  if (state.connect) return connectAccount(dependencies, asker, { provider, vouched, connect: state.connect });
  const { hostedDomain, refreshToken } = vouched;
  const knownBy = {
    provider: provider.name,
    ...(vouched.emailVerified && { hostedDomain }),
    ...(refreshToken !== undefined && { refreshTokenSealed: encryptText(refreshToken, secret, providerTokenPurpose) }),
  };
  try {
    return await logInVouched(dependencies, asker, { vouched, knownBy, terms: state.terms });
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'forbidden') return { type: 'problem', problem: 'blocked' };
    throw error;
  }
}

async function askProvider(
  provider: IdentityProvider,
  state: LogInState,
  answer: URL,
): Promise<VouchedPerson | SocialProblem> {
  try {
    return await provider.finish(answer, state);
  } catch (error) {
    if (error instanceof LogInCancelledError) return 'cancelled';
    if (error instanceof ProviderRefusedError) return 'refused';
    if (error instanceof ProviderUnavailableError) return 'unavailable';
    throw error;
  }
}
