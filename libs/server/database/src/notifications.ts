import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** What is told about. A notification names a row by its uuid and never carries content: 8 kB is the most it may hold. */
export type Channel = 'answers' | 'calls';

const channels: readonly Channel[] = ['answers', 'calls'];

/**
 * Tells the other instances on the same database that something changed, within milliseconds.
 * It may be lost, so whoever listens looks by themselves as well, now and then.
 */
export interface Notifications {
  notify(channel: Channel, uuid: string): void;
  /** @param listener gets the uuid; nothing where some may have been missed, so that all should be looked at */
  listen(channel: Channel, listener: (uuid: string | undefined) => void): void;
  close(): Promise<void>;
}

/** For a database that this process alone is on: there is nobody to tell. */
export const noOtherInstances: Notifications = { notify: () => {}, listen: () => {}, close: async () => {} };

/** How long it waits before it connects again, the first time and at the most. In ms. */
const pauses = { first: 100, longest: 5_000 };

/**
 * LISTEN and NOTIFY of PostgreSQL, on a connection of their own that is made again when it breaks.
 * They stand apart from the transactions they tell of: commits that notify wait for one another.
 */
export function notificationsOfPostgres(connectionString: string): Notifications {
  const listeners = new Map<string, ((uuid: string | undefined) => void)[]>();
  const closing = new AbortController();
  let client: pg.Client | undefined;
  let waiting = new Map<string, { channel: Channel; uuid: string }>();
  let sending: Promise<void> | undefined;

  const sendAll = async () => {
    // What is told in one go is sent in one go.
    await endOfTurn();
    while (client && waiting.size > 0) {
      const told = [...waiting.values()];
      waiting = new Map();
      const values = [told.map(({ channel }) => channel), told.map(({ uuid }) => uuid)];
      // What cannot be sent is lost: the connection is broken then, and the others look by themselves.
      await client.query({ name: 'notify', text: notify, values }).catch(() => {});
    }
    sending = undefined;
  };

  const stayConnected = async () => {
    for (let pause = pauses.first; !closing.signal.aborted; pause = Math.min(pause * 2, pauses.longest)) {
      const connection = await connect(connectionString, (channel, uuid) =>
        listeners.get(channel)?.forEach((listener) => listener(uuid)),
      ).catch(() => undefined);
      if (connection) {
        client = connection.client;
        pause = pauses.first;
        for (const ofChannel of listeners.values()) for (const listener of ofChannel) listener(undefined);
        await Promise.race([connection.broken, aborted(closing.signal)]);
        client = undefined;
        await connection.client.end().catch(() => {});
      }
      await sleep(pause, undefined, { signal: closing.signal }).catch(() => {});
    }
  };
  const connected = stayConnected();

  return {
    notify(channel, uuid) {
      if (!client) return;
      waiting.set(`${channel} ${uuid}`, { channel, uuid });
      sending ??= sendAll();
    },
    listen(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
    },
    async close() {
      await sending;
      closing.abort();
      await connected;
    },
  };
}

const notify = 'select pg_notify(channel, uuid) from unnest($1::text[], $2::text[]) as told(channel, uuid)';

async function connect(connectionString: string, heard: (channel: string, uuid: string) => void) {
  const client = new pg.Client({ connectionString, application_name: 'greenroom notifications', keepAlive: true });
  const broken = new Promise<void>((resolve) => {
    // More than one may come, and one that nobody hears would end the process.
    client.on('error', () => resolve());
    client.once('end', () => resolve());
  });
  await client.connect();
  // The driver's own types leave it out.
  const { processID: self } = client as pg.Client & { processID: number };
  client.on('notification', ({ channel, payload, processId }) => {
    if (payload !== undefined && processId !== self) heard(channel, payload);
  });
  // A notification needs no place on the disk, so its commit need not wait for one.
  await client.query('set synchronous_commit to off');
  for (const channel of channels) await client.query(`listen ${channel}`);
  return { client, broken };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
