import type { FastifyInstance } from 'fastify';
import type { RightsOf, Person } from '@greenroom/access';
import type { Database } from '@greenroom/database';
import type { FileStore } from '@greenroom/ports/file-store';
import type { Moderator } from '@greenroom/ports/moderator';
import type { CallPartners } from '@greenroom/calls';
import type { ModelOnBudget, PromptPart } from '@greenroom/llm';
import type { Coach, Scenes, SynonymGroup } from '@greenroom/content';
import { writeSceneFeedback, writePendingSceneFeedback } from './write-scene-feedback.ts';
import { modelPartner } from './model-partner.ts';
import { ownSession, ownSessionOfConversation } from './roleplay.policy.ts';
import { roleplayRoutes } from './roleplay.routes.ts';
import { scriptedPartner, type ScenePartner } from './scene-partner.ts';
import { scenesToCall } from './scenes-to-call.ts';
import { forgetVoices } from './voice/index.ts';

/** Rehearsal scenes: browsing, playing them with a partner, and feedback on how they went. */
export { ownedRolePlays } from './owned-role-plays.ts';
export { shownMeasures } from './domain/shown-measures.ts';
export { measuredScenes, practiceOf } from './practice-of.ts';
export { type PlayedSession, playedSessionsOf } from './played-sessions.ts';
export { sceneCard } from './scene-cards.ts';
export { findSceneProgress } from './roleplay.repository.ts';
export { prePaywallCategory } from './scene-cards.ts';

/** Identifies a scene that a person plays or has played. */
export type SceneAddress = { userRolePlayUuid: string } | { conversationUuid: string };

export interface RoleplayDependencies {
  db: Database;
  scenes: Scenes;
  /** Synonyms that the scene search uses. */
  synonyms: readonly SynonymGroup[];
  /** Coaches who speak on the feedback page. */
  coaches: readonly Pick<Coach, 'slug' | 'name'>[];
  rightsOf: RightsOf;
  moderator: Moderator;
  /** Stores recordings that people asked to keep. */
  files: FileStore;
  /** Without a model the house engine speaks and judges. */
  model: ModelOnBudget | undefined;
  prompts: { scene: PromptPart; judge: PromptPart };
  /** Queues the feedback to be made soon by any instance. If queuing fails, the periodic run finds it. */
  queueNotes(rolePlayUuid: string): Promise<void>;
  log: { warn(facts: object, message: string): void };
  now?: () => Date;
  /** Replaces both the house engine and the model. */
  partner?: ScenePartner;
}

export interface RoleplayModule {
  /** Scene partners for voice calls. */
  partners: CallPartners;
  routes(app: FastifyInstance): void;
  /** @throws any failure, so that the queue retries */
  writeSceneFeedback(rolePlayUuid: string): Promise<void>;
  writePendingSceneFeedback(): Promise<void>;
  /** @throws ApiFailure `not_found` where the person has no such scene */
  requireScene(person: Pick<Person, 'ownerId'>, by: SceneAddress): Promise<void>;
  /** Deletes recordings whose retention has ended. */
  forgetVoices(): Promise<void>;
}

export function roleplayModule(dependencies: RoleplayDependencies): RoleplayModule {
  const {
    db,
    scenes,
    synonyms,
    coaches,
    rightsOf,
    moderator,
    files,
    model,
    prompts,
    queueNotes,
    log,
    now = () => new Date(),
  } = dependencies;
  const partner =
    dependencies.partner ??
    (model ? modelPartner({ modelFor: model.of, prompt: prompts.scene, moderator, log }) : scriptedPartner);
  const onFeedbackPending = (rolePlayUuid: string) => {
    queueNotes(rolePlayUuid).catch((error: unknown) =>
      log.warn({ err: error, rolePlay: rolePlayUuid }, 'Queuing the feedback failed; the periodic run will make it'),
    );
  };
  const notes = { db, scenes, model, prompt: prompts.judge, log };
  const session = { db, scenes, moderator, files, partner, now, onEnded: onFeedbackPending };
  return {
    routes: (app) => roleplayRoutes(app, { ...session, synonyms, coaches, onFeedbackPending }),
    partners: scenesToCall({ ...session, rightsOf }),
    writeSceneFeedback: (rolePlayUuid) => writeSceneFeedback(notes, rolePlayUuid),
    writePendingSceneFeedback: () => writePendingSceneFeedback(notes),
    requireScene: async (person, by) => {
      if ('userRolePlayUuid' in by) await ownSession(db, by.userRolePlayUuid, person);
      else await ownSessionOfConversation(db, by.conversationUuid, person);
    },
    forgetVoices: () => forgetVoices({ db, files }),
  };
}
export { voiceOf } from './domain/scene-voice.ts';
