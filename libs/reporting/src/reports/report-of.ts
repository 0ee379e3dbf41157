import type { ErrorReport } from '@greenroom/contracts';
import type { Caught } from '../report-error.ts';
import { framesOf, type Frame } from './frames-of.ts';
import { scrub } from './scrub.ts';

/** Where an error happened, by our names. */
export interface Place {
  side: ErrorReport['side'];
  /** Name of the page, not its address. */
  page: string | null;
}

/** Builds the report of an error. A thrown value that is no Error is reported by its type only. */
export function reportOf({ error, where, at, about }: Caught, { side, page }: Place, id: string): ErrorReport {
  const caught = error instanceof Error ? error : undefined;
  const frames = caught ? framesOf(caught) : [];
  return {
    id,
    at: new Date(at).toISOString(),
    side,
    where,
    page,
    name: caught ? nameOf(caught) : `thrown ${typeof error}`,
    message: caught ? sentenceOf(caught) : '',
    frames,
    ...(about ? { part: about.name, release: about.version } : partOf(frames)),
  };
}

const nameOf = ({ name }: Error) => (/^[A-Za-z][\w.]{0,59}$/.test(name) ? name : 'Error');

/** Database drivers put people's words into their messages. */
const sentenceOf = (error: Error) =>
  'query' in error || 'severity' in error || 'params' in error ? 'a query failed' : scrub(error.message);

/** Returns the app and release of the innermost frame that is ours, by its address: each release has its own folder. */
export function partOf(frames: readonly Frame[]): Pick<ErrorReport, 'part' | 'release'> {
  for (const { file } of frames) {
    const [, remote, shell, release] = /^\/(?:remotes\/([^/]+)|(shell))\/([^/]+)\//.exec(file) ?? [];
    if (release !== undefined) return { part: remote ?? shell ?? null, release };
  }
  return { part: null, release: null };
}
