import styled from '@emotion/styled';

/** The grid of a form's fields, stacked. An empty notice takes no space. */
export const FormBox = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  > [role='alert']:empty {
    margin-bottom: calc(-1 * var(--s-4));
  }
`;
