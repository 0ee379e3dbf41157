import styled from '@emotion/styled';

/** A list that its summary expands. */
export const DisclosedList = styled.details`
  font-size: var(--fs-small);
  summary {
    width: fit-content;
    min-height: var(--tap);
    padding-block: 11px;
    color: var(--text-3);
    cursor: pointer;
  }
  ul,
  ol {
    display: grid;
    gap: 6px;
    margin: 4px 0 0;
    padding: 0;
    list-style: none;
  }
`;
