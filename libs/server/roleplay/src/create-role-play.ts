import { randomUUID } from 'node:crypto';
import { ApiFailure, sceneSentences, type RoleplayCreate } from '@greenroom/contracts';
import type { z } from 'zod';
import type { roleplay } from '@greenroom/contracts/schemas';
import type { Database } from '@greenroom/database';
import type { Moderator } from '@greenroom/ports/moderator';
import { type Scenes, sceneTitle } from '@greenroom/content';
import type { Person } from '@greenroom/access';
import { careFor, detectCrisis, plainCareText } from '@greenroom/safety';
import { categoryFor } from './domain/play.ts';
import { ownSession } from './roleplay.policy.ts';
import { countSessionsSince, findSession, insertSession, type RoleplaySessionRow } from './roleplay.repository.ts';

export interface CreateDependencies {
  db: Database;
  scenes: Scenes;
  moderator: Moderator;
  now(): Date;
}

type Wish = z.output<typeof roleplay.RoleplayCreate>;
type SceneOf = Pick<RoleplaySessionRow, 'scenarioSlug' | 'custom' | 'sceneKey' | 'categorySlug' | 'title' | 'seed'>;
type Setup = Pick<
  RoleplaySessionRow,
  'difficulty' | 'medium' | 'language' | 'voiceStyle' | 'aiPersonality' | 'additionalContext'
>;

/** Fair-use limit that ordinary play does not reach: 60 scenes a day are eight hours. */
const maxSessionsPerDay = 60;

const usual: Setup = {
  difficulty: 'realistic',
  medium: 'text',
  language: 'en',
  voiceStyle: null,
  aiPersonality: null,
  additionalContext: '',
};

/**
 * Creates a session of a scene. The safety rules check what the person wrote for it first.
 * @throws ApiFailure `not_found`, `care_first`, `unprocessable` with the rejected fields, `conflict` where the uuid
 * belongs to another scene, `rate_limited`
 */
export async function createRolePlay(
  dependencies: CreateDependencies,
  person: Person,
  wish: Wish,
): Promise<RoleplaySessionRow> {
  const { db, now } = dependencies;
  const uuid = wish.userRolePlayUuid ?? randomUUID();
  const known = await findSession(db, uuid);
  if (known) return sameSession(known, person, wish);
  const dayAgo = new Date(now().getTime() - 86_400_000);
  if ((await countSessionsSince(db, person.ownerId, dayAgo)) >= maxSessionsPerDay)
    throw new ApiFailure('rate_limited', 'That is enough rehearsing for a day');

  const { scene, before } = await sceneOf(dependencies, person, wish, uuid);
  const setup = setupOf(wish, before);
  const written = scene.scenarioSlug === null ? undefined : dependencies.scenes.scene(scene.scenarioSlug);
  const title = written ? sceneTitle(written, setup.language) : scene.title;
  if (!wish.safe) careFirst(wish, setup.additionalContext);
  await judge(dependencies.moderator, wish, setup.additionalContext);
  const conversationUuid = randomUUID();
  const row = { ...scene, title, ...setup, uuid, conversationUuid, ownerId: person.ownerId, createdAt: now() };
  const isNew = await insertSession(db, row);
  const made = await findSession(db, uuid);
  if (!made) throw new ApiFailure('conflict', 'This scene could not be made');
  return isNew ? made : sameSession(made, person, wish);
}

/** Returns the existing session of a repeated request, so that both requests get the same answer. */
function sameSession(known: RoleplaySessionRow, person: Person, { scene }: Wish): RoleplaySessionRow {
  if (known.ownerId !== person.ownerId) throw new ApiFailure('conflict', 'This uuid is taken');
  const isSame =
    scene.kind === 'custom'
      ? known.custom?.description === scene.description && known.custom.roleplayName === scene.roleplayName
      : scene.kind === 'again' || known.scenarioSlug !== null;
  if (!isSame) throw new ApiFailure('conflict', 'This uuid is another scene’s');
  return known;
}

