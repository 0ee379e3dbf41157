/** Characters of a body that are shown; the rest of a gateway's page adds nothing useful. */
const shownCharacters = 300;

/** Returns status, status text and the text of an HTML or plain body on one line, such as `502 Bad Gateway: nginx`. */
export function describeAnswer({ status, statusText }: Pick<Response, 'status' | 'statusText'>, body: string): string {
  const head = [status, statusText].filter(Boolean).join(' ');
  const text = textOf(body);
  if (text === '') return head;
  const shown = text.slice(0, shownCharacters).toWellFormed();
  return `${head}: ${shown}${shown === text ? '' : '…'}`;
}

/** Strips the tags from a text. The result is shown as text, never as markup. */
function textOf(body: string): string {
  return body
    .slice(0, 100_000)
    .replace(/<(script|style)\b[^]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[^]*?-->/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
