import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { Title } from '@greenroom/shared-ui';

const Bounds = styled.section`
  scroll-margin-top: var(--s-5);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Heading = styled(Title)`
  margin-bottom: var(--s-4);
`;

/** The places of the settings, in their order. Each stands at `/settings#place`. */
export const settingPlaces = [
  'you',
  'security',
  'factors',
  'devices',
  'plan',
  'coaching',
  'notifications',
  'appearance',
  'data',
] as const;
export type SettingPlace = (typeof settingPlaces)[number];

interface SettingSectionProps {
  place: SettingPlace;
  title: string;
  children: ReactNode;
}

/** A part of the settings, by its name in the address. */
export function SettingSection({ place, title, children }: SettingSectionProps): ReactNode {
  const id = useId();
  return (
    <Bounds id={place} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Bounds>
  );
}
