import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Picture = styled.img`
  width: 100%;
  max-height: 320px;
  margin-top: var(--s-5);
  border-radius: var(--r-print);
  object-fit: cover;
`;

/** The promotion's own picture below the heading of a section; decorative, since the texts say everything. */
export function SectionPicture({ src }: { src: string | undefined }): ReactNode {
  return src === undefined ? null : <Picture src={src} alt="" loading="lazy" />;
}
