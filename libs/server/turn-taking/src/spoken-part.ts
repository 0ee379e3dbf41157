/** A piece of a sentence as written and as spoken: `**$40**` and "forty dollars". Usually one word. */
export interface SpokenPart {
  /** As in the answer, marks and spaces included: joined, the parts of a text give the text. */
  written: string;
  /** As a person would say it; empty if it is not spoken. */
  spoken: string;
}

/** A sentence whose sound is finished or being made. */
export interface Clip {
  /** The whole sentence. */
  parts: readonly SpokenPart[];
  /** The length of its sound so far. */
  durationMs: number;
  /**
   * When each word begins, by its offset in {@link spokenText}, in ms from the clip's beginning; if the synthesizer
   * reports it.
   */
  words?: readonly { textOffset: number; atMs: number }[];
  /** More sound is on its way; missing once all is there. */
  growing?: true;
}

/** Adds the next sentence, or replaces the last one if it is still growing. */
export const withClip = (clips: readonly Clip[], clip: Clip): Clip[] => [
  ...(clips.at(-1)?.growing ? clips.slice(0, -1) : clips),
  clip,
];

/** Returns the text for the synthesizer. */
export const spokenText = (parts: readonly SpokenPart[]) => parts.map(({ spoken }) => spoken).join('');

/** Returns the text for the transcript. */
export const writtenText = (parts: readonly SpokenPart[]) => parts.map(({ written }) => written).join('');
