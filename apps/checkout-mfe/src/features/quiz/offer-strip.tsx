import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { usePromotion } from '@greenroom/plans';
import { Small } from '@greenroom/shared-ui';

const Strip = styled(Small)`
  min-height: 43px;
  padding: 10px 20px;
  border-block: 1px solid var(--line);
  color: var(--text-2);
  text-align: center;
`;

/** Shows a running promotion's text above the questions. Its space is reserved while it loads. */
export function OfferStrip(): ReactNode {
  const { promotion } = usePromotion();
  return <Strip>{promotion?.variables.quiz_pages.question_box_text}</Strip>;
}
