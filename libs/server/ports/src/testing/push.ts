import type { Push, PushError, PushMessage, PushTarget } from '../push.ts';

/** A push service that records its messages and throws `failure` if set. */
export interface FakePush extends Push {
  sent: { target: PushTarget; message: PushMessage; lastsSeconds: number }[];
  failure: PushError | undefined;
}

export function fakePush(): FakePush {
  const push: FakePush = {
    name: 'kept for tests',
    sent: [],
    failure: undefined,
    publicKey: async () => 'B'.repeat(87),
    accepts: (endpoint) => endpoint.startsWith('https://push.example/'),
    async send(target, message, lastsSeconds) {
      if (push.failure) throw push.failure;
      push.sent.push({ target, message, lastsSeconds });
    },
  };
  return push;
}
