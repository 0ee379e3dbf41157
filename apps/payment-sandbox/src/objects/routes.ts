import type { Route } from '../wire/route.ts';
import { checkoutSessionRoutes } from './checkout/checkout-sessions.ts';
import { couponRoutes } from './coupons.ts';
import { customerBalanceRoutes } from './customer-balance.ts';
import { customerRoutes } from './customers.ts';
import { balanceRoutes } from './balance.ts';
import { disputeRoutes } from './disputes.ts';
import { eventRoutes } from './events.ts';
import { chargeRoutes } from './intents/charges.ts';
import { paymentIntentRoutes } from './intents/payment-intents.ts';
import { setupIntentRoutes } from './intents/setup-intents.ts';
import { previewRoutes } from './invoices/create-preview.ts';
import { creditNoteRoutes } from './invoices/credit-notes.ts';
import { invoiceItemRoutes } from './invoices/invoice-items.ts';
import { invoiceRoutes } from './invoices/invoice-routes.ts';
import { portalRoutes } from './portal.ts';
import { searchRoutes } from './search.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { priceRoutes } from './prices.ts';
import { productRoutes } from './products.ts';
import { promotionCodeRoutes } from './promotion-codes.ts';
import { refundRoutes } from './refunds.ts';
import { scheduleRoutes } from './schedules/schedule-routes.ts';
import { testClockRoutes } from '../clocks/test-clocks.ts';
import { subscriptionItemRoutes } from './subscriptions/subscription-item-routes.ts';
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts';
import { taxIdRoutes } from './tax-ids.ts';
import { taxRateRoutes } from './tax-rates.ts';
import { webhookEndpointRoutes } from './webhook-endpoints.ts';

/** All routes of the sandbox's API. */
export const routes: readonly Route[] = [
  ...customerRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...couponRoutes,
  ...promotionCodeRoutes,
  ...checkoutSessionRoutes,
  ...paymentMethodRoutes,
  ...searchRoutes,
  ...paymentIntentRoutes,
  ...chargeRoutes,
  ...disputeRoutes,
  ...balanceRoutes,
  ...creditNoteRoutes,
  ...portalRoutes,
  ...setupIntentRoutes,
  ...subscriptionRoutes,
  ...previewRoutes,
  ...customerBalanceRoutes,
  ...taxIdRoutes,
  ...subscriptionItemRoutes,
  ...invoiceItemRoutes,
  ...invoiceRoutes,
  ...refundRoutes,
  ...scheduleRoutes,
  ...taxRateRoutes,
  ...testClockRoutes,
  ...webhookEndpointRoutes,
  ...eventRoutes,
];
