/** A line as the course of a scene uses it. */
export interface SaidLine {
  author: 'person' | 'partner';
  text: string;
  status: 'said' | 'removed';
  cue: string | null;
}
