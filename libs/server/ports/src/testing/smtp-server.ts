import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface TestSmtpServer {
  url: string;
  /** Complete messages, as received. */
  received: string[];
  /** For each message, whether it came encrypted, and the user who sent it. */
  sessions: { secure: boolean; user: string | undefined }[];
  close(): Promise<void>;
}

interface SmtpServerOptions {
  /** Accepts mails only from this user. */
  login?: { user: string; password: string };
  /** Offers encryption, with a self-signed certificate. */
  encrypts?: boolean;
}

/**
 * Starts a mail server (smtp-server) on this machine, which accepts mails, refuses them, or dies in the middle of one.
 */
export async function startSmtpServer(
  behaviour: 'takes' | 'refuses' | 'busy' | 'dies',
  { login, encrypts = false }: SmtpServerOptions = {},
): Promise<TestSmtpServer> {
  const received: string[] = [];
  const sessions: TestSmtpServer['sessions'] = [];
  const sockets = new Set<Socket>();
  const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

  const options: SMTPServerOptions = {
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disabledCommands: [...(encrypts ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
    onAuth({ username, password }, _, done) {
      const known = username === login?.user && password === login?.password;
      done(known ? null : refusal(535, 'not with this password'), known ? { user: username } : undefined);
    },
    onRcptTo(_, __, done) {
      if (behaviour === 'refuses') return done(refusal(550, 'no such address'));
      done(behaviour === 'busy' ? refusal(451, 'try later') : null);
    },
    onData(stream, { secure, user }, done) {
      if (behaviour === 'dies') return sockets.forEach((socket) => socket.destroy());
      void text(stream).then((message) => {
        received.push(message);
        sessions.push({ secure, user: user || undefined });
        done();
      });
    },
  };
  // smtp-server warns that its default certificate's key is public.
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
  const server = new SMTPServer(options);
  warned.mockRestore();
  // The tests let clients disconnect in the middle.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received,
    sessions,
    async close() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
