import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import { languageOfRequest, serve } from '@greenroom/http';
import { deleteCallsOf } from '@greenroom/calls';
import { type Coach, indexScenes, type SynonymGroup } from '@greenroom/content';
import { createRolePlay } from './create-role-play.ts';
import { exportScene } from './export-scene.ts';
import { roleplayHomepage } from './list-scenes.ts';
import { presentSession } from './present-session.ts';
import { findOrOrder, presentFeedback, readFeedback } from './read-feedback.ts';
import { ownSession, ownSessionOfConversation } from './roleplay.policy.ts';
import { deleteSession, findLines, sceneFeedback, type RoleplaySessionRow } from './roleplay.repository.ts';
import { prePaywallCategory } from './scene-cards.ts';
import { roleplayDetail } from './scene-detail.ts';
import { readProgress } from './read-progress.ts';
import { deleteTake } from './takes/index.ts';
import { playAgain } from './play-again.ts';
import { deleteVoices, keepVoice, readVoice } from './voice/index.ts';
import { beginScene, endScene, pauseScene, playOfSession, sayLine, type SessionDependencies } from './scene-session.ts';

export interface RoleplayRoutesDependencies extends SessionDependencies {
  synonyms: readonly SynonymGroup[];
  coaches: readonly Pick<Coach, 'slug' | 'name'>[];
  /** Called when feedback has to be made. */
  onFeedbackPending(rolePlayUuid: string): void;
}

export function roleplayRoutes(app: FastifyInstance, dependencies: RoleplayRoutesDependencies): void {
  sceneRoutes(app, dependencies);
  sessionRoutes(app, dependencies);
  voiceRoutes(app, dependencies);
  feedbackRoutes(app, dependencies);
  takeRoutes(app, dependencies);
}

/** Scenes to choose from, and the progress of an account in them. */
function sceneRoutes(app: FastifyInstance, dependencies: RoleplayRoutesDependencies): void {
  const { db, scenes, synonyms } = dependencies;
  const findScenes = indexScenes(scenes, synonyms);

  serve(app, contracts.prePaywallCategory, async ({ params, request }) =>
    prePaywallCategory(scenes, params.slug, languageOfRequest(request)),
  );
  serve(app, contracts.roleplayHomepage, async ({ query, person, request }) =>
    roleplayHomepage({ db, scenes, findScenes }, person, query, languageOfRequest(request)),
  );
  serve(app, contracts.roleplayDetail, async ({ params, query, person, request }) =>
    roleplayDetail({ db, scenes }, person, { ...params, ...query }, languageOfRequest(request)),
  );
  serve(app, contracts.roleplayProgress, async ({ person, request }) =>
    readProgress({ db, scenes }, person.ownerId, languageOfRequest(request)),
  );
}

/** The session as its pages show it. */
const sessionOf = async ({ db, scenes }: RoleplayRoutesDependencies, row: RoleplaySessionRow) =>
  presentSession(row, playOfSession(scenes, row), await findLines(db, row.uuid));

