import { randomUUID } from 'node:crypto';
import type { AppleSigner } from './apple-signer.ts';

/** The app that tests sell. */
export const testApp = { bundleId: 'com.example.greenroom', appAppleId: 123_456_789, environment: 'Production' };

export interface PayloadWish {
  type: string;
  subtype?: string;
  uuid?: string;
  /** When Apple signed it, in ms. */
  at: number;
  /** Replaces fields of the app, the transaction or the renewal. */
  app?: Partial<typeof testApp>;
  transaction?: object;
  renewal?: object;
}

/** Writes the payloads that Apple sends, signed by `signer`. By default the purchase is of a month that renews. */
export function applePayloads(signer: AppleSigner, originalTransactionId = '2000000001') {
  const transaction = (at: number, more: object = {}, app: Partial<typeof testApp> = {}) => {
    const { appAppleId: _, ...ofApp } = { ...testApp, ...app };
    return signer.sign({
      originalTransactionId,
      transactionId: originalTransactionId,
      productId: 'greenroom.monthly',
      type: 'Auto-Renewable Subscription',
      inAppOwnershipType: 'PURCHASED',
      purchaseDate: at,
      ...ofApp,
      signedDate: at,
      ...more,
    });
  };
  const renewal = (at: number, more: object = {}, environment = testApp.environment) =>
    signer.sign({
      originalTransactionId,
      productId: 'greenroom.monthly',
      autoRenewProductId: 'greenroom.monthly',
      autoRenewStatus: 1,
      isInBillingRetryPeriod: false,
      environment,
      signedDate: at,
      ...more,
    });
  return {
    transaction,
    renewal,
    notification(wish: PayloadWish): string {
      const app = { ...testApp, ...wish.app };
      return signer.sign({
        notificationType: wish.type,
        ...(wish.subtype && { subtype: wish.subtype }),
        notificationUUID: wish.uuid ?? randomUUID(),
        version: '2.0',
        signedDate: wish.at,
        data: {
          ...app,
          ...(wish.transaction && { signedTransactionInfo: transaction(wish.at, wish.transaction, wish.app) }),
          ...(wish.renewal && { signedRenewalInfo: renewal(wish.at, wish.renewal, app.environment) }),
        },
      });
    },
  };
}
