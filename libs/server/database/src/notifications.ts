import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A notification names a row by its uuid and carries no content, because PostgreSQL limits it to 8 kB. */
export type Channel = 'answers' | 'calls' | 'announcements';

const channels: readonly Channel[] = ['answers', 'calls', 'announcements'];

/**
 * Notifies the other instances on the same database of a change, within milliseconds.
 * Delivery is not guaranteed, so listeners also poll.
 */
export interface Notifications {
  notify(channel: Channel, uuid: string): void;
  /** @param listener gets the uuid, or undefined if notifications may have been missed and it should check every row */
  listen(channel: Channel, listener: (uuid: string | undefined) => void): void;
  close(): Promise<void>;
}

/** For a database that only this process uses: does nothing. */
export const noOtherInstances: Notifications = { notify: () => {}, listen: () => {}, close: async () => {} };

/** Milliseconds before reconnecting: the first pause and the longest. */
const pauses = { first: 100, longest: 5_000 };

/**
 * Uses PostgreSQL's LISTEN and NOTIFY on a separate connection that reconnects when it breaks.
 * NOTIFY does not run inside the transactions that it reports, because commits with a NOTIFY wait for each other.
 */
export function notificationsOfPostgres(connectionString: string): Notifications {
  const listeners = new Map<string, ((uuid: string | undefined) => void)[]>();
  const closing = new AbortController();
  let client: pg.Client | undefined;
  let waiting = new Map<string, { channel: Channel; uuid: string }>();
  let sending: Promise<void> | undefined;

  const sendAll = async () => {
    // Batches the notifications of one turn of the event loop.
    await endOfTurn();
    while (client && waiting.size > 0) {
      const told = [...waiting.values()];
      waiting = new Map();
      const values = [told.map(({ channel }) => channel), told.map(({ uuid }) => uuid)];
      // A failed send is dropped: the connection is broken, and the other instances poll.
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
    // The client may emit several errors, and an unhandled one would end the process.
    client.on('error', () => resolve());
    client.once('end', () => resolve());
  });
  await client.connect();
  // Missing from the driver's types.
  const { processID: self } = client as pg.Client & { processID: number };
  client.on('notification', ({ channel, payload, processId }) => {
    if (payload !== undefined && processId !== self) heard(channel, payload);
  });
  // A notification is not written to disk, so its commit need not wait for a flush.
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
