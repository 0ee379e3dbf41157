import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseLocale, cookies, type Locale } from '@greenroom/contracts';

/** Keeps personal responses out of every cache. */
export function noStore(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
}

/** Returns the language of the response: the account's, else the page's. */
export function localeOf({ cookies: sent, headers, person }: FastifyRequest): Locale {
  return person.account?.locale ?? chooseLocale(sent[cookies.locale.name], headers['accept-language']);
}
