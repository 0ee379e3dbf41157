import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Picture = styled.img`
  width: 100%;
  max-height: 320px;
  margin-top: var(--s-5);
  border-radius: var(--r-print);
  object-fit: cover;
`;

/** A picture of the promotion's own below the heading of a section; decoration, since the texts say it all. */
export function SectionPicture({ src }: { src: string | undefined }): ReactNode {
  return src === undefined ? null : <Picture src={src} alt="" loading="lazy" />;
}
