import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MessageSquareText, Mic, MicOff, Phone, PhoneOff, Play, Search, Square } from 'lucide-react';
import { Row } from '../layout/flow.ts';
import { Piece, Pieces, Sheet } from '../story-sheet.tsx';
import { Icon } from '../surfaces/icon.tsx';
import { Button, ButtonLink } from './button.tsx';
import { Chip, ChipLink } from './chip.ts';
import { IconButton } from './icon-button.tsx';
import { RoundButton } from './round-button.tsx';
import { TextButton, TextLink } from './text-link.ts';

const meta: Meta = { title: 'Actions' };
export default meta;

export const Buttons: StoryObj = {
  render: () => (
    <Sheet title="Actions">
      <Pieces name="Button">
        <Piece caption="Primary">
          <Button variant="primary">Start a call</Button>
        </Piece>
        <Piece caption="Plain">
          <Button>Write instead</Button>
        </Piece>
        <Piece caption="Quiet">
          <Button variant="quiet">Not now</Button>
        </Piece>
        <Piece caption="Small">
          <Button size="s">Try again</Button>
        </Piece>
        <Piece caption="Off">
          <Button variant="primary" disabled>
            Start a call
          </Button>
        </Piece>
        <Piece caption="Busy: the label changes, no spinner">
          <Button variant="primary" busy busyLabel="Dialling…">
            Start a call
          </Button>
        </Piece>
        <Piece caption="With an icon, as a link">
          <ButtonLink variant="primary" href="#call">
            <Icon of={Phone} />
            Call Imogen
          </ButtonLink>
        </Piece>
        <Piece caption="With an icon">
          <Button>
            <Icon of={MessageSquareText} />
            Write instead
          </Button>
        </Piece>
        <Piece caption="Wide, with a long word">
          <Button wide lang="de">
            Gehaltsverhandlungsgespräch vorbereiten
          </Button>
        </Piece>
      </Pieces>
      <Pieces name="Icon button">
        <Piece caption="Rest, filled, off">
          <Row>
            <IconButton label="Search" icon={Search} />
            <IconButton label="Stop the answer" icon={Square} filled />
            <IconButton label="Dictate" icon={Mic} disabled />
          </Row>
        </Piece>
      </Pieces>
      <Pieces name="Round">
        <Piece caption="Calls: mute on and off, end">
          <Row>
            <RoundButton label="Mute" icon={Mic} pressed={false} />
            <RoundButton label="Mute" icon={MicOff} pressed />
            <RoundButton label="End the call" icon={PhoneOff} ending />
          </Row>
        </Piece>
        <Piece caption="Voice sample">
          <RoundButton label="Play voice sample" icon={Play} size="s" />
        </Piece>
      </Pieces>
      <Pieces name="Chip" grid={false}>
        <Row wrap gap={2}>
          <Chip type="button">How long should I pause?</Chip>
          <Chip type="button" aria-pressed="true">
            Lessons
          </Chip>
          <ChipLink href="#exercises">Exercises</ChipLink>
        </Row>
      </Pieces>
      <Pieces name="Text" grid={false}>
        <p>
          Failed to send. Please <TextButton type="button">send again</TextButton>, or see{' '}
          <TextLink href="#help">where to turn</TextLink>.
        </p>
      </Pieces>
    </Sheet>
  ),
};
