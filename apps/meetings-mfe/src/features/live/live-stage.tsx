import { useState, type ReactNode } from 'react';
import { late } from '@greenroom/federation/late';
import { Body } from '@greenroom/shared-ui';
import { NotCome } from '../../shared/page/index.ts';
import { type Entered, StageContext } from './stage.ts';
import { useTab } from './use-tab.ts';

const During = late(async () => (await import('./during/index.ts')).During, {
  waiting: <Body aria-busy="true" />,
  failed: (retry) => <NotCome retry={retry} />,
});

/** Shows its children before a meeting, and the meeting in their place while it is in progress. */
export function LiveStage({ children }: { children: ReactNode }): ReactNode {
  const [entered, enter] = useState<Entered>();
  const tab = useTab();
  return <StageContext value={{ enter, ...tab }}>{entered ? <During entered={entered} /> : children}</StageContext>;
}
