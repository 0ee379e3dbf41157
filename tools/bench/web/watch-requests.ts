import type { CDPSession } from 'playwright';
import type { SeenRequest } from './request-levels.ts';

type Frames = { callFrames: { url: string }[]; parent?: Frames };

/** A request with its time, in milliseconds since 1970. */
export interface TimedRequest extends SeenRequest {
  at: number;
}

/** Deep enough for the promises between a route and the file it loads. */
const asyncDepth = 32;

/** Records the requests of a page and what caused each. It slows the page down, so not for timed runs. */
export async function watchRequests(session: CDPSession): Promise<TimedRequest[]> {
  const seen: TimedRequest[] = [];
  session.on('Network.requestWillBeSent', ({ request, initiator, documentURL, wallTime }) => {
    const { stack, url } = initiator as { stack?: Frames; url?: string };
    const causes = stack ? urlsOf(stack) : [url ?? documentURL];
    seen.push({ url: request.url, causes, at: wallTime * 1_000 });
  });
  await session.send('Network.enable');
  await session.send('Debugger.enable');
  await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: asyncDepth });
  return seen;
}

function urlsOf({ callFrames, parent }: Frames): string[] {
  const here = callFrames.map(({ url }) => url).filter(Boolean);
  return [...here, ...(parent ? urlsOf(parent) : [])];
}
