/** What an uploaded file is read for. */
export const uses = ['material', 'transcript'] as const;
export type FileUse = (typeof uses)[number];

export interface TextLimits {
  /** The rest of a text is left out. In UTF-16 code units. */
  charactersKept: number;
  /** What of a text is tidied before the rest is left out, since spaces and blank lines go. In UTF-16 code units. */
  charactersTidied: number;
  /** Reading a PDF or Word file ends at so many characters. In UTF-16 code units. */
  charactersExtracted: number;
  /** The longest report: `charactersKept` in UTF-8, and what JSON escapes of it. In bytes. */
  outputBytes: number;
}

/** How much text is read of one file. Source for materials: docs/specification.md, 11.5. */
export const textLimits: Record<FileUse, TextLimits> = {
  material: {
    charactersKept: 60_000,
    charactersTidied: 600_000,
    charactersExtracted: 120_000,
    outputBytes: 256 * 1024,
  },
  /** Three hours of talk are a quarter of a million characters. */
  transcript: {
    charactersKept: 2_100_000,
    charactersTidied: 4_000_000,
    charactersExtracted: 2_100_000,
    outputBytes: 8 * 1024 * 1024,
  },
};
