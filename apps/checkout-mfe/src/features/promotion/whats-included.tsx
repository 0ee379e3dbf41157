import styled from '@emotion/styled';
import { BookOpen, Check, Clapperboard, Ear, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PromotionSection } from '@greenroom/contracts';
import { below, Body, Display, Head, Icon, Wrap } from '@greenroom/shared-ui';
import { includedItems } from './included-items.ts';
import { SectionPicture } from './section-picture.tsx';

const icons: Record<string, typeof Check> = { coaches: Phone, scenes: Clapperboard, shelf: BookOpen, prompter: Ear };

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: var(--s-8);
  padding-block: var(--s-9);
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-5);
    padding-block: var(--s-7);
  }
`.withComponent('section');

const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    padding: 20px 0;
    border-top: 1px solid var(--line);
  }
  li:last-of-type {
    border-bottom: 1px solid var(--line);
  }
`;

/** Lists what the offer includes. */
export function WhatsIncluded({ texts, image_url: image }: PromotionSection): ReactNode {
  const items = includedItems(texts);
  if (items.length === 0 && image === undefined) return null;
  return (
    <Columns>
      <div>
        <Display as="h2">{texts['text_title']}</Display>
        <SectionPicture src={image} />
      </div>
      <Items>
        {items.map(({ name, title, text }) => (
          <li key={name}>
            <Icon of={icons[name] ?? Check} />
            <div>
              <Head as="h3">{title}</Head>
              {text !== undefined && <Body tone={2}>{text}</Body>}
            </div>
          </li>
        ))}
      </Items>
    </Columns>
  );
}
