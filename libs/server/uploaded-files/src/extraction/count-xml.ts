import { contentLimits } from './content-limits.ts';
import { RefusedFileError } from './extraction-report.ts';

/**
 * Counts the parts of an XML document, and refuses those beyond `contentLimits`. Positions are in UTF-16 code units.
 */
export interface XmlCount {
  element(position: number, depth: number): void;
  paragraph(): void;
  /** Called at the end of a tag, a text or a comment. */
  token(position: number): void;
  /** Called when the parser has read up to here, perhaps within a token. */
  check(position: number): void;
}

export function countXml(): XmlCount {
  let elements = 0;
  let paragraphs = 0;
  let tokenEnd = 0;
  const refuseBeyond = (limit: 'elements' | 'paragraphs' | 'depth' | 'tokenLength', value: number) => {
    if (value > contentLimits[limit]) throw new RefusedFileError('too-large', `The document has too many ${limit}`);
  };
  const token = (position: number) => {
    refuseBeyond('tokenLength', position - tokenEnd);
    tokenEnd = position;
  };
  return {
    element(position, depth) {
      token(position);
      refuseBeyond('depth', depth);
      refuseBeyond('elements', (elements += 1));
    },
    paragraph: () => refuseBeyond('paragraphs', (paragraphs += 1)),
    token,
    check: (position) => refuseBeyond('tokenLength', position - tokenEnd),
  };
}
