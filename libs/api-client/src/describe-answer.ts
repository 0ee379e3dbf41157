/** Characters of a body that are shown; the rest of a gateway's page tells nobody more. */
const shownCharacters = 300;

/** `502 Bad Gateway: nginx`: status, status text, and what an HTML or plain body says, as text on one line. */
export function describeAnswer({ status, statusText }: Pick<Response, 'status' | 'statusText'>, body: string): string {
  const head = [status, statusText].filter(Boolean).join(' ');
  const text = textOf(body);
  if (text === '') return head;
  const shown = text.slice(0, shownCharacters).toWellFormed();
  return `${head}: ${shown}${shown === text ? '' : '…'}`;
}

/** Text without its tags. It is shown as text, never as markup. */
function textOf(body: string): string {
  return body
    .slice(0, 100_000)
    .replace(/<(script|style)\b[^]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[^]*?-->/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
