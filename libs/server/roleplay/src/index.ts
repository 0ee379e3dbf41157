import type { FastifyInstance } from 'fastify';
import type { RightsOf, Person } from '@greenroom/access';
import type { Database } from '@greenroom/database';
import type { FileStore } from '@greenroom/ports/file-store';
import type { Moderator } from '@greenroom/ports/moderator';
import type { CallPartners } from '@greenroom/calls';
import type { ModelOnBudget, PromptPart } from '@greenroom/llm';
import type { Coach, Scenes, SynonymGroup } from '@greenroom/content';
import { makeNotes, makeWaitingNotes } from './make-notes.ts';
import { modelPartner } from './model-partner.ts';
import { ownTry, ownTryOfConversation } from './roleplay.policy.ts';
import { roleplayRoutes } from './roleplay.routes.ts';
import { housePartner, type ScenePartner } from './scene-partner.ts';
import { scenesToCall } from './scenes-to-call.ts';
import { forgetVoices } from './voice/index.ts';

/** Scenes one can rehearse: browsing, playing them with a partner, and notes on how it went. */
export { ownedRolePlays } from './owned-role-plays.ts';
export { shownMeasures } from './domain/shown-measures.ts';
export { measuredScenes, practiceOf } from './practice-of.ts';
export { type PlayedTry, triesOf } from './tries-of.ts';
export { sceneCard } from './scene-cards.ts';
export { findStandings } from './roleplay.repository.ts';
export { prePaywallCategory } from './scene-cards.ts';

/** How an address names a scene that a person plays or has played. */
export type SceneAddress = { userRolePlayUuid: string } | { conversationUuid: string };

export interface RoleplayDependencies {
  db: Database;
  scenes: Scenes;
  /** By which scenes are found as well. */
  synonyms: readonly SynonymGroup[];
  /** Who speak on the page of notes. */
  coaches: readonly Pick<Coach, 'slug' | 'name'>[];
  rightsOf: RightsOf;
  moderator: Moderator;
  /** Where voices lie that people want kept. */
  files: FileStore;
  /** Without one the house speaks and judges. */
  model: ModelOnBudget | undefined;
  prompts: { scene: PromptPart; judge: PromptPart };
  /** Has notes made soon, by whichever instance; where it fails, they are found waiting. */
  queueNotes(rolePlayUuid: string): Promise<void>;
  log: { warn(facts: object, message: string): void };
  now?: () => Date;
  /** Stands in for the house and the model. */
  partner?: ScenePartner;
}

export interface RoleplayModule {
  /** Partners of scenes, for voice calls. */
  partners: CallPartners;
  routes(app: FastifyInstance): void;
  /** @throws what went wrong, for a queue that tries again */
  makeNotes(rolePlayUuid: string): Promise<void>;
  makeWaitingNotes(): Promise<void>;
  /** @throws ApiFailure `not_found` where the person has no such scene */
  requireScene(person: Pick<Person, 'ownerId'>, by: SceneAddress): Promise<void>;
  /** Deletes voices that are not to be kept any longer. */
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
    (model ? modelPartner({ modelFor: model.of, prompt: prompts.scene, moderator, log }) : housePartner);
  const onNotes = (rolePlayUuid: string) => {
    queueNotes(rolePlayUuid).catch((error: unknown) =>
      log.warn({ err: error, rolePlay: rolePlayUuid }, 'Notes were not queued; they will be found waiting'),
    );
  };
  const notes = { db, scenes, model, prompt: prompts.judge, log };
  const session = { db, scenes, moderator, files, partner, now, onEnded: onNotes };
  return {
    routes: (app) => roleplayRoutes(app, { ...session, synonyms, coaches, onNotes }),
    partners: scenesToCall({ ...session, rightsOf }),
    makeNotes: (rolePlayUuid) => makeNotes(notes, rolePlayUuid),
    makeWaitingNotes: () => makeWaitingNotes(notes),
    requireScene: async (person, by) => {
      if ('userRolePlayUuid' in by) await ownTry(db, by.userRolePlayUuid, person);
      else await ownTryOfConversation(db, by.conversationUuid, person);
    },
    forgetVoices: () => forgetVoices({ db, files }),
  };
}
