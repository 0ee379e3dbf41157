/** A recap as the person corrected it. */
export interface StoredRecap {
  goal: string | null;
  decided: string[];
  commitments: { text: string; dueOn: string | null }[];
  editedAt: string;
}
