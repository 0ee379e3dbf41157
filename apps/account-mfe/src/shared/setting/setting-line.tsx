import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { below, Body, Small } from '@greenroom/shared-ui';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-3) var(--s-5);
  align-items: center;
  padding: 20px 0;
  border-top: 1px solid var(--line);
  overflow-wrap: anywhere;
  > * {
    min-width: 0;
    max-width: 100%;
  }
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;

const Below = styled.div`
  grid-column: 1 / -1;
  width: 100%;
  max-width: 460px;
`;

interface SettingLineProps {
  title: ReactNode;
  text?: ReactNode;
  /** Content on the right, usually a button. */
  action?: ReactNode;
  /** Content below: an open form, or a result. */
  children?: ReactNode;
}

/** A row for a setting: its value, and how to change it. */
export function SettingLine({ title, text, action, children }: SettingLineProps): ReactNode {
  return (
    <Line>
      <div>
        <Body>{title}</Body>
        {text !== undefined && (
          <Small as="div" tone={2}>
            {text}
          </Small>
        )}
      </div>
      {action}
      {children !== undefined && <Below>{children}</Below>}
    </Line>
  );
}
