import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import type { Person } from '@greenroom/access';
import { languageOfRequest, serve } from '@greenroom/http';
import { limitByAddress, type Pace } from '@greenroom/rate-limit';
import { occasionCalendar } from './occasion-calendar.ts';
import type { OccasionsDependencies } from './occasions-dependencies.ts';
import {
  addOccasion,
  editOccasion,
  oneOccasion,
  readOccasions,
  removeOccasion,
  sayHowItWent,
} from './own-occasions.ts';
import { prepareOccasion } from './prepare-occasion.ts';
import { deleteSavedLine, readSavedLines, saveLine } from './saved-lines.ts';

/** Enough for an office behind one address; each request takes a few milliseconds. */
const usualPace: Pace = { points: 120, seconds: 60 };

const askerOf = ({ person, request }: { person: Person; request: FastifyRequest }) => ({
  person,
  language: languageOfRequest(request),
});

export function occasionsRoutes(app: FastifyInstance, deps: OccasionsDependencies & { origin: string }): void {
  const limit = limitByAddress(usualPace);
  serve(app, contracts.occasionPrepare, async ({ body: { text }, person, request }) => {
    await limit(request.ip);
    const reader = { language: languageOfRequest(request), library: deps.rightsOf(person).library };
    return prepareOccasion(deps.catalogue, text, reader);
  });
  serve(app, contracts.occasionsRead, async (call) => readOccasions(deps, askerOf(call)));
  serve(app, contracts.occasionAdd, async (call) => {
    await limit(call.request.ip);
    return addOccasion(deps, askerOf(call), call.body);
  });
  serve(app, contracts.occasionChange, async (call) =>
    editOccasion(deps, askerOf(call), call.params.occasionId, call.body),
  );
  serve(app, contracts.occasionOutcome, async (call) =>
    sayHowItWent(deps, askerOf(call), call.params.occasionId, call.body.outcome),
  );
  serve(app, contracts.occasionDelete, async (call) => removeOccasion(deps, askerOf(call), call.params.occasionId));
  serve(app, contracts.savedLinesRead, async ({ person }) => readSavedLines(deps.db, person.ownerId));
  serve(app, contracts.savedLineAdd, async ({ person, request, body }) => {
    await limit(request.ip);
    return saveLine(deps, person.ownerId, body.text);
  });
  serve(app, contracts.savedLineDelete, async ({ person, params }) =>
    deleteSavedLine(deps, person.ownerId, params.lineId),
  );
  serve(app, contracts.occasionCalendar, async (call) => {
    const asker = askerOf(call);
    const occasion = await oneOccasion(deps, asker, call.params.occasionId);
    const timeZone = call.person.account?.timeZone ?? null;
    const made = { language: asker.language, origin: deps.origin, now: deps.now(), timeZone };
    const text = occasionCalendar(occasion, made);
    if (text === null) throw new ApiFailure('not_found', 'It has no day yet');
    return { name: 'greenroom.ics', type: 'text/calendar', text };
  });
}
