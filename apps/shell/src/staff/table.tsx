import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ScrollBox } from '@greenroom/shared-ui';

const Sheet = styled.table`
  width: 100%;
  min-width: 640px;
  border-collapse: collapse;
  font-size: var(--fs-small);
  font-variant-numeric: tabular-nums lining-nums;
  th {
    color: var(--text-3);
    font-weight: 400;
    text-align: left;
  }
  th,
  td {
    padding: 11px var(--s-4) 11px 0;
    border-top: 1px solid var(--line);
    vertical-align: top;
  }
  tbody tr:last-of-type td {
    border-bottom: 1px solid var(--line);
  }
`;

interface TableProps {
  label: string;
  heads: readonly string[];
  children: ReactNode;
}

/** Rows under heads; where it is too narrow for them it scrolls. */
export function Table({ label, heads, children }: TableProps): ReactNode {
  return (
    <ScrollBox role="region" aria-label={label} tabIndex={0}>
      <Sheet>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Sheet>
    </ScrollBox>
  );
}
