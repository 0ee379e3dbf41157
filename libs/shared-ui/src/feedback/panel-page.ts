import styled from '@emotion/styled';

/** The space around a panel that stands alone on its page. */
export const PanelPage = styled.div`
  max-width: 560px;
  padding-block: var(--s-7);
`;
