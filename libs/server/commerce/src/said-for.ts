import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseLocale, cookies, type Locale } from '@greenroom/contracts';

/** What is one's own is in no cache. */
export function noStore(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
}

/** The language to answer in: the account's, else the page's. */
export function localeOf({ cookies: sent, headers, person }: FastifyRequest): Locale {
  return person.account?.locale ?? chooseLocale(sent[cookies.locale.name], headers['accept-language']);
}
