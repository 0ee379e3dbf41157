import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { policyText } from '@greenroom/federation';
import { cardFormPage } from './card-form-page.ts';
import { challengePage, type ChallengeShown } from './challenge-page.ts';

const scriptFolder = join(import.meta.dirname, 'browser');

interface FrameRoutesOptions {
  /** Returns what a challenge shows; undefined if there is none to answer. */
  findChallenge(token: string): Promise<ChallengeShown | undefined>;
}

interface Asked {
  Querystring: { locale?: string; token?: string };
}

/**
 * Serves the framed pages of the payment sandbox: the card form, where a number is typed, and the bank's page. Our own
 * pages frame them without an origin (`sandbox` without `allow-same-origin`), so that neither side can read the other.
 */
export function frameRoutes(app: FastifyInstance, { findChallenge }: FrameRoutesOptions): void {
  const scripts = readScripts();

  app.get<Asked>('/sandbox/payments/card-form', async ({ query }, reply) =>
    sendFrame(reply, (nonce) => cardFormPage(query.locale, nonce)),
  );
  app.get<Asked>('/sandbox/payments/challenge', async ({ query }, reply) => {
    const token = query.token ?? '';
    const challenge = await findChallenge(token);
    return sendFrame(reply, (nonce) => challengePage({ token, challenge, wish: query.locale }, nonce));
  });
  app.get<{ Params: { name: string } }>('/sandbox/payments/frames/:name', async ({ params }, reply) => {
    const script = scripts.get(params.name);
    if (script === undefined) return reply.code(404).send();
    // For a frame without an origin every request is cross-origin.
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=300')
      .type('text/javascript; charset=utf-8')
      .send(script);
  });
}

/** Returns the frames' scripts for the browser, by file name, with their types stripped as Node does. */
function readScripts(): ReadonlyMap<string, string> {
  const names = readdirSync(scriptFolder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return new Map(names.map((name) => [name, stripTypeScriptTypes(readFileSync(join(scriptFolder, name), 'utf8'))]));
}

function sendFrame(reply: FastifyReply, write: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('content-security-policy', framePolicy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(write(nonce));
}

/** Allows the frame's own scripts and server only; it can be framed by our own pages or opened directly. */
const framePolicy = (nonce: string) =>
  policyText({
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", "'self'"],
    'style-src': [`'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'connect-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
