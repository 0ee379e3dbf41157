import { escapeHtml } from '@greenroom/http';

/** A piece of HTML. {@link html} escapes all values put into it, except other pieces. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | null | undefined | Html | readonly Part[];

export function html(pieces: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(pieces.map((piece, index) => (index === 0 ? '' : written(parts[index - 1])) + piece).join(''));
}

function written(part: Part): string {
  if (part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return escapeHtml(String(part));
}
