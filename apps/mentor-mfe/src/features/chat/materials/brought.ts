/** Something on its way, or what became of it where that was not well. */
export interface UnderWay {
  id: string;
  name: string;
  problem?: MaterialProblem;
}

export type Brought = { file: File } | { text: string; name: string };

/** Why something could not be brought; each has its sentence in the interface. */
export type MaterialProblem = 'size' | 'kind' | 'unreadable' | 'many' | 'waiting' | 'busy' | 'offline' | 'failed';
