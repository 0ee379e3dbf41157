import { z } from 'zod';
import { SlugParams, ContentParams } from './content.schema.ts';
import type { ContractTable } from '../contract.ts';
import * as endpoints from '../endpoints.ts';
import * as narration from './narration.schema.ts';

/** Contracts of the narration of library items and of coaches' greetings. */
export const narrationContracts = {
  itemNarration: {
    endpoint: endpoints.itemNarration,
    right: 'wholeLibrary',
    judgesItself: true,
    summary: 'Get the narration of an item: its parts in order, with the id of each part’s audio',
    params: ContentParams,
    reply: narration.Narration,
    errors: ['plan_required', 'not_found'],
  },
  itemNarrationPart: {
    endpoint: endpoints.itemNarrationPart,
    right: 'wholeLibrary',
    judgesItself: true,
    summary: 'Get the audio of one part of an item, synthesized on first request; supports range requests',
    params: narration.ItemNarrationPartParams,
    reply: z.string(),
    replyKind: 'sound',
    errors: ['plan_required', 'not_found', 'rate_limited', 'busy', 'unavailable'],
  },
  coachNarration: {
    endpoint: endpoints.coachNarration,
    right: 'everyone',
    summary: 'Get a coach’s spoken introduction in the caller’s language',
    params: SlugParams,
    reply: narration.Narration,
    errors: ['not_found'],
  },
  coachNarrationPart: {
    endpoint: endpoints.coachNarrationPart,
    right: 'everyone',
    summary: 'Get the audio of a coach’s introduction; supports range requests',
    params: narration.CoachNarrationPartParams,
    reply: z.string(),
    replyKind: 'sound',
    errors: ['not_found', 'rate_limited', 'busy', 'unavailable'],
  },
} as const satisfies Partial<ContractTable>;
