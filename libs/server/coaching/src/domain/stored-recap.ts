/** A recap as the person corrected it. */
export interface StoredRecap {
  goal: string | null;
  decided: string[];
  commitments: { text: string; dueOn: string | null }[];
  /** Recaps from before there were any have none. */
  facts?: string[];
  editedAt: string;
}

/** A recap as it was made where a language model is configured, kept so that the model is not asked again and again. */
export interface StoredMadeRecap extends Omit<StoredRecap, 'editedAt'> {
  /** The person's message up to which it goes. */
  upTo: string;
  madeBy: 'model' | 'house-for-model';
  madeAt: string;
}
