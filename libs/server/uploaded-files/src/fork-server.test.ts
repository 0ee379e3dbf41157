import { fileURLToPath } from 'node:url';
import { createForkServer } from './fork-server.ts';
import { pdfOf } from './testing/sample-files.ts';

const small = pdfOf('I led a team of nine').toString('base64');
const read = { kind: 'pdf', text: 'I led a team of nine' };
const program = (name: string) => fileURLToPath(new URL(`./testing/children/${name}.ts`, import.meta.url));

it('reads files concurrently, before and after it is started', async () => {
  const server = createForkServer();
  const first = server.extract(small);
  server.start();
  const notes = server.extract(Buffer.from('Notes').toString('base64'));
  expect(await Promise.all([first, notes])).toEqual([read, { kind: 'text', text: 'Notes' }]);
  server.stop();
});

it('rejects the pending files of a fork server that died, and starts another for the next file', async () => {
  const server = createForkServer(program('not-starting'));
  for (let time = 0; time < 2; time += 1)
    await expect(server.extract(small)).rejects.toMatchObject({
      facts: { because: 'ended', started: false, exitCode: 3 },
    });
});

it('rejects pending files when it is stopped', async () => {
  const server = createForkServer();
  const stopped = server.extract(small);
  server.stop();
  await expect(stopped).rejects.toMatchObject({ facts: { started: false } });
});
