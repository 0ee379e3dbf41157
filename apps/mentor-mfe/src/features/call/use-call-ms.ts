import { useEffect, useState } from 'react';
import type { CallClient, CallView } from '@greenroom/conversation/call';

/** Returns the call's clock in milliseconds, updated four times a second while it runs. */
export function useCallMs(client: CallClient, view: CallView): number {
  const runs = view.stage === 'begun' && view.clock !== undefined && view.line === 'open';
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [runs]);
  return view.stage === 'over' ? (view.ended?.talkedMs ?? 0) : (client.callMs() ?? 0);
}

/** Formats a duration as `4:18`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
