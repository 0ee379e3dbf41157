import type { Route } from '../wire/route.ts';
import { checkoutSessionRoutes } from './checkout/checkout-sessions.ts';
import { couponRoutes } from './coupons.ts';
import { customerRoutes } from './customers.ts';
import { eventRoutes } from './events.ts';
import { intentRoutes } from './intents/intent-routes.ts';
import { setupIntentRoutes } from './intents/setup-intents.ts';
import { previewRoutes } from './invoices/create-preview.ts';
import { invoiceRoutes } from './invoices/invoice-routes.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { priceRoutes } from './prices.ts';
import { productRoutes } from './products.ts';
import { promotionCodeRoutes } from './promotion-codes.ts';
import { refundRoutes } from './refunds.ts';
import { scheduleRoutes } from './schedules/schedule-routes.ts';
import { testClockRoutes } from '../clocks/test-clocks.ts';
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts';
import { taxIdRoutes } from './tax-ids.ts';
import { taxRateRoutes } from './tax-rates.ts';
import { webhookEndpointRoutes } from './webhook-endpoints.ts';

/** Every call that the sandbox answers. */
export const routes: readonly Route[] = [
  ...customerRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...couponRoutes,
  ...promotionCodeRoutes,
  ...checkoutSessionRoutes,
  ...paymentMethodRoutes,
  ...intentRoutes,
  ...setupIntentRoutes,
  ...subscriptionRoutes,
  ...previewRoutes,
  ...invoiceRoutes,
  ...refundRoutes,
  ...scheduleRoutes,
  ...taxIdRoutes,
  ...taxRateRoutes,
  ...testClockRoutes,
  ...webhookEndpointRoutes,
  ...eventRoutes,
];
