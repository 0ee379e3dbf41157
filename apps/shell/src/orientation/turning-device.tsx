import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { reducedMotion } from '@greenroom/shared-ui';

const turn = keyframes`0%, 25% { transform: rotate(90deg); } 75%, 100% { transform: none; }`;

const Picture = styled.svg`
  display: block;
  width: clamp(160px, 26vw, 330px);
  height: auto;
  .device {
    transform-box: view-box;
    transform-origin: 130px 150px;
    animation: ${turn} var(--t-breath) var(--ease-light) infinite alternate;
  }
  ${reducedMotion} {
    .device {
      animation: none;
    }
  }
`;

/** A drawing of a device that turns upright. */
export function TurningDevice(): ReactNode {
  return (
    <Picture viewBox="0 0 260 300" aria-hidden="true" fill="none">
      <rect
        x="62"
        y="30"
        width="136"
        height="240"
        rx="18"
        stroke="#857a6d"
        strokeDasharray="3 6"
        transform="rotate(90 130 150)"
      />
      <g className="device">
        <rect x="62" y="30" width="136" height="240" rx="18" fill="#1c1814" stroke="#f5eee3" strokeWidth="1.75" />
        <path d="M63 84V48a17 17 0 0 1 17-17h34l83 160v61L63 84Z" fill="#e9e19e" opacity=".2" />
        <circle cx="130" cy="132" r="34" fill="#26211b" />
        <path
          d="M130 98a34 34 0 0 0 0 68c0-7 4-9 2-14-1-3 2-3 1-6 0-2 3-2 2-4-1-3-1-4 3-5 3-1-3-8-5-13-2-9-3-18-3-26Z"
          fill="#e9e19e"
        />
        <path d="M108 206h44M116 220h28" stroke="#c2b7a9" strokeWidth="2" strokeLinecap="round" />
      </g>
    </Picture>
  );
}
