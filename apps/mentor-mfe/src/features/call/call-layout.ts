import styled from '@emotion/styled';
import { below, DarkFullScreen, Head, ownProps, Page, Small } from '@greenroom/shared-ui';
import type { Light } from './status-words.ts';

/** The layout of the call page: the stage, and a panel beside it. */
export const CallLayout = styled(DarkFullScreen, ownProps('beside'))<{ beside: boolean }>`
  grid-template: minmax(0, 1fr) / minmax(0, 1fr) ${({ beside }) => (beside ? '400px' : '')};
  ${below.lg} {
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  }
`;

/** Lighting of the stage in each state: the pool on the floor, the face, and the beam from above. */
const lights: Record<Light, { pool: string; face: string; beam?: [near: number, far: number] }> = {
  beam: { pool: pool('760px 640px at 44% 44%', '84, 94, 54, 0.42', 74), face: 'none', beam: [0.22, 0.05] },
  half: { pool: pool('760px 640px at 44% 44%', '84, 94, 54, 0.2', 74), face: 'brightness(0.82)', beam: [0.11, 0.02] },
  you: { pool: pool('820px 440px at 50% 106%', '233, 225, 158, 0.28', 72), face: 'brightness(0.62) saturate(0.8)' },
  dim: { pool: 'none', face: 'brightness(0.62) saturate(0.8)' },
  dimmer: { pool: 'none', face: 'brightness(0.38) saturate(0.6)' },
  out: { pool: 'none', face: 'brightness(0.24) saturate(0.3)' },
};

function pool(where: string, colour: string, until: number): string {
  return `radial-gradient(${where}, rgba(${colour}), transparent ${until}%)`;
}

/** The smallest phones. */
const narrowest = '@media (max-width: 374px)';

/* `--level` is the current loudness of the voice, 0 to 1. */
export const CallMain = styled(Page, ownProps('light'))<{ light: Light }>`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template: auto minmax(0, 1fr) auto auto / minmax(0, 1fr);
  height: 100%;
  min-height: 0;
  overflow: hidden auto;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  &::before {
    z-index: -1;
    clip-path: polygon(0 0, 24% 0, 92% 100%, 30% 100%, 0 22%);
    opacity: calc(0.8 + 0.2 * var(--level, 0.5));
    background: ${({ light }) => {
      const { beam } = lights[light];
      return beam
        ? `linear-gradient(150deg, rgba(233, 226, 168, ${beam[0]}), rgba(233, 226, 168, ${beam[1]}) 62%, transparent 86%)`
        : 'none';
    }};
  }
  &::after {
    z-index: -2;
    background: ${({ light }) => lights[light].pool};
  }
`;

export const CallBar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 16px 24px 16px 32px;
  ${below.lg} {
    padding: 8px 8px 8px 16px;
  }
`;

export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  > * {
    min-width: 0;
  }
  &:last-child {
    flex: none;
  }
  ${narrowest} {
    gap: 8px;
  }
`;

export const Figure = styled.div`
  display: grid;
  place-items: center;
  min-height: 0;
  padding: 8px;
`;

/* As high as the space allows, always with an aspect ratio of 4 to 5. */
export const Portrait = styled('div', ownProps('light'))<{ light: Light }>`
  height: 100%;
  max-height: 560px;
  max-width: 100%;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  border-radius: var(--r-print);
  background: var(--surface-2);
  box-shadow: 30px 40px 90px rgba(0, 0, 0, 0.55);
  filter: ${({ light }) => lights[light].face};
  transition: filter var(--t-light) var(--ease-light);
  transform: scale(${({ light }) => (light === 'beam' ? 'calc(1 + 0.014 * var(--level, 0))' : '1')});
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const StatusBox = styled.div`
  /* The portrait keeps its size whatever the state has to say. */
  min-height: min(240px, 30dvh);
  padding: 18px 20px 0;
  text-align: center;
  ${below.lg} {
    min-height: min(292px, 35dvh);
    padding-top: 10px;
  }
`;

export const StatusHead = styled(Head)`
  margin: 14px 0 4px;
  font-size: 25px;
  font-weight: 400;
  ${below.lg} {
    margin-top: 10px;
    font-size: 21px;
  }
`;

/* As high as the longest text of a call that begins, so that the button below it stays where it is. */
export const StatusText = styled(Small)`
  ${below.lg} {
    min-height: 2lh;
  }
`;
