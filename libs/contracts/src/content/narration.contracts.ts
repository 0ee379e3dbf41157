import { z } from 'zod';
import { SlugParams, ContentParams } from './content.schema.ts';
import type { ContractTable } from '../contract.ts';
import * as endpoints from '../endpoints.ts';
import * as narration from './narration.schema.ts';

/** Hearing a library item, and a coach. */
export const narrationContracts = {
  itemNarration: {
    endpoint: endpoints.itemNarration,
    right: 'wholeLibrary',
    judgesItself: true,
    summary: 'An item said aloud: its parts in their order, and what names the sound of each',
    params: ContentParams,
    reply: narration.Narration,
    errors: ['plan_required', 'not_found'],
  },
  itemNarrationPart: {
    endpoint: endpoints.itemNarrationPart,
    right: 'wholeLibrary',
    judgesItself: true,
    summary: 'The sound of a part of an item, made when it is first asked for; parts of it can be asked for',
    params: narration.ItemNarrationPartParams,
    reply: z.string(),
    replyKind: 'sound',
    errors: ['plan_required', 'not_found', 'rate_limited', 'busy', 'unavailable'],
  },
  coachNarration: {
    endpoint: endpoints.coachNarration,
    right: 'everyone',
    summary: 'A few words of a coach’s, in the language of the one who asks',
    params: SlugParams,
    reply: narration.Narration,
    errors: ['not_found'],
  },
  coachNarrationPart: {
    endpoint: endpoints.coachNarrationPart,
    right: 'everyone',
    summary: 'The sound of a coach’s few words; parts of it can be asked for',
    params: narration.CoachNarrationPartParams,
    reply: z.string(),
    replyKind: 'sound',
    errors: ['not_found', 'rate_limited', 'busy', 'unavailable'],
  },
} as const satisfies Partial<ContractTable>;
