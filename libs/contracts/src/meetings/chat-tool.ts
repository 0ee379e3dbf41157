/** Team chat tools that accept posts at a webhook address. The outbox is for demonstrations. */
export const chatTools = ['slack', 'teams', 'outbox'] as const;
export type ChatToolName = (typeof chatTools)[number];

/**
 * State of a post. `unconfirmed`: it was sent, and the answer was lost, so that it may be in the chat or not; only the
 * person can send it again. `dead`: the address no longer accepts anything. `given-up`: all attempts failed.
 */
export const postStates = ['waiting', 'sending', 'posted', 'unconfirmed', 'refused', 'dead', 'given-up'] as const;
export type PostState = (typeof postStates)[number];
