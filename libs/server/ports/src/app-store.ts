/** What Apple says about one period that was paid, or given as a trial. */
export interface StoreTransaction {
  transactionId: string;
  /** Identifies the subscription: the same for all of its periods. */
  originalTransactionId: string;
  productId: string;
  /** The account that the app named at the purchase, in lower case; null if it named none. */
  appAccountToken: string | null;
  purchasedAt: Date;
  /** Null for a purchase that is no subscription. */
  expiresAt: Date | null;
  /** When Apple refunded or revoked it. */
  revokedAt: Date | null;
  /** Another period replaced it when the person moved to a higher plan. */
  isUpgraded: boolean;
  isTrial: boolean;
  /** When Apple signed this. The latest is valid. */
  signedAt: Date;
}

/** What Apple says about the next period of a subscription. */
export interface StoreRenewal {
  originalTransactionId: string;
  renews: boolean;
  /** A payment failed, and Apple tries it again. */
  isRetrying: boolean;
  /** Until when the person keeps the plan although a payment failed. */
  graceUntil: Date | null;
  /** Apple gives a reason why the subscription expired. */
  hasExpired: boolean;
  signedAt: Date;
}

/** A subscription at one moment. */
export interface StoreState {
  transaction: StoreTransaction;
  /** Null if Apple says nothing about it. */
  renewal: StoreRenewal | null;
}

export interface StoreNotification {
  /** The same if Apple sends it again. */
  uuid: string;
  /** Apple’s name, unchanged: `DID_RENEW`. It may be unknown. */
  type: string;
  subtype: string | null;
  signedAt: Date;
  /** Null if it is not about a purchase. */
  state: StoreState | null;
}

/** Plans that people buy in the app, from Apple. Everything it returns was signed by Apple for this app. */
export interface AppStore {
  readonly name: string;
  /**
   * Reads the signed payload of a notification.
   * @throws AppStoreError `forged`, or `unavailable` if Apple does not answer whether a certificate is still valid
   */
  readNotification(signedPayload: string): Promise<StoreNotification>;
  /** Reads a signed transaction that the app sent. @throws AppStoreError as {@link AppStore.readNotification} */
  readTransaction(signedTransaction: string): Promise<StoreTransaction>;
  /**
   * Asks Apple for the state of a subscription. Undefined if no key for it is set.
   * @returns undefined if Apple does not know it
   * @throws AppStoreError
   */
  readonly fetchState?: ((originalTransactionId: string) => Promise<StoreState | undefined>) | undefined;
}

/**
 * - `forged`: not signed by Apple, or not for this app and environment
 * - `unavailable`: Apple does not answer, or refuses the key
 */
export type AppStoreTrouble = 'forged' | 'unavailable';

export class AppStoreError extends Error {
  readonly trouble: AppStoreTrouble;

  constructor(trouble: AppStoreTrouble, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'AppStoreError';
    this.trouble = trouble;
  }
}
