import { randomUUID } from 'node:crypto';
import { type CustomAuthSlug, defaultLocale, pathTo, type SettingPart, settingsAt } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { mails } from '../identity.tables.ts';
import type { AccountRow } from '../accounts.repository.ts';
import type { MailTemplate } from '@greenroom/mail';

/** An account, or an address that has none. */
type Addressee = Pick<AccountRow, 'email' | 'locale'> & { uuid: string | null };

export interface MailQueue {
  /** Where links in mails lead, without a slash at its end. */
  origin(): string;
  /** Writes a mail down, in the transaction it tells of. It is sent afterwards, however often that has to be tried. */
  queue(tx: Queryable, to: Addressee, content: MailTemplate, address?: string): Promise<void>;
  /** A page that takes a token: behind the `#`, where neither logs nor referrers see it. */
  tokenLink(
    page: Extract<CustomAuthSlug, 'reset-password' | 'confirm-address' | 'waitlist' | 'reminders'>,
    token: string,
  ): string;
  /** A section of the settings. */
  settingsLink(part: SettingPart): string;
  pageLink(page: 'homepage' | 'practice' | 'cancelContracts' | 'withdraw' | 'forgot-password'): string;
}

/** @param origin where links lead at the moment, without a slash at its end */
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
