import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiFailure, firstPage, safeReturnTo } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import { isOnThisMachine, type Person } from '@greenroom/access';
import { serve } from '@greenroom/http';
import type { AuthCookies } from './auth-cookies.ts';
import type { IssuedRefreshToken } from './begin-session.ts';
import { changeAddress, changePassword } from './change-credentials.ts';
import { confirmAddress, sendConfirmation } from './confirm-address.ts';
import { factorsRoutes } from './factors/factors.routes.ts';
import { exchangeDesktopCode, makeDesktopCode } from './hand-over.ts';
import { askerOf, ownOf, signedInAccount } from './identity.policy.ts';
import type { IdentityDependencies } from './identity-dependencies.ts';
import { logIn } from './log-in.ts';
import type { LogInStates } from './providers/log-in-state.ts';
import { providersRoutes } from './providers/providers.routes.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import { sessionsRoutes } from './sessions.routes.ts';
import { signUp } from './sign-up.ts';
import { enterByStaffLink } from './staff-link.ts';
import { createConcurrencyLimiter } from '@greenroom/load';
import { tooManyLogIns } from './too-many-log-ins.ts';
import type { SignedTokens } from './signed-tokens.ts';
import { type TokenClient, tokenEndpoint } from './token-endpoint.ts';

export interface IdentityRoutesDependencies {
  use: IdentityDependencies;
  tokens: SignedTokens;
  authCookies: AuthCookies;
  /** Starts sending queued mails, without waiting for it. */
  sendMails(): void;
  /** Whether the one-time staff link is enabled. */
  staffLink: boolean;
  /** The public origin of the site. */
  origin: string;
  states: LogInStates;
  /** The URL scheme that the desktop app registers with the operating system. */
  desktopScheme: string;
  tokenClient: TokenClient | undefined;
  /** Called after a session got new tokens. */
  afterRefresh(sessionUuid: string): void;
}

/** Limits how many log-ins use the database at once, so that a rush of log-ins does not slow down signed-in people. */
const inTurn = createConcurrencyLimiter({ atOnce: 4, mostWaiting: 500, refusal: tooManyLogIns });

const done = { done: true } as const;

export function identityRoutes(app: FastifyInstance, dependencies: IdentityRoutesDependencies): void {
  const { use, tokens, authCookies, sendMails, staffLink, origin, states, tokenClient, afterRefresh, desktopScheme } =
    dependencies;

  const admit = async (reply: FastifyReply, issued: IssuedRefreshToken): Promise<void> => {
    authCookies.set(reply, { ...issued, ...(await tokens.sign(issued.account, issued)) });
    reply.header('cache-control', 'no-store');
  };
  const admitted = async (reply: FastifyReply, issued: IssuedRefreshToken, returnTo: string | undefined) => {
    await admit(reply, issued);
    return { returnTo: safeReturnTo(returnTo), factors: [] };
  };

  serve(app, contracts.authLogIn, async ({ body, request, reply }) => {
    const told = { email: body.username, password: body.password };
    const result = await inTurn(() => logIn(use, askerOf(request), told));
    if (result.type === 'signed-in') return admitted(reply, result.issued, body.returnTo);
    authCookies.setPending(reply, result.pendingToken);
    reply.header('cache-control', 'no-store');
    return { returnTo: safeReturnTo(body.returnTo), factors: [...result.factors] };
  });

  serve(app, contracts.authSignUp, async ({ body, request, reply }) => {
    const issued = await signUp(use, askerOf(request), body);
    sendMails();
    return admitted(reply, issued, firstPage(safeReturnTo(body.returnTo)));
  });

  const whoIs = async ({ person, reply }: { person: Person; reply: FastifyReply }) => {
    reply.header('cache-control', 'no-store, no-cache, must-revalidate').header('pragma', 'no-cache');
    const { uuid, email, name, emailConfirmed } = signedInAccount(person);
    return { uuid, email, name, emailConfirmed };
  };
  serve(app, contracts.authMe, whoIs);
  serve(app, contracts.authBearerUser, async (call) => {
    if (call.request.headers.authorization === undefined)
      throw new ApiFailure('not_authenticated', 'This asks for a bearer token');
    return whoIs(call);
  });

  serve(app, contracts.authForgotPassword, async ({ body, request }) => {
    await forgotPassword(use, askerOf(request), body);
    sendMails();
    return done;
  });

  serve(app, contracts.authResetPassword, async ({ body, request }) => {
    await resetPassword(use, askerOf(request), body);
    sendMails();
    return done;
  });

  serve(app, contracts.authConfirmAddress, async ({ body, request }) => {
    await confirmAddress(use, askerOf(request), body);
    sendMails();
    return done;
  });

  serve(app, contracts.authSendConfirmation, async ({ person, request }) => {
    await sendConfirmation(use, askerOf(request), signedInAccount(person).uuid);
    sendMails();
    return done;
  });

  serve(app, contracts.authChangePassword, async ({ body, person }) => {
    await changePassword(use, ownOf(person), body);
    sendMails();
    return done;
  });

  serve(app, contracts.authChangeAddress, async ({ body, person }) => {
    await changeAddress(use, ownOf(person), body);
    sendMails();
    return done;
  });

  serve(app, contracts.authDesktopCode, async ({ person, request, reply }) => {
    const code = await makeDesktopCode(use, ownOf(person), request.ip);
    reply.header('cache-control', 'no-store');
    return { code, address: `${desktopScheme}://log-in?code=${code}` };
  });

  serve(app, contracts.authDesktopExchange, async ({ body, request, reply }) =>
    admitted(reply, await exchangeDesktopCode(use, askerOf(request), body.code), undefined),
  );

  serve(app, contracts.staffEnter, async ({ body, request, reply }) => {
    if (!staffLink || !isOnThisMachine(request)) throw new ApiFailure('not_found', 'There is nothing at this address');
    await admit(reply, await enterByStaffLink(use, askerOf(request), body.token));
    return done;
  });

  const shared = { use, origin, sendMails, admit };
  providersRoutes(app, { ...shared, states, authCookies });
  factorsRoutes(app, shared);
  const { db, mails, rateLimiter } = use;
  tokenEndpoint(app, { db, mails, rateLimiter, tokens, client: tokenClient, afterRefresh });
  sessionsRoutes(app, { db: use.db, authCookies });
}
