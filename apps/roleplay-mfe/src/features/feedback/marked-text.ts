/** A mark under part of a line, in UTF-16 code units. `worked`: a straight line; `cost`: a wavy one. */
export interface Mark {
  from: number;
  to: number;
  kind: 'worked' | 'cost';
  /** The reason, shown beside the line. */
  note: string;
}

interface Piece {
  text: string;
  kind?: Mark['kind'];
}

/** Splits a line at its marks. Where two overlap, the one that begins first keeps the overlap. */
export function markedPieces(text: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to, kind } of marks.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const begins = Math.max(at, from);
    const ends = Math.min(to, text.length);
    if (ends <= begins) continue;
    if (begins > at) pieces.push({ text: text.slice(at, begins) });
    pieces.push({ text: text.slice(begins, ends), kind });
    at = ends;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
