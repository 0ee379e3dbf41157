import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Tag } from '../surfaces/tag.tsx';
import type { IconShape } from '../surfaces/icon.tsx';
import type { Tone } from '../theme/tone.ts';
import { Head, Small } from '../type/type.ts';

const Box = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  > img {
    width: 100%;
    aspect-ratio: 16 / 7;
    object-fit: cover;
    filter: brightness(0.72) saturate(0.8);
  }
`;

const Words = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
  justify-items: start;
  padding: 20px;
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  margin-top: 10px;
`;

export interface StatusPanelProps {
  /** Address of a picture, for empty states. */
  art?: string;
  /** One word with an icon, for what failed or is missing. */
  tag?: { icon: IconShape; tone?: Tone; text: ReactNode };
  title: ReactNode;
  titleAs?: 'h1' | 'h2' | 'h3';
  /** What happened and what to do, in a sentence or two. */
  children?: ReactNode;
  /** Usually one plain button, `size="s"`. */
  action?: ReactNode;
  /** `alert` if it replaces content that the person has just requested. */
  role?: 'alert' | 'status';
  className?: string;
}

/** Replaces content that is empty, not found, offline or failed to load. */
export function StatusPanel({ art, tag, title, titleAs = 'h2', children, action, role, className }: StatusPanelProps) {
  return (
    <Box role={role} className={className}>
      {art !== undefined && <img src={art} alt="" />}
      <Words>
        {tag && (
          <Tag icon={tag.icon} tone={tag.tone}>
            {tag.text}
          </Tag>
        )}
        <Head as={titleAs}>{title}</Head>
        {children !== undefined && (
          <Small as="div" tone={2}>
            {children}
          </Small>
        )}
        {action !== undefined && <Action>{action}</Action>}
      </Words>
    </Box>
  );
}
