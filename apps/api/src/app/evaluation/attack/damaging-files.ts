import { randomUUID } from 'node:crypto';
import {
  emptyParagraphs,
  entityBomb,
  largeAttribute,
  largeContent,
  lyingZipBomb,
  manyPages,
  nestedTables,
  pdfOf,
  recursiveForms,
  xrefLoop,
  zipBomb,
} from '@greenroom/coaching/testing/uploaded-files';
import { type Attack, count, each, send, type Sent, type Target } from './target.ts';

/** Returns an upload as a visitor adds it to a conversation. */
export const upload = (file: Uint8Array, visitor: string = randomUUID()): Sent => ({
  path: '/api/v1/chat/materials',
  visitor,
  body: JSON.stringify({
    conversation_uuid: randomUUID(),
    instructor_slug: 'imogen-vale',
    name: 'My file',
    content: { as: 'file', base64: Buffer.from(file).toString('base64') },
  }),
});

const files: [name: string, make: () => Buffer | Promise<Buffer>][] = [
  ['Word, 9,000,000 empty paragraphs', () => emptyParagraphs(9_000_000)],
  ['Word, tables nested 100,000 deep', nestedTables],
  ['Word, an attribute of 60 MB', largeAttribute],
  ['Word, unpacks to 100 MB', zipBomb],
  ['Word, lies about its size', lyingZipBomb],
  ['Word, entities that multiply', entityBomb],
  ['PDF, 200,000 pages', manyPages],
  ['PDF, cross references in a circle', xrefLoop],
  ['PDF, forms that hold each other', recursiveForms],
  ['PDF, a page that unpacks to 1 GB', largeContent],
];

/** A transcript in which every person speaks once. */
function manySpeakers(): string {
  return Array.from({ length: 400_000 }, (_, at) => `Person${at}: hi.`).join('\n');
}

/** Each damaging file is sent by one visitor, while another sends a small file that must still be read. */
export const damagingFiles: Attack[] = [
  ...files.map(([name, make]): Attack => ({
    name: `file: ${name}`,
    async run(target: Target) {
      const statuses = await Promise.all([
        send(target, upload(await make())),
        send(target, upload(pdfOf('I led a team of nine'))),
      ]);
      return count(statuses);
    },
  })),
  {
    name: 'file: six at once by one visitor, one by another',
    async run(target) {
      const bomb = manyPages();
      const visitor = randomUUID();
      return each([...Array.from({ length: 6 }, () => upload(bomb, visitor)), upload(pdfOf('I led'))], 7, (sent) =>
        send(target, sent),
      );
    },
  },
  {
    name: 'text: a transcript with 400,000 speakers',
    run: async (target) => count([await send(target, upload(Buffer.from(manySpeakers().slice(0, 4_900_000))))]),
  },
];
