import { z } from 'zod';
import { bounds } from '../bounds.ts';
import { ChatSearch } from '../coaching/chat.schema.ts';
import { CoachCard, ContentCard } from './content.schema.ts';
import type { ContractTable } from '../contract.ts';
import * as endpoints from '../endpoints.ts';
import { SceneCard } from '../roleplay/roleplay.schema.ts';

const kinds = ['coaches', 'contents', 'scenes'] as const;

/**
 * What has to do with somebody’s words, a few of each kind, the nearest first; messages are one’s own, the newest first.
 * `order` says of which kind the nearest find is, and the next.
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
    summary:
      'Coaches, library items, scenes and one’s own messages in which words are found, begun or mistyped ones too',
    query: z.object({ text: z.string().trim().min(1).max(bounds.searchLength) }),
    reply: Search,
    errors: ['bad_request', 'not_authenticated'],
  },
} as const satisfies Pick<ContractTable, 'search'>;
