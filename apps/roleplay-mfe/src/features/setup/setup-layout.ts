import styled from '@emotion/styled';
import { below } from '@greenroom/shared-ui';

/** A form with its summary beside it; below 960 one under the other. */
export const SetupForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: var(--s-8);
  margin-top: var(--s-6);
  ${below.lg} {
    display: flex;
    flex-direction: column;
    gap: var(--s-5);
  }
`;

/** One question of the form, between thin lines. */
export const Question = styled.div`
  padding: var(--s-6) 0;
  border-top: 1px solid var(--line);
  min-width: 0;
`;
