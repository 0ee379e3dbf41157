import styled from '@emotion/styled';
import { below, Row, Stack } from '@greenroom/shared-ui';

export const Frame = styled.section`
  display: grid;
  grid-template-rows: auto 1fr auto;
  max-width: 560px;
  margin-block: var(--s-5) var(--s-6);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface-1) radial-gradient(420px 260px at 0 0, var(--accent-wash), transparent 75%);
  box-shadow: var(--shadow-2);
  ${below.sm} {
    margin-inline: calc(-1 * var(--s-2));
  }
`;

export const Inside = styled(Stack)`
  padding: var(--s-4) var(--s-5) var(--s-5);
  & + & {
    padding-top: 0;
  }
`;

/* Keeps "off" within reach while scrolling; on a phone it is above the site's bar. */
export const Foot = styled(Row)`
  position: sticky;
  inset-block-end: 0;
  padding: 14px var(--s-5) var(--s-5);
  border-radius: 0 0 var(--r-card) var(--r-card);
  background: var(--surface-1);
  border-top: 1px solid var(--line);
  > * {
    flex: 1;
    padding-inline: var(--s-2);
    white-space: nowrap;
  }
  ${below.md} {
    inset-block-end: calc(var(--bar) + 8px + env(safe-area-inset-bottom));
  }
`;

export const ListeningDot = styled.span`
  width: 9px;
  height: 9px;
  border-radius: 50%;
  background: var(--text-3);
  &[data-on] {
    background: var(--accent);
    animation: breath var(--t-breath) ease-in-out infinite;
  }
  @keyframes breath {
    50% {
      opacity: 0.35;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none !important;
  }
`;

export const Goal = styled.button`
  display: grid;
  grid-template-columns: 22px 1fr;
  gap: 10px;
  width: 100%;
  min-height: var(--tap);
  align-items: center;
  border: 0;
  border-top: 1px solid var(--line);
  padding: 8px 0;
  background: none;
  color: var(--text);
  font-size: var(--fs-small);
  text-align: start;
  cursor: pointer;
  &[aria-pressed='true'] {
    color: var(--text-3);
    text-decoration: line-through;
  }
`;
