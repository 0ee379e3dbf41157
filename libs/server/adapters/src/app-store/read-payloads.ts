import {
  AutoRenewStatus,
  type JWSRenewalInfoDecodedPayload,
  type JWSTransactionDecodedPayload,
  OfferDiscountType,
  type ResponseBodyV2DecodedPayload,
} from '@apple/app-store-server-library';
import {
  AppStoreError,
  type StoreNotification,
  type StoreRenewal,
  type StoreState,
  type StoreTransaction,
} from '@greenroom/ports/app-store';

/** Apple’s payloads mark every field as optional, in all of which a missing one means that this is no such payload. */
function required<T>(value: T | undefined, field: string): T {
  if (value === undefined) throw new AppStoreError('forged', `Apple’s payload has no ${field}`);
  return value;
}

const momentOf = (milliseconds: number | undefined) => (milliseconds === undefined ? null : new Date(milliseconds));
const requiredMoment = (milliseconds: number | undefined, field: string) => new Date(required(milliseconds, field));

/** @throws AppStoreError `forged` if a required field is missing */
export function transactionFrom(payload: JWSTransactionDecodedPayload): StoreTransaction {
  return {
    transactionId: required(payload.transactionId, 'transactionId'),
    originalTransactionId: required(payload.originalTransactionId, 'originalTransactionId'),
    productId: required(payload.productId, 'productId'),
    appAccountToken: payload.appAccountToken?.toLowerCase() ?? null,
    purchasedAt: requiredMoment(payload.purchaseDate, 'purchaseDate'),
    expiresAt: momentOf(payload.expiresDate),
    revokedAt: momentOf(payload.revocationDate),
    isUpgraded: payload.isUpgraded ?? false,
    isTrial: payload.offerDiscountType === OfferDiscountType.FREE_TRIAL,
    signedAt: requiredMoment(payload.signedDate, 'signedDate'),
  };
}

/** @throws AppStoreError `forged` if a required field is missing */
export function renewalFrom(payload: JWSRenewalInfoDecodedPayload): StoreRenewal {
  return {
    originalTransactionId: required(payload.originalTransactionId, 'originalTransactionId'),
    renews: payload.autoRenewStatus === AutoRenewStatus.ON,
    isRetrying: payload.isInBillingRetryPeriod ?? false,
    graceUntil: momentOf(payload.gracePeriodExpiresDate),
    hasExpired: payload.expirationIntent !== undefined,
    signedAt: requiredMoment(payload.signedDate, 'signedDate'),
  };
}

/** @throws AppStoreError `forged` if a required field is missing */
export function notificationFrom(payload: ResponseBodyV2DecodedPayload, state: StoreState | null): StoreNotification {
  return {
    uuid: required(payload.notificationUUID, 'notificationUUID'),
    type: required(payload.notificationType, 'notificationType'),
    subtype: payload.subtype ?? null,
    signedAt: requiredMoment(payload.signedDate, 'signedDate'),
    state,
  };
}
