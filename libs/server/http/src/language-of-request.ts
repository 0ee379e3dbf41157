import type { FastifyRequest } from 'fastify';
import { chooseLocale, cookies } from '@greenroom/contracts';

/** Returns the language for a request's answer: the one chosen on the site, or the browser's. */
export const languageOfRequest = ({ cookies: sent, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>) =>
  chooseLocale(sent[cookies.locale.name], headers['accept-language']);