async function sceneOf(
  { db, scenes }: CreateDependencies,
  person: Person,
  { scene }: Wish,
  uuid: string,
): Promise<{ scene: SceneOf; before?: RoleplaySessionRow }> {
  switch (scene.kind) {
    case 'written': {
      const written = scenes.scene(scene.scenarioUuidOrSlug);
      if (!written) throw new ApiFailure('not_found', 'There is no such scene');
      const { slug, category, title } = written;
      const seed = randomUUID();
      return { scene: { scenarioSlug: slug, custom: null, sceneKey: slug, categorySlug: category, title, seed } };
    }
    case 'custom': {
      if (!scenes.custom) throw new ApiFailure('not_found', 'There are no scenes of one’s own here');
      const { kind: _, ...custom } = scene;
      const categorySlug = categoryFor(custom, scenes.custom);
      const title = detectCrisis(custom.roleplayName) ? '…' : custom.roleplayName;
      return { scene: { scenarioSlug: null, custom, sceneKey: uuid, categorySlug, title, seed: randomUUID() } };
    }
    case 'again': {
      const before = await ownSession(db, scene.sameAs, person);
      const { scenarioSlug, custom, sceneKey, categorySlug, title } = before;
      if (scenarioSlug !== null && !scenes.scene(scenarioSlug)) throw new ApiFailure('not_found', 'This scene is gone');
      const seed = scene.seed === 'same' ? before.seed : randomUUID();
      return { scene: { scenarioSlug, custom, sceneKey, categorySlug, title, seed }, before };
    }
  }
}

/** Fills in fields that the request leaves out from the session before, or from the defaults. */
function setupOf(wish: RoleplayCreate, before: Setup = usual): Setup {
  const { difficulty, medium, language, voiceStyle, aiPersonality, additionalContext } = wish;
  return {
    difficulty: difficulty ?? before.difficulty,
    medium: medium ?? before.medium,
    language: language ?? before.language,
    voiceStyle: voiceStyle === undefined ? before.voiceStyle : voiceStyle,
    aiPersonality: aiPersonality === undefined ? before.aiPersonality : aiPersonality,
    additionalContext: additionalContext ?? before.additionalContext,
  };
}

/** @throws ApiFailure `care_first` with help lines where the submitted text signals danger */
function careFirst({ scene }: Wish, additionalContext: string): void {
  if (scene.kind === 'again') return;
  const written =
    scene.kind === 'custom' ? [scene.description, scene.roleplayName, additionalContext] : [additionalContext];
  // The moderator judges threats: in a scene a threat may be part of what is rehearsed.
  const care = written.map((text) => careFor([], text, 'instead')).find((one) => one && one.step !== 'refusal');
  if (care) throw new ApiFailure('care_first', plainCareText(care));
}

/** @throws ApiFailure `unprocessable` */
async function judge(moderator: Moderator, { scene }: Wish, additionalContext: string): Promise<void> {
  const breaks = async (text: string) => text !== '' && (await moderator.check(text)) !== undefined;
  const custom = scene.kind === 'custom' ? scene : undefined;
  const [description, name, role, roleName, context] = await Promise.all([
    breaks(custom?.description ?? ''),
    breaks(custom?.roleplayName ?? ''),
    breaks(custom?.aiRole ?? ''),
    breaks(custom?.aiRoleName ?? ''),
    breaks(additionalContext),
  ]);
  const both = sceneSentences.descriptionOrNameInvalid;
  const fields = [
    description && { path: 'scene.description', message: name ? both : sceneSentences.descriptionInvalid },
    name && { path: 'scene.roleplay_name', message: description ? both : sceneSentences.nameInvalid },
    role && { path: 'scene.ai_role', message: sceneSentences.inputInvalid },
    roleName && { path: 'scene.ai_role_name', message: sceneSentences.inputInvalid },
    context && { path: 'additional_context', message: sceneSentences.contextInvalid },
  ].filter((field) => field !== false);
  if (fields.length === 0) return;
  const sentences = new Set(fields.map(({ message }) => message));
  throw new ApiFailure(
    'unprocessable',
    sentences.size === 1 ? fields[0]!.message : sceneSentences.inputInvalid,
    fields,
  );
}
