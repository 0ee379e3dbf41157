import { z } from 'zod';
import { bounds } from '../bounds.ts';
import { ChatSearch } from '../coaching/chat.schema.ts';
import { CoachCard, ContentCard } from './content.schema.ts';
import type { ContractTable } from '../contract.ts';
import * as endpoints from '../endpoints.ts';
import { SceneCard } from '../roleplay/roleplay.schema.ts';

const kinds = ['coaches', 'contents', 'scenes'] as const;

/**
 * Search results, a few of each kind, nearest first; messages are the user's own, newest first. `order` lists the kinds
 * by their nearest match.
 */
const Search = z.object({
  coaches: z.array(CoachCard),
  contents: z.array(ContentCard),
  scenes: z.array(SceneCard),
  messages: ChatSearch.shape.hits,
  order: z.array(z.enum(kinds)),
});

/** The contract of searching everything at once. */
export const searchContracts = {
  search: {
    endpoint: endpoints.search,
    right: 'browse',
    summary: 'Search coaches, library items, scenes and the caller’s own messages; matches word beginnings and typos',
    query: z.object({ text: z.string().trim().min(1).max(bounds.searchLength) }),
    reply: Search,
    errors: ['bad_request', 'not_authenticated'],
  },
} as const satisfies Pick<ContractTable, 'search'>;
