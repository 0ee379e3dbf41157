/** A piece of a sentence as it is written and as it is said: `**$40**` and "forty dollars". Mostly one word. */
export interface SpokenPart {
  /** As it stands in the answer, marks and spaces included: the parts of a text, joined, are the text. */
  written: string;
  /** As a person would say it; empty for what is not said. */
  spoken: string;
}

/** A sentence that was made into sound, or is being made. */
export interface Clip {
  /** All of the sentence. */
  parts: readonly SpokenPart[];
  /** Of the sound that there is. */
  durationMs: number;
  /** Where the synthesizer says so: when each word begins, by its place in {@link spokenText}, in ms from the clip's beginning. */
  words?: readonly { textOffset: number; atMs: number }[];
  /** More sound of it is on its way; left out once all is there. */
  growing?: true;
}

/** Sentences with the next one; where the last one still grows, this is what became of it. */
export const withClip = (clips: readonly Clip[], clip: Clip): Clip[] => [
  ...(clips.at(-1)?.growing ? clips.slice(0, -1) : clips),
  clip,
];

/** What goes to the synthesizer. */
export const spokenText = (parts: readonly SpokenPart[]) => parts.map(({ spoken }) => spoken).join('');

/** What stands in the transcript. */
export const writtenText = (parts: readonly SpokenPart[]) => parts.map(({ written }) => written).join('');
