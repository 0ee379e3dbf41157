import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../layout/flow.ts';
import { Pieces, Sheet } from '../story-sheet.tsx';
import { Prose } from './prose.ts';
import { Body, Display, Figures, Fine, Head, Hero, Lead, Said, Small, Title } from './type.ts';

const meta: Meta = { title: 'Type' };
export default meta;

export const Scale: StoryObj = {
  render: () => (
    <Sheet title="Type">
      <Pieces name="Scale" grid={false}>
        <Stack>
          <Hero as="p" style={{ fontSize: 72 }}>
            Hero, 300
          </Hero>
          <Display as="p">Display, 300</Display>
          <Title as="p">Title, 380</Title>
          <Head as="p">Head, 500</Head>
          <Said>Said, 400 italic: whatever a coach says aloud</Said>
          <Lead>Lead, 19 on 28.5</Lead>
          <Body>
            Body, 16 on 25. Numbers line up: <Figures>1,482.07</Figures>
          </Body>
          <Small tone={2}>Small, 14.5, in the second strength</Small>
          <Fine tone={3}>Fine, 13 on 19, never smaller</Fine>
        </Stack>
      </Pieces>
      <Pieces name="Long words" grid={false}>
        <Stack>
          <Hero as="p" lang="de">
            Gehaltsverhandlungsgespräche üben
          </Hero>
          <Title as="p" lang="de">
            Datenschutzgrundverordnungskonform
          </Title>
        </Stack>
      </Pieces>
    </Sheet>
  ),
};

export const RenderedMarkdown: StoryObj = {
  render: () => (
    <Sheet title="Prose">
      <Pieces name="Markdown" grid={false}>
        <Prose>
          <p>
            Begin <strong>without</strong> thanking anyone, and <a href="#top">walk to the middle</a> first.
          </p>
          <h2>The stop</h2>
          <ul>
            <li>Find one face.</li>
            <li>
              Breathe out, then:
              <ol>
                <li>say the line,</li>
                <li>count to three.</li>
              </ol>
            </li>
          </ul>
          <blockquote>
            <p>“Two years ago we lost a ferry.”</p>
          </blockquote>
          <h3>With figures</h3>
          <table>
            <thead>
              <tr>
                <th>Talk</th>
                <th>Pause in seconds</th>
                <th>How it was taken by the people in the third row</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Monday</td>
                <td>0.4</td>
                <td>Not at all</td>
              </tr>
              <tr>
                <td>Thursday</td>
                <td>2.8</td>
                <td>Spoons down</td>
              </tr>
            </tbody>
          </table>
          <p>
            A <code>short</code> piece of code, and a block:
          </p>
          <pre>
            <code>say(line).then(stop);</code>
          </pre>
        </Prose>
      </Pieces>
    </Sheet>
  ),
};
