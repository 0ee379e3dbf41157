import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ownProps, ScrollBox } from '@greenroom/shared-ui';

const Sheet = styled('table', ownProps('narrow'))<{ narrow: boolean }>`
  width: 100%;
  ${({ narrow }) => (narrow ? '' : 'min-width: 720px;')}
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
  /** Has few enough columns for a phone. */
  narrow?: boolean;
  children: ReactNode;
}

/** A table that scrolls horizontally when there is not enough space. */
export function Table({ label, heads, narrow = false, children }: TableProps): ReactNode {
  return (
    <ScrollBox role="region" aria-label={label} tabIndex={0}>
      <Sheet narrow={narrow}>
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

/** A cell whose text does not wrap. */
export const OneLine = styled.td`
  white-space: nowrap;
`;
