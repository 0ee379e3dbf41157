import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ArrowUpRight, Check, Minus } from 'lucide-react';
import { Row, Stack, Tiles } from '../layout/flow.ts';
import { Section } from '../layout/section.tsx';
import { TextLink } from '../actions/text-link.ts';
import { Piece, Pieces, Sheet } from '../story-sheet.tsx';
import { Head, Small } from '../type/type.ts';
import { Card, CardLink } from './card.ts';
import { Mark } from './mark.tsx';
import { Print } from './print.tsx';
import { LibraryCard } from './library-card.tsx';
import { LibraryRow } from './library-row.tsx';
import { Strip, StripLink } from './strip.ts';
import { Tag } from './tag.tsx';

const meta: Meta = { title: 'Surfaces' };
export default meta;

const items = [
  {
    art: 'mic',
    title: 'The first nine seconds',
    line: 'Lesson, 6 min',
    summary: 'Begin without clearing your throat, thanking anyone or saying “so”.',
  },
  {
    art: 'breath',
    title: 'Low breath, slow hands',
    line: 'Exercise, 3 min',
    summary: 'For the corridor outside the room.',
  },
  {
    art: 'chairs',
    title: 'Gehaltsverhandlungsgespräche',
    line: 'Article, 5 min',
    summary: 'What a hostile question is usually asking for.',
  },
];

export const Surfaces: StoryObj = {
  render: () => (
    <Sheet title="Surfaces">
      <Pieces name="Mark" grid={false}>
        <Mark href="#home" label="Greenroom, home">
          Greenroom
        </Mark>
      </Pieces>
      <Pieces name="Card">
        <Piece caption="A link">
          <CardLink pad href="#item">
            <Head as="b">Low breath</Head>
            <Small tone={2}>Exercise, 3 min</Small>
          </CardLink>
        </Piece>
        <Piece caption="A surface">
          <Card pad>
            <Head as="b">Low breath</Head>
            <Small tone={2}>Exercise, 3 min</Small>
          </Card>
        </Piece>
      </Pieces>
      <Pieces name="Print">
        <Print src="/assets/portraits/imogen-vale.svg" alt="Imogen Vale, lit from the left" />
        <Print src="/assets/art/pan.svg" ratio="5 / 4" />
      </Pieces>
      <Pieces name="Tag" grid={false}>
        <Row wrap gap={5}>
          <Tag icon={Check} tone="good">
            Proficient
          </Tag>
          <Tag icon={Minus}>Developing</Tag>
          <Tag icon={ArrowUpRight} tone="warn">
            Needs practice
          </Tag>
        </Row>
      </Pieces>
      <Pieces name="Strip" grid={false}>
        <Strip aria-label="Shelf">
          <StripLink href="#all" aria-current="page">
            Everything
          </StripLink>
          <StripLink href="#lessons">Lessons</StripLink>
          <StripLink href="#exercises">Exercises</StripLink>
          <StripLink href="#articles">Articles</StripLink>
          <StripLink href="#history">History</StripLink>
        </Strip>
      </Pieces>
      <Pieces name="Shelf card, row" grid={false}>
        <Stack gap={3}>
          {items.map(({ art, title, line }) => (
            <LibraryCard
              key={title}
              form="row"
              href="#item"
              art={`/assets/art/${art}.svg`}
              title={title}
              line={`${line}, from Imogen’s shelf`}
            />
          ))}
        </Stack>
      </Pieces>
      <Section
        title="On her shelf"
        link={
          <TextLink size="small" href="#all">
            All 34 items
          </TextLink>
        }
      >
        <Tiles equal={3}>
          {items.map(({ art, ...item }) => (
            <LibraryCard key={item.title} form="tall" href="#item" art={`/assets/art/${art}.svg`} {...item} />
          ))}
        </Tiles>
      </Section>
      <Section title="The whole list">
        {items.map(({ art, ...item }) => (
          <LibraryRow
            key={item.title}
            href="#item"
            art={`/assets/art/${art}.svg`}
            {...item}
            aside={
              <Tag icon={Check} tone="good">
                Finished Tuesday
              </Tag>
            }
          />
        ))}
      </Section>
    </Sheet>
  ),
};
