/** An attachment in progress, or its problem. */
export interface UnderWay {
  id: string;
  name: string;
  problem?: MaterialProblem;
}

export type Attachment = { file: File } | { text: string; name: string };

/** Why something could not be attached; the interface has a message for each. */
export type MaterialProblem = 'size' | 'kind' | 'unreadable' | 'many' | 'waiting' | 'busy' | 'offline' | 'failed';
