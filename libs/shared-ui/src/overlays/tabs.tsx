import { Tabs as Base } from '@base-ui/react/tabs';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { stripItemStyles } from '../surfaces/strip.ts';

const List = styled(Base.List)`
  display: flex;
  gap: var(--s-5);
  border-bottom: 1px solid var(--line);
  overflow-x: auto;
  overflow-y: hidden;
`;

const Tab = styled(Base.Tab)(stripItemStyles);

const Panel = styled(Base.Panel)`
  padding-top: var(--s-5);
`;

export interface TabsProps {
  /** What the tabs are of, for those who hear the page. */
  label: string;
  tabs: readonly { value: string; label: ReactNode; panel: ReactNode }[];
  /** Left out, the first tab is open and the strip keeps its own state. */
  value?: string;
  onChange?: (value: string) => void;
}

/** Parts of one page, one at a time. Where each has an address of its own, take Strip. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.value } : { value })}
      onValueChange={(next: string) => onChange?.(next)}
    >
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.value} value={tab.value}>
            {tab.label}
          </Tab>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.panel}
        </Panel>
      ))}
    </Base.Root>
  );
}
