import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import { serve } from '@greenroom/http';
import { signedInAccount } from '@greenroom/identity';
import type { Person } from '@greenroom/access';
import { asFailure } from './as-failure.ts';
import { cancelSubscription, continueSubscription } from './changes/cancel-and-continue.ts';
import { readOwn } from './changes/own-subscription.ts';
import { beginPayment, paymentConfirmed, withdrawUpdate } from './changes/pay-open.ts';
import { beginCard, takeCard } from './changes/replace-card.ts';
import { previewSwitch, switchPlan, withdrawSwitch } from './changes/switch-plan.ts';
import { readLeavingOffer, takeLeavingOffer } from './changes/leaving-offer.ts';
import { pausePlan, resumePlan } from './changes/pause.ts';
import { redeemCode } from './changes/redeem-code.ts';
import { cardRoutes } from './card.routes.ts';
import type { CommerceDependencies } from './commerce-dependencies.ts';
import { invoiceDocument } from './invoices/invoice-document.ts';
import { invoicePdf } from './invoices/invoice-pdf.ts';
import { invoiceSheet } from './invoices/invoice-sheet.ts';
import { listInvoices, readInvoice } from './invoices/list-invoices.ts';
import { giveBackByGuarantee } from './refunds/give-back.ts';
import { localeOf, noStore } from './said-for.ts';

/** Routes for an existing subscription. */
export function subscriptionRoutes(app: FastifyInstance, deps: CommerceDependencies): void {
  const own = (person: Person, { subscriptionId }: { subscriptionId: string }) => ({
    accountUuid: signedInAccount(person).uuid,
    subscriptionId,
  });
  // If sending fails now, the scheduled run sends the queued mails.
  const sendMails = () => void deps.identity.sendMails().catch(() => {});
  const change = async <T>(work: () => Promise<T>): Promise<T> => {
    const changed = await asFailure(work);
    sendMails();
    return changed;
  };

  serve(app, contracts.commerceSubscriptionCancel, async ({ params, body: { reason, comment }, person }) =>
    change(() => cancelSubscription(deps, own(person, params), { reason, comment })),
  );
  serve(app, contracts.commerceSubscriptionContinue, async ({ params, person }) =>
    change(() => continueSubscription(deps, own(person, params))),
  );
  serve(app, contracts.commerceSwitchPreview, async ({ params, query, person, reply }) => {
    noStore(reply);
    return change(() => previewSwitch(deps, { ...own(person, params), ...query, country: person.country }));
  });
  serve(app, contracts.commerceSwitch, async ({ params, body, person }) =>
    change(() => switchPlan(deps, { ...own(person, params), ...body, country: person.country })),
  );
  serve(app, contracts.commerceSwitchWithdraw, async ({ params, person }) =>
    change(() => withdrawSwitch(deps, own(person, params))),
  );
  serve(app, contracts.commercePaymentMethod, async ({ params, person }) =>
    change(() => beginCard(deps, own(person, params))),
  );
  serve(app, contracts.commercePaymentMethodConfirmed, async ({ params, body, person }) =>
    change(() => takeCard(deps, own(person, params), body.setupIntentId)),
  );
  serve(app, contracts.commercePayment, async ({ params, person }) =>
    change(() => beginPayment(deps, own(person, params))),
  );
  serve(app, contracts.commercePaymentConfirmed, async ({ params, person }) =>
    change(() => paymentConfirmed(deps, own(person, params))),
  );
  serve(app, contracts.commercePaymentWithdraw, async ({ params, person }) =>
    change(() => withdrawUpdate(deps, own(person, params))),
  );
  serve(app, contracts.commercePause, async ({ params, body, person }) =>
    change(() => pausePlan(deps, own(person, params), body.months)),
  );
  serve(app, contracts.commerceResume, async ({ params, person }) =>
    change(() => resumePlan(deps, own(person, params))),
  );
  serve(app, contracts.commerceCoupon, async ({ params, body, person }) => {
    await deps.identity.rateLimiter.consume('coupon', { address: person.address });
    return change(() => redeemCode(deps, own(person, params), body.code));
  });
  serve(app, contracts.commerceOffer, async ({ params, person, reply }) => {
    noStore(reply);
    return readLeavingOffer(deps, own(person, params));
  });
  serve(app, contracts.commerceOfferTake, async ({ params, person }) =>
    change(() => takeLeavingOffer(deps, own(person, params))),
  );
  cardRoutes(app, deps);
  serve(app, contracts.commerceInvoices, async ({ params, person, request, reply }) => {
    noStore(reply);
    const { accountUuid, subscriptionId } = own(person, params);
    // `me` stands for all plans, including ended ones.
    if (subscriptionId !== 'me') await readOwn(deps, own(person, params));
    return listInvoices(deps.db, accountUuid, localeOf(request));
  });
  serve(app, contracts.commerceInvoiceDocument, async ({ params, person, request, reply }) => {
    noStore(reply);
    const invoice = await readInvoice(deps.db, own(person, params).accountUuid, params.invoiceId);
    return invoiceDocument(invoiceSheet(invoice, localeOf(request), deps.seller));
  });
  serve(app, contracts.commerceInvoicePdf, async ({ params, person, request }) => {
    const invoice = await readInvoice(deps.db, own(person, params).accountUuid, params.invoiceId);
    const sheet = invoiceSheet(invoice, localeOf(request), deps.seller);
    return { name: `${sheet.title}.pdf`, type: 'application/pdf', bytes: await invoicePdf(sheet) };
  });
  serve(app, contracts.commerceRefund, async ({ params, person }) =>
    change(() => giveBackByGuarantee(deps, own(person, params))),
  );
}
