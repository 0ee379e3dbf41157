import { z } from 'zod';
import * as chat from './chat.schema.ts';
import * as content from './content.schema.ts';
import type { ContractTable } from './contract.ts';
import * as endpoints from './endpoints.ts';
import * as roleplay from './roleplay.schema.ts';

type RoleplayEndpoint = Extract<keyof ContractTable, `roleplay${string}` | 'prePaywallCategory'>;

/** Contracts of role-play. Whoever may look is told by `endpointRights`; scenes of others are not told from none. */
export const roleplayContracts = {
  prePaywallCategory: {
    endpoint: endpoints.prePaywallCategory,
    summary: 'A category of scenes for visitors; “all” names the first',
    params: content.SlugParams,
    reply: roleplay.PrePaywallCategory,
    errors: ['not_found'],
  },
  roleplayHomepage: {
    endpoint: endpoints.roleplayHomepage,
    summary: 'Scenes by category or by search, and one’s path through them',
    query: roleplay.RoleplayHomepageQuery,
    reply: roleplay.RoleplayHomepage,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  roleplayDetail: {
    endpoint: endpoints.roleplayDetail,
    summary: 'A scene to set up, with one’s tries of it; “custom” with a try names a scene of one’s own',
    params: roleplay.ScenarioParams,
    query: roleplay.RoleplayDetailQuery,
    reply: roleplay.RoleplayDetail,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  roleplayCreate: {
    endpoint: endpoints.roleplayCreate,
    summary: 'Makes a try of a scene; of a scene of one’s own, what was written is judged by the safety rules',
    body: roleplay.RoleplayCreate,
    reply: roleplay.RoleplaySession,
    errors: [
      'bad_request',
      'not_authenticated',
      'plan_required',
      'not_found',
      'conflict',
      'unprocessable',
      'care_first',
      'rate_limited',
    ],
  },
  roleplaySession: {
    endpoint: endpoints.roleplaySession,
    summary: 'A try with all that was said in it',
    params: roleplay.RoleplayParams,
    reply: roleplay.RoleplaySession,
    errors: ['not_authenticated', 'not_found'],
  },
  roleplayBegin: {
    endpoint: endpoints.roleplayBegin,
    summary: 'Opens the scene: its time runs, and a partner who opens speaks; again, it changes nothing',
    params: roleplay.RoleplayParams,
    reply: roleplay.RoleplaySession,
    errors: ['not_authenticated', 'plan_required', 'not_found', 'conflict'],
  },
  roleplaySay: {
    endpoint: endpoints.roleplaySay,
    summary: 'Says a line; the partner’s is in the answer. The same id again is answered with what was said then',
    params: roleplay.RoleplayParams,
    body: roleplay.RoleplaySay,
    reply: roleplay.RoleplaySession,
    errors: [
      'bad_request',
      'not_authenticated',
      'plan_required',
      'not_found',
      'conflict',
      'message_too_long',
      'rate_limited',
    ],
  },
  roleplayPause: {
    endpoint: endpoints.roleplayPause,
    summary: 'Lets a scene wait, or go on; no time of it passes meanwhile',
    params: roleplay.RoleplayParams,
    body: roleplay.RoleplayPause,
    reply: roleplay.RoleplaySession,
    errors: ['not_authenticated', 'not_found', 'conflict'],
  },
  roleplayEnd: {
    endpoint: endpoints.roleplayEnd,
    summary: 'Ends a scene, and begins its feedback; one in which nobody spoke is cancelled',
    params: roleplay.RoleplayParams,
    reply: roleplay.RoleplaySession,
    errors: ['not_authenticated', 'not_found'],
  },
  roleplayExport: {
    endpoint: endpoints.roleplayExport,
    summary: 'A try as a file: Markdown to read, JSON to keep, with its notes where there are any',
    params: roleplay.RoleplayParams,
    query: roleplay.SceneExportQuery,
    reply: z.string(),
    replyKind: 'file',
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  roleplayDelete: {
    endpoint: endpoints.roleplayDelete,
    summary: 'Deletes a try with everything in it',
    params: roleplay.RoleplayParams,
    reply: chat.Deleted,
    errors: ['not_authenticated', 'not_found'],
  },
  roleplayKeepVoice: {
    endpoint: endpoints.roleplayKeepVoice,
    summary: 'Says whether one’s own voice may be kept from now on; withdrawn, what was kept is deleted',
    params: roleplay.RoleplayParams,
    body: roleplay.RoleplayKeepVoice,
    reply: roleplay.RoleplaySession,
    errors: ['bad_request', 'not_authenticated', 'not_found', 'conflict'],
  },
  roleplayVoice: {
    endpoint: endpoints.roleplayVoice,
    summary: 'One’s own voice in one line, as it was said; parts of it can be asked for',
    params: roleplay.VoiceParams,
    reply: z.string(),
    replyKind: 'sound',
    errors: ['not_authenticated', 'not_found'],
  },
  roleplayVoiceDelete: {
    endpoint: endpoints.roleplayVoiceDelete,
    summary: 'Deletes all that is kept of one’s voice in a scene, at once',
    params: roleplay.RoleplayParams,
    reply: chat.Deleted,
    errors: ['not_authenticated', 'not_found'],
  },
  roleplayFeedback: {
    endpoint: endpoints.roleplayFeedback,
    summary: 'The notes on a scene; with async, how far they are',
    params: roleplay.FeedbackParams,
    query: roleplay.FeedbackQuery,
    reply: roleplay.RoleplayFeedback,
    errors: ['bad_request', 'not_authenticated', 'not_found', 'conflict', 'not_ready', 'too_short'],
  },
  roleplayFeedbackRetry: {
    endpoint: endpoints.roleplayFeedbackRetry,
    summary: 'Has notes that failed made once more; the scene is not played again',
    params: roleplay.FeedbackParams,
    reply: roleplay.RoleplayFeedback,
    errors: ['not_authenticated', 'not_found', 'conflict', 'too_short'],
  },
} as const satisfies Pick<ContractTable, RoleplayEndpoint>;
