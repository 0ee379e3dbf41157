import { sentenceSplitter } from '@greenroom/calls';
import type { ScriptPart } from './script-part.ts';

/**
 * Text under one heading is joined into one part up to this length, so that its sound starts soon. In UTF-16 code
 * units.
 */
export const longestPart = 600;

const headingLine = /^#{1,6}\s+(.+?)\s*#*$/;

/** Splits a Markdown text into parts. A heading is spoken at the beginning of the first part below it. */
export function cutText(markdown: string, language: string): ScriptPart[] {
  const parts: ScriptPart[] = [];
  let heading: string | null = null;
  let texts: string[] = [];
  const close = () => {
    parts.push(...joined(texts).map((text) => ({ section: 'text' as const, heading, text })));
    texts = [];
  };
  for (const block of markdown.split(/\n\s*\n/).map((text) => text.trim())) {
    const [, title] = headingLine.exec(block) ?? [];
    if (title !== undefined) {
      close();
      heading = title;
      texts.push(endedBy('.', title));
    } else if (block !== '') texts.push(...cutBlock(block, language));
  }
  close();
  return parts;
}

/** Joins short texts with those that follow, up to the length of a part. */
export function joined(texts: readonly string[]): string[] {
  const parts: string[] = [];
  for (const text of texts) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + text.length + 2 <= longestPart)
      parts[parts.length - 1] = `${last}\n\n${text}`;
    else parts.push(text);
  }
  return parts;
}

/** Splits a paragraph that is too long for a part between sentences. */
function cutBlock(block: string, language: string): string[] {
  const splitter = sentenceSplitter(language);
  const pieces: string[] = [];
  for (const sentence of [...splitter.push(block), ...splitter.end()]) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length <= longestPart) pieces[pieces.length - 1] = last + sentence;
    else pieces.push(sentence);
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

/** Returns the text with this punctuation mark at its end, unless it has one. */
export const endedBy = (mark: string, text: string): string => (/[.!?…:]["”’)]*$/.test(text) ? text : `${text}${mark}`);
