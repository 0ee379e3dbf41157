/** Where a team talks: tools that take posts at an address of one's own. The outbox is a demonstration's. */
export const chatTools = ['slack', 'teams', 'outbox'] as const;
export type ChatToolName = (typeof chatTools)[number];

/**
 * How a post stands. `unconfirmed`: it left, and the answer was lost, so that it may stand in the chat or not; nobody
 * sends it again but the person. `dead`: the address takes nothing any more. `given-up`: it was tried often enough.
 */
export const postStates = ['waiting', 'sending', 'posted', 'unconfirmed', 'refused', 'dead', 'given-up'] as const;
export type PostState = (typeof postStates)[number];
