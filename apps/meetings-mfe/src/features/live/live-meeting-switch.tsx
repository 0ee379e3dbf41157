import { useState, type ReactNode } from 'react';
import { lazyPart } from '@greenroom/federation/lazy';
import { Body } from '@greenroom/shared-ui';
import { PartNotLoaded } from '../../shared/page/index.ts';
import { type Entered, LiveContext } from './live-context.ts';
import { useTab } from './use-tab.ts';

const During = lazyPart(async () => (await import('./during/index.ts')).During, {
  waiting: <Body aria-busy="true" />,
  failed: (retry) => <PartNotLoaded retry={retry} />,
});

/** Shows its children before a meeting, and the meeting in their place while it is in progress. */
export function LiveMeetingSwitch({ children }: { children: ReactNode }): ReactNode {
  const [entered, enter] = useState<Entered>();
  const tab = useTab();
  return <LiveContext value={{ enter, ...tab }}>{entered ? <During entered={entered} /> : children}</LiveContext>;
}
