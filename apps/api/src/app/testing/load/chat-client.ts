import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { questionMark } from './model-text.ts';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** A minimal visitor's browser, so that the load itself takes few resources. */
export interface ChatClient {
  /** @returns the uuid of the pending answer */
  send(port: number, question: number, conversationUuid: string, clientMessageId?: string): Promise<string>;
  /** Opens the stream of an answer. */
  stream(port: number, answerUuid: string, after?: number): Promise<IncomingMessage>;
}

export function chatClient(instructorSlug: string, visitorId: string = randomUUID()): ChatClient {
  const headersFor = (port: number) => ({
    cookie: `visitor_id=${visitorId}`,
    origin: `http://127.0.0.1:${port}`,
    'x-greenroom': '1',
    'content-type': 'application/json',
  });
  const ask = async (port: number, method: string, path: string, body?: string): Promise<IncomingMessage> => {
    const asking = request({ agent, host: '127.0.0.1', port, method, path, headers: headersFor(port) }).end(body);
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) {
      response.resume();
      throw new Error(`${method} ${path.split('?')[0]} returned ${response.statusCode}`);
    }
    return response;
  };
  return {
    async send(port, question, conversationUuid, clientMessageId = randomUUID()) {
      const body = {
        conversation_uuid: conversationUuid,
        instructor_slug: instructorSlug,
        client_message_id: clientMessageId,
        text: questionMark(question),
      };
      const sent = await ask(port, 'POST', '/api/v1/chat', JSON.stringify(body));
      return ((await json(sent)) as { answer: { uuid: string } }).answer.uuid;
    },
    stream: (port, answerUuid, after = 0) =>
      ask(port, 'GET', `/api/v1/chat/stream?answer_uuid=${answerUuid}&after=${after}`),
  };
}
