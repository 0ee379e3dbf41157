import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { modelText, questionIn } from './model-text.ts';

/**
 * A model with OpenAI's chat completions API at a fixed pace, as a process of its own: `node paced-model.ts <ms to the
 * first word> <words a second> <words>`. Sends its port to its parent. It begins each answer with the milliseconds it
 * actually took, since a busy machine is late.
 */
const [firstMs = 400, wordsPerSecond = 30, words = 240] = process.argv.slice(2).map(Number);

const server = createServer((request, response) => {
  const came = performance.now();
  void text(request).then((body) => {
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    const question = questionIn(messages.at(-1)?.content ?? '');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    setTimeout(
      () => speak(response, modelText(question, words), came),
      Math.max(1, firstMs - (performance.now() - came)),
    );
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
process.once('disconnect', () => process.exit());

function speak(response: ServerResponse, pieces: readonly string[], came: number): void {
  const begun = performance.now();
  let said = 0;
  const say = () => {
    if (response.closed) return;
    const first = said === 0 ? `${(performance.now() - came).toFixed(3)}ms ` : '';
    response.write(chunk({ content: `${first}${pieces[said]}` }));
    said += 1;
    const wait = begun + (said * 1_000) / wordsPerSecond - performance.now();
    if (said < pieces.length) setTimeout(say, Math.max(1, wait));
    else response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  };
  say();
}

function chunk(delta: object, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  return `data: ${JSON.stringify({ id: 'paced', object: 'chat.completion.chunk', created: 1, model: 'paced', choices })}\n\n`;
}
