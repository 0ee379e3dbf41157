/**
 * Writes a long conversation directly into the database of a stopped site, for benchmarks: `node
 * seed-long-conversation.ts <data folder> <visitor id> <conversation uuid> <messages>`.
 */
import { openDatabase, startPglite } from '@greenroom/database';

const [dataDir = '', visitorId = '', conversationUuid = '', count = ''] = process.argv.slice(2);

const pglite = startPglite({
  folder: dataDir,
  onLost(reason) {
    throw reason;
  },
});
const { pool, close } = await openDatabase({ pglite });
await pool.query(
  `insert into conversations (uuid, owner_id, instructor_slug, title) values ($1, $2, 'imogen-vale', 'A long one')`,
  [conversationUuid, visitorId],
);
/* From one word to some two thousand characters, including a list and a quote, as people and coaches write. */
await pool.query(
  `insert into messages (uuid, conversation_uuid, position, author, text, status, answered_by)
   select gen_random_uuid(), $1, n,
     case n % 2 when 1 then 'person' else 'coach' end,
     'Message ' || n || '. ' || repeat('We lost a ferry, and nobody in the room asked. ', (n * 7919) % 13) ||
       case when n % 10 = 4 then E'\n\n> Two years ago we lost a ferry.\n\n- Water\n- Clicker\n- **Notes**' else '' end,
     case n % 2 when 1 then 'sent' else 'finished' end,
     case n % 2 when 1 then null else 'house' end
   from generate_series(1, $2::int) as n`,
  [conversationUuid, Number(count)],
);
await close();
