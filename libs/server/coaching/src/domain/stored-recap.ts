/** A recap as the person corrected it. */
export interface StoredRecap {
  goal: string | null;
  decided: string[];
  commitments: { text: string; dueOn: string | null }[];
  /** Absent in recaps from before facts existed. */
  facts?: string[];
  editedAt: string;
}

/** A recap made while a language model is configured, stored so that the model is not asked repeatedly. */
export interface StoredMadeRecap extends Omit<StoredRecap, 'editedAt'> {
  /** The last message of the person that it covers. */
  upTo: string;
  madeBy: 'model' | 'house-for-model';
  madeAt: string;
}
