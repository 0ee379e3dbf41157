/** What an uploaded file is read for. */
export const uses = ['material', 'transcript'] as const;
export type FileUse = (typeof uses)[number];

export interface TextLimits {
  /** The rest of a text is left out. In UTF-16 code units. */
  charactersKept: number;
  /**
   * How much of a text is tidied before the rest is left out; more than is kept, because tidying removes blanks and
   * empty lines. In UTF-16 code units.
   */
  charactersTidied: number;
  /** How many characters are read from a PDF or Word file. In UTF-16 code units. */
  charactersExtracted: number;
  /** The longest report: `charactersKept` in UTF-8 with JSON escapes. In bytes. */
  outputBytes: number;
}

/** How much text is read from one file. Source for materials: docs/specification.md, 11.5. */
export const textLimits: Record<FileUse, TextLimits> = {
  material: {
    charactersKept: 60_000,
    charactersTidied: 600_000,
    charactersExtracted: 120_000,
    outputBytes: 256 * 1024,
  },
  /** Three hours of speech are about a quarter of a million characters. */
  transcript: {
    charactersKept: 2_100_000,
    charactersTidied: 4_000_000,
    charactersExtracted: 2_100_000,
    outputBytes: 8 * 1024 * 1024,
  },
};
