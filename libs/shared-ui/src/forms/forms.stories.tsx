import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Mic } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Piece, Pieces, Sheet } from '../story-sheet.tsx';
import { Figures } from '../type/type.ts';
import { Composer } from './composer.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { NativeSelect } from './native-select.tsx';
import { Pick, PickRow } from './pick.tsx';
import { TextArea } from './text-area.tsx';
import { Tick } from './tick.tsx';

const meta: Meta = { title: 'Forms' };
export default meta;

function Chat({ answering = false }: { answering?: boolean }) {
  const [text, setText] = useState('');
  return (
    <Composer
      label="Message to Imogen"
      placeholder="Write to Imogen"
      value={text}
      onChange={setText}
      onSend={() => setText('')}
      sendLabel="Send"
      answering={answering}
      onStop={() => undefined}
      stopLabel="Stop the answer"
      start={<IconButton label="Dictate" icon={Mic} />}
    />
  );
}

export const Forms: StoryObj = {
  render: () => (
    <Sheet title="Forms">
      <Pieces name="Field">
        <Field label="Name" hint="Rest">
          <Input placeholder="What should we call you?" />
        </Field>
        <Field label="Email" error="Email format is invalid">
          <Input defaultValue="maren@" />
        </Field>
        <Field label="Email" hint="Fixed">
          <Input defaultValue="maren@example.com" readOnly />
        </Field>
        <Field label="Hour" hint="Same as the device">
          <NativeSelect defaultValue="9">
            <option value="8">8 am</option>
            <option value="9">9 am</option>
          </NativeSelect>
        </Field>
        <Field label="Your own words" hint="It grows">
          <TextArea defaultValue={'One line.\nAnother.\nA third.\nA fourth.\nA fifth.'} />
        </Field>
      </Pieces>
      <Pieces name="Choice">
        <Piece caption="Pick one: chosen is ivory, not the accent">
          <Pick legend="One of these" hideLegend>
            <PickRow value="yearly" defaultChecked aside={<Figures as="b">$7</Figures>}>
              Yearly
            </PickRow>
            <PickRow value="monthly" aside={<Figures as="b">$10</Figures>}>
              Monthly
            </PickRow>
          </Pick>
        </Piece>
        <Piece caption="Pick many">
          <Pick legend="Any of these" hideLegend many>
            <PickRow value="work" defaultChecked>
              At work
            </PickRow>
            <PickRow value="home">At home</PickRow>
          </Pick>
        </Piece>
        <Piece caption="Consent: never ticked beforehand">
          <Tick>
            I agree to the <a href="#terms">terms</a>.
          </Tick>
          <Tick error="Tick the box to go on.">I am sixteen or older.</Tick>
        </Piece>
      </Pieces>
      <Pieces name="Composer" grid={false}>
        <div style={{ maxWidth: 720, display: 'grid', gap: 16 }}>
          <Chat />
          <Chat answering />
        </div>
      </Pieces>
    </Sheet>
  ),
};
