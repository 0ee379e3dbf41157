import { type Payments, PaymentsError } from '@greenroom/ports/payments';

const closed = async () => {
  throw new PaymentsError('unavailable', 'Nothing is sold here: no payment provider is set up');
};

/** For a public site without a payment provider: plans cannot be bought. */
export const closedPayments: Payments = {
  name: 'none: plans cannot be bought',
  publishableKey: '',
  sandbox: false,
  testCardOf: () => undefined,
  findPrices: closed,
  findCoupon: closed,
  ensureCatalogue: closed,
  createCustomer: closed,
  readCustomer: closed,
  listDisputes: async () => [],
  disputePage: () => undefined,
  knowsCustomer: closed,
  openCheckout: closed,
  readCheckout: closed,
  expireCheckout: closed,
  cancelLater: closed,
  keepOn: closed,
  cancelNow: closed,
  quoteSwitch: closed,
  switchNow: closed,
  switchLater: closed,
  withdrawSwitch: closed,
  quoteTrialSwitch: closed,
  switchTrial: closed,
  pause: closed,
  endPause: closed,
  withdrawUpdate: closed,
  redeemCode: closed,
  saveBilledTo: closed,
  listCards: closed,
  removeCard: closed,
  beginCard: closed,
  readCard: closed,
  useCard: closed,
  payInvoice: closed,
  readOpenPayment: closed,
  refund: closed,
  readEvent() {
    throw new PaymentsError('bad-signature', 'Nobody sends events here');
  },
};
