import type { FastifyInstance } from 'fastify';
import { pathTo } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import { acceptForms, serve, languageOfRequest } from '@greenroom/http';
import { answerStep, forgetPushDevice, keepPushDevice, readPlan, savePlan, stopPlan } from './plan-of.ts';
import type { PracticeDependencies } from './practice-dependencies.ts';
import { unsubscribe } from './unsubscribe.ts';

const done = { done: true } as const;
const page = pathTo('customAuth', { customAuthSlug: 'reminders' });

export function practiceRoutes(app: FastifyInstance, deps: PracticeDependencies): void {
  serve(app, contracts.practiceRead, async ({ person, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return readPlan(deps, { person, language: languageOfRequest(request) });
  });
  serve(app, contracts.practiceSave, async ({ person, request, body }) =>
    savePlan(deps, { person, language: languageOfRequest(request) }, body),
  );
  serve(app, contracts.practiceStep, async ({ person, request, params, body }) =>
    answerStep(deps, { person, language: languageOfRequest(request) }, { ...params, ...body }),
  );
  serve(app, contracts.practiceStop, async ({ person, request }) =>
    stopPlan(deps, { person, language: languageOfRequest(request) }),
  );

  serve(app, contracts.practiceDeviceKeep, async ({ person, request, body }) =>
    keepPushDevice(deps, { person, language: languageOfRequest(request) }, body),
  );
  serve(app, contracts.practiceDeviceForget, async ({ person, request, body: { endpoint } }) =>
    forgetPushDevice(deps, { person, language: languageOfRequest(request) }, endpoint),
  );

  serve(app, contracts.practiceUnsubscribe, async ({ body: { token }, request }) => {
    await deps.identity.rateLimiter.consume('mailedLink', { address: request.ip });
    await unsubscribe(deps, token);
    return done;
  });
  // A mail program posts this form, from any origin. The token can only end reminders.
  app.register(async (posted) => {
    acceptForms(posted);
    serve(
      posted,
      contracts.practiceUnsubscribeByMail,
      async ({ params: { token } }) => {
        await unsubscribe(deps, token);
        return done;
      },
      { config: { anonymous: true, takesForeign: 'a mail program' }, bodyLimit: 1_024 },
    );
  });
  serve(app, contracts.practiceUnsubscribePage, async ({ params: { token }, reply }) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    return `${page}#token=${encodeURIComponent(token)}`;
  });
}
