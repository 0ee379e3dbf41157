import type { AccountRow, MailQueue } from '@greenroom/identity';
import type { Payer } from '../customers/payers.repository.ts';
import type { Seller } from '../invoices/invoice-sheet.ts';
import type { SubscriptionRow } from './read-projection.ts';

export interface Telling {
  mails: MailQueue;
  seller: Seller;
  account: AccountRow;
  payer: Payer;
  subscriptions: readonly SubscriptionRow[];
  now: Date;
}
