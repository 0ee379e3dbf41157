import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../layout/flow.ts';
import { Pieces, Sheet } from '../story-sheet.tsx';
import { CoachGrid } from './coach-grid.ts';
import { CoachTile } from './coach-tile.tsx';
import { Face, Initials } from './face.tsx';

const meta: Meta = { title: 'People' };
export default meta;

const cast = [
  ['imogen-vale', 'Imogen Vale', 'Public speaking'],
  ['anila-kestrel', 'Anila Kestrel', 'Money talks'],
  ['dov-harrowgate', 'Dov Harrowgate', 'Storytelling'],
  ['noor-halabieh', 'Noor Halabieh', 'Calm and sleep'],
  ['fenwick-ashby', 'Fenwick Ashby', 'Toasts and tributes'],
  ['baptiste-orlay', 'Baptiste Orlay', 'Home cooking'],
] as const;

export const People: StoryObj = {
  render: () => (
    <Sheet title="People">
      <Pieces name="Face" grid={false}>
        <Row wrap>
          <Face size="s" src="/assets/portraits/imogen-vale.svg" />
          <Face src="/assets/portraits/wes-tallgrass.svg" />
          <Face size="l" src="/assets/portraits/noor-halabieh.svg" />
          <Initials>MC</Initials>
          <Initials size="s">You</Initials>
        </Row>
      </Pieces>
      <CoachGrid>
        {cast.map(([slug, name, field]) => (
          <CoachTile
            key={slug}
            href={`#${slug}`}
            portrait={`/assets/portraits/${slug}.svg`}
            name={name}
            field={field}
          />
        ))}
      </CoachGrid>
    </Sheet>
  ),
};
