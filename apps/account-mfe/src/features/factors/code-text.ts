import styled from '@emotion/styled';

/** Text whose characters are read one by one. */
export const CodeText = styled.code`
  font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  font-size: 15px;
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
`;
