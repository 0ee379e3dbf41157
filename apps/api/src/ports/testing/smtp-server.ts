import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface SmtpServer {
  url: string;
  /** Whole messages, as they came. */
  received: string[];
  close(): Promise<void>;
}

/** Speaks as much of SMTP (RFC 5321) as a client needs to hand in a mail; or refuses it, or dies in the middle. */
export async function startSmtpServer(behaviour: 'takes' | 'refuses' | 'busy' | 'dies'): Promise<SmtpServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let buffer = '';
    let message: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (message) {
        if (line !== '.') return void message.push(line);
        received.push(message.join('\n'));
        message = undefined;
        return void say('250 taken');
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT' && behaviour === 'refuses') return void say('550 no such address');
      if (verb === 'RCPT' && behaviour === 'busy') return void say('451 try later');
      if (verb !== 'DATA') return void say(verb === 'QUIT' ? '221 bye' : '250 fine');
      if (behaviour === 'dies') return void socket.destroy();
      message = [];
      say('354 go on');
    };
    socket.on('data', (part: Buffer) => {
      buffer += part.toString();
      const lines = buffer.split('\r\n');
      buffer = lines.pop() ?? '';
      lines.forEach(hear);
    });
    say('220 here');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async close() {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}