/** A session from its beginning to its deletion. */
function sessionRoutes(app: FastifyInstance, dependencies: RoleplayRoutesDependencies): void {
  const { db, scenes, coaches } = dependencies;
  const session = (row: RoleplaySessionRow) => sessionOf(dependencies, row);

  serve(app, contracts.roleplayCreate, async ({ body, person }) =>
    session(await createRolePlay(dependencies, person, body)),
  );
  serve(app, contracts.roleplaySession, async ({ params, person }) =>
    session(await ownSession(db, params.userRolePlayUuid, person)),
  );
  serve(app, contracts.roleplayBegin, async ({ params: { userRolePlayUuid }, person }) => {
    await ownSession(db, userRolePlayUuid, person);
    await beginScene(dependencies, userRolePlayUuid);
    return session(await ownSession(db, userRolePlayUuid, person));
  });
  serve(app, contracts.roleplaySay, async ({ params: { userRolePlayUuid }, body, person }) => {
    await ownSession(db, userRolePlayUuid, person);
    await sayLine(dependencies, userRolePlayUuid, body);
    return session(await ownSession(db, userRolePlayUuid, person));
  });
  serve(app, contracts.roleplayPause, async ({ params: { userRolePlayUuid }, body, person }) => {
    await ownSession(db, userRolePlayUuid, person);
    await pauseScene(dependencies, userRolePlayUuid, body.paused);
    return session(await ownSession(db, userRolePlayUuid, person));
  });
  serve(app, contracts.roleplayEnd, async ({ params: { userRolePlayUuid }, person }) => {
    await ownSession(db, userRolePlayUuid, person);
    await endScene(dependencies, userRolePlayUuid);
    return session(await ownSession(db, userRolePlayUuid, person));
  });
  serve(app, contracts.roleplayExport, async ({ params: { userRolePlayUuid }, query, person, request }) => {
    const row = await ownSession(db, userRolePlayUuid, person);
    const [lines, notes] = [await findLines(db, row.uuid), await sceneFeedback.find(db, row.uuid)];
    const language = languageOfRequest(request);
    const shown =
      notes?.status === 'ready'
        ? await presentFeedback({ db, scenes, coaches }, row, notes, lines, language)
        : undefined;
    return exportScene(row, playOfSession(scenes, row), lines, shown, query.format);
  });
  serve(app, contracts.roleplayDelete, async ({ params: { userRolePlayUuid }, person }) => {
    const { conversationUuid } = await ownSession(db, userRolePlayUuid, person);
    await db.transaction(async (tx) => {
      await deleteCallsOf(tx, conversationUuid);
      await deleteSession(tx, userRolePlayUuid);
    });
    // If deleting fails, the periodic run deletes the recordings.
    await deleteVoices(dependencies, userRolePlayUuid).catch(() => {});
    return { deleted: true as const };
  });
}

/** Recordings of a session's voice. */
function voiceRoutes(app: FastifyInstance, dependencies: RoleplayRoutesDependencies): void {
  const { db } = dependencies;

  serve(app, contracts.roleplayKeepVoice, async ({ params: { userRolePlayUuid }, body, person }) => {
    await ownSession(db, userRolePlayUuid, person);
    await keepVoice(dependencies, userRolePlayUuid, body.keep);
    return sessionOf(dependencies, await ownSession(db, userRolePlayUuid, person));
  });
  serve(app, contracts.roleplayVoice, async ({ params: { userRolePlayUuid, position }, person }) => {
    await ownSession(db, userRolePlayUuid, person);
    return readVoice(dependencies, userRolePlayUuid, position);
  });
  serve(app, contracts.roleplayVoiceDelete, async ({ params: { userRolePlayUuid }, person }) => {
    await ownSession(db, userRolePlayUuid, person);
    await deleteVoices(dependencies, userRolePlayUuid);
    return { deleted: true as const };
  });
}

/** Feedback on a session that has ended. */
function feedbackRoutes(app: FastifyInstance, dependencies: RoleplayRoutesDependencies): void {
  const { db, scenes, coaches } = dependencies;

  serve(app, contracts.roleplayFeedback, async ({ params, query, person, request }) => {
    const row = await ownSessionOfConversation(db, params.conversationUuid, person);
    return readFeedback(
      { ...dependencies, onUnclaimed: dependencies.onFeedbackPending },
      row,
      languageOfRequest(request),
      query.async,
    );
  });
  serve(app, contracts.roleplayFeedbackRetry, async ({ params, person, request }) => {
    const row = await ownSessionOfConversation(db, params.conversationUuid, person);
    if (row.status !== 'ended') throw new ApiFailure('conflict', 'The scene is not over');
    await findOrOrder(db, row, await findLines(db, row.uuid));
    if (await sceneFeedback.reorder(db, row.uuid)) dependencies.onFeedbackPending(row.uuid);
    return readFeedback({ db, scenes, coaches, onUnclaimed: () => {} }, row, languageOfRequest(request), true);
  });
}

/** A passage of a session, played again. */
function takeRoutes(app: FastifyInstance, dependencies: RoleplayRoutesDependencies): void {
  const { db } = dependencies;

  serve(app, contracts.roleplayTake, async ({ params: { userRolePlayUuid }, body, person, request }) => {
    const row = await ownSession(db, userRolePlayUuid, person);
    return playAgain(dependencies, row, body, languageOfRequest(request));
  });
  serve(app, contracts.roleplayTakeDelete, async ({ params: { userRolePlayUuid, takeUuid }, person }) => {
    await ownSession(db, userRolePlayUuid, person);
    if (!(await deleteTake(db, userRolePlayUuid, takeUuid))) throw new ApiFailure('not_found', 'There is no such take');
    return { deleted: true as const };
  });
}
