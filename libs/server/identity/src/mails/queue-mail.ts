import { randomUUID } from 'node:crypto';
import { type CustomAuthSlug, defaultLocale, pathTo, type SettingPart, settingsAt } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { mails } from '../identity.tables.ts';
import type { AccountRow } from '../accounts.repository.ts';
import type { MailTemplate } from '@greenroom/mail';

/** An account, or an address without one. */
type Addressee = Pick<AccountRow, 'email' | 'locale'> & { uuid: string | null };

export interface MailQueue {
  /** The origin of links in mails, without a trailing slash. */
  origin(): string;
  /** Queues a mail in the transaction of the change it reports. It is sent afterwards, with retries. */
  queue(tx: Queryable, to: Addressee, content: MailTemplate, address?: string): Promise<void>;
  /** Returns the address of a page with a token: in the fragment, which neither logs nor referrers contain. */
  tokenLink(
    page: Extract<CustomAuthSlug, 'reset-password' | 'confirm-address' | 'waitlist' | 'reminders'>,
    token: string,
  ): string;
  /** Returns the address of a section of the settings. */
  settingsLink(part: SettingPart): string;
  pageLink(page: 'homepage' | 'practice' | 'cancelContracts' | 'withdraw' | 'forgot-password'): string;
}

/** @param origin the current origin of links, without a trailing slash */
export function createMailQueue(origin: () => string): MailQueue {
  return {
    origin,
    async queue(tx, { uuid, email, locale }, content, address = email) {
      const row = { uuid: randomUUID(), accountUuid: uuid, to: address, locale: locale ?? defaultLocale, content };
      await tx.insert(mails).values(row);
    },
    tokenLink: (customAuthSlug, token) => `${origin()}${pathTo('customAuth', { customAuthSlug })}#token=${token}`,
    settingsLink: (part) => origin() + settingsAt(part),
    pageLink: (page) =>
      origin() + (page === 'forgot-password' ? pathTo('customAuth', { customAuthSlug: page }) : pathTo(page)),
  };
}
