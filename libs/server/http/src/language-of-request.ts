import type { FastifyRequest } from 'fastify';
import { chooseLocale, cookies } from '@greenroom/contracts';

/** In which language a request is answered: the one that was chosen on the site, else the browser's. */
export const languageOfRequest = ({ cookies: sent, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>) =>
  chooseLocale(sent[cookies.locale.name], headers['accept-language']);
