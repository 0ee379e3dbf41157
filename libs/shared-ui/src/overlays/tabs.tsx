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
  /** What the tabs belong to, for screen readers. */
  label: string;
  tabs: readonly { value: string; label: ReactNode; panel: ReactNode }[];
  /** By default the first tab is open and the component keeps its own state. */
  value?: string;
  onChange?: (value: string) => void;
}

/** Parts of a page, shown one at a time. If each has an address of its own, use Strip. */
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
