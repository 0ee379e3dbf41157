import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import type { SettingPart } from '@greenroom/contracts';
import { Display } from '@greenroom/shared-ui';

const Bounds = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* A part appears once those above it are there, so that it does not move. */
  > [aria-busy='true'] ~ *,
  > :has([aria-busy='true']) ~ * {
    display: none;
  }
`;

const Heading = styled(Display)`
  margin-bottom: var(--s-5);
`;

interface SettingSectionProps {
  part: SettingPart;
  title: string;
  children: ReactNode;
}

/** The section of the settings on this page, with its heading. */
export function SettingSection({ part, title, children }: SettingSectionProps): ReactNode {
  const id = useId();
  return (
    <Bounds id={part} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Bounds>
  );
}
