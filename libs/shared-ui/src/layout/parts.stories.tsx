import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ArrowLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { AskOnceMore } from '../actions/ask-once-more.tsx';
import { Button } from '../actions/button.tsx';
import { IconLink } from '../actions/icon-button.tsx';
import { TextLink } from '../actions/text-link.ts';
import { CareNote } from '../feedback/care-note.tsx';
import { ErrorDetails } from '../feedback/error-details.tsx';
import { NotLoadedPanel } from '../feedback/not-loaded-panel.tsx';
import { Steps } from '../feedback/steps.tsx';
import { Page } from './page.tsx';
import { SectionHead } from './section.tsx';
import { SearchList } from '../overlays/search-list.tsx';
import { WholeDialog } from '../overlays/whole-dialog.tsx';
import { Plot } from '../plots/plot.tsx';
import { Piece, Pieces } from '../story-sheet.tsx';
import { MarkGlyph } from '../surfaces/mark.tsx';
import { MarkedWords } from '../type/marked-words.tsx';
import { Body, Display } from '../type/type.ts';

const meta: Meta = { title: 'Parts of a page' };
export default meta;

const words = {
  tag: 'Couldn’t load',
  title: 'This part didn’t arrive',
  text: 'The rest of the page is fine. Try this bit again.',
  tryAgain: 'Try again',
};
const nothing = () => {};

export const PartsOfAPage: StoryObj = {
  render: () => (
    <Page>
      <Display>Parts of a page</Display>
      <Pieces name="Not loaded">
        <NotLoadedPanel reason="failed" words={words} details="502 Bad Gateway: nginx" retry={nothing} />
        <NotLoadedPanel reason="offline" words={{ ...words, tag: 'Offline' }} retry={nothing} />
        <NotLoadedPanel reason="full" words={{ ...words, tag: 'Busy' }} retry={nothing} />
      </Pieces>
      <Pieces name="Asked and told" grid={false}>
        <AskOnceMore
          {...{ ask: 'Delete this conversation?', yes: 'Delete it', no: 'Keep it', busyLabel: 'Deleting…' }}
          {...{ busy: false, failed: 'That didn’t work. Please try again.', onYes: nothing, onNo: nothing }}
        />
        <CareNote text={'You don’t have to be alone with this.\nCall 116 123, day and night.'}>
          <Button size="s">Go on</Button>
        </CareNote>
        <ErrorDetails>502 Bad Gateway: nginx</ErrorDetails>
        <Steps now={2} of={3}>
          Step 2 of 3
        </Steps>
      </Pieces>
      <Pieces name="Heads and marks">
        <Piece caption="IconLink">
          <IconLink href="#back" icon={ArrowLeft} label="Back" />
        </Piece>
        <Piece caption="MarkGlyph">
          <MarkGlyph size={44} />
        </Piece>
        <Piece caption="MarkedWords">
          <Body lang="de">
            <MarkedWords in="Auf Englisch heißt das small talk." words="small talk" />
          </Body>
        </Piece>
        <Piece caption="SectionHead">
          <SectionHead title="Coaches" link={<TextLink href="#all">All of them</TextLink>} />
        </Piece>
      </Pieces>
      <Pieces name="Plot" grid={false}>
        <Plot label="6, then 8" width={300} height={80}>
          <path d="M10 60 L290 20" fill="none" stroke="currentColor" />
        </Plot>
      </Pieces>
      <Pieces name="Search" grid={false}>
        <Search />
      </Pieces>
    </Page>
  ),
};

const found = [{ label: 'Coaches', items: ['Imogen Vale', 'Anila Kestrel'] }];

function Search(): ReactNode {
  const [text, setText] = useState('');
  return (
    <SearchList
      {...{ label: 'Search', maxLength: 80, text, onTextChange: setText, groups: found }}
      keyOf={(name) => name}
      linkOf={(name) => <a href={`#${name}`}>{name}</a>}
      wordsOf={(name) => name}
    />
  );
}

export const InPlaceOfThePage: StoryObj = {
  render: () => (
    <WholeDialog open onOpenChange={nothing} title="Step 1" closeLabel="Close">
      <Page>
        <Display>Salt the water</Display>
      </Page>
    </WholeDialog>
  ),
};
