import type { Store } from '@greenroom/api-client';
import { readAsBase64 } from '@greenroom/api-client/read-as-base64';
import { bounds, codeOf, type RequestOf } from '@greenroom/contracts';
import { materialsApi } from '@greenroom/conversation/materials';
import type { Attachment, MaterialProblem } from './attachment.ts';

interface Attaching {
  conversationUuid: string;
  instructorSlug: string;
  thing: Attachment;
}

/** Attaches a file or a text to a conversation. Resolves to the problem, or to undefined. */
export async function attachMaterial(
  dispatch: Store['dispatch'],
  { conversationUuid, instructorSlug, thing }: Attaching,
): Promise<MaterialProblem | undefined> {
  const wrong = problemBefore(thing);
  if (wrong) return wrong;
  const content = await contentOf(thing).catch(() => undefined);
  if (!content) return 'unreadable';
  const body = { conversationUuid, instructorSlug, name: nameOf(thing), content };
  const { error } = await dispatch(materialsApi.endpoints.chatMaterialBring.initiate({ body }));
  return error === undefined ? undefined : problemOf(codeOf(error));
}

/** Returns a problem that is known before sending. */
export function problemBefore(thing: Attachment): MaterialProblem | undefined {
  if (!('file' in thing)) return undefined;
  const { size, name } = thing.file;
  if (size > bounds.materialBytes) return 'size';
  if (size === 0) return 'unreadable';
  return readable.test(name) ? undefined : 'kind';
}

const readable = /\.(txt|text|md|markdown|csv|pdf|docx)$/i;

/** Returns the problem for an error code of the API. */
export function problemOf(code: string): MaterialProblem {
  switch (code) {
    case 'message_too_long':
      return 'size';
    case 'unprocessable':
      return 'unreadable';
    case 'conflict':
      return 'many';
    case 'rate_limited':
      return 'waiting';
    case 'busy':
    case 'unavailable':
      return 'busy';
    case 'offline':
      return 'offline';
    default:
      return 'failed';
  }
}

/** Maximum length of a name in the API. */
const nameLength = 200;

const nameOf = (thing: Attachment) => ('file' in thing ? thing.file.name : thing.name).slice(0, nameLength);

async function contentOf(thing: Attachment): Promise<RequestOf<'chatMaterialBring'>['body']['content']> {
  if (!('file' in thing)) return { as: 'pasted', text: thing.text };
  return { as: 'file', base64: await readAsBase64(thing.file) };
}
