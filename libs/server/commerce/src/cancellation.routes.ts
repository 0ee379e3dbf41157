import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import { serve } from '@greenroom/http';
import { asFailure } from './as-failure.ts';
import { confirmCancellation } from './cancellations/confirm-cancellation.ts';
import { confirmWithdrawal } from './cancellations/confirm-withdrawal.ts';
import { declareCancellation } from './cancellations/declare-cancellation.ts';
import { declareWithdrawal } from './cancellations/declare-withdrawal.ts';
import type { CommerceDependencies } from './commerce-dependencies.ts';
import { localeOf } from './said-for.ts';

/** Routes for cancelling a contract, or withdrawing from it, without signing in. */
export function cancellationRoutes(app: FastifyInstance, deps: CommerceDependencies): void {
  const { identity } = deps;

  serve(app, contracts.commerceCancellationDeclare, async ({ body, request }) => {
    await identity.rateLimiter.consume('cancellation', { address: request.ip, account: body.email });
    const receivedAt = await declareCancellation(deps, { ...body, locale: localeOf(request) });
    void identity.sendMails().catch(() => {});
    return { receivedAt: receivedAt.toISOString() };
  });

  serve(app, contracts.commerceCancellationConfirm, async ({ body, request }) => {
    await identity.rateLimiter.consume('mailedLink', { address: request.ip });
    const endsAt = await asFailure(() => confirmCancellation(deps, body.token));
    return { endsAt: endsAt?.toISOString() ?? null };
  });

  serve(app, contracts.commerceWithdrawalDeclare, async ({ body, request }) => {
    await identity.rateLimiter.consume('cancellation', { address: request.ip, account: body.email });
    const receivedAt = await declareWithdrawal(deps, { ...body, locale: localeOf(request) });
    void identity.sendMails().catch(() => {});
    return { receivedAt: receivedAt.toISOString() };
  });

  serve(app, contracts.commerceWithdrawalConfirm, async ({ body, request }) => {
    await identity.rateLimiter.consume('mailedLink', { address: request.ip });
    return asFailure(() => confirmWithdrawal(deps, body.token));
  });
}
