import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CircleAlert, SearchX, WifiOff } from 'lucide-react';
import { Button, ButtonLink } from '../actions/button.tsx';
import { Row, Stack, Tiles } from '../layout/flow.ts';
import { Pieces, Sheet } from '../story-sheet.tsx';
import { Mark } from '../surfaces/mark.tsx';
import { Wrap } from '../layout/wrap.ts';
import { Body, Fine, Hero, Lead, Title } from '../type/type.ts';
import { Banner } from './banner.tsx';
import { BusyText } from './busy-text.tsx';
import { Caret } from './caret.tsx';
import { OpensSoon } from './opens-soon.tsx';
import { BarShape, PrintShape, Skeleton } from './skeleton.tsx';
import { IllustratedPage } from './illustrated-page.tsx';
import { StatusPanel } from './status-panel.tsx';

const meta: Meta = { title: 'Feedback' };
export default meta;

export const States: StoryObj = {
  render: () => (
    <>
      <Banner
        icon={WifiOff}
        action={
          <Button variant="quiet" size="s">
            Try now
          </Button>
        }
      >
        No internet connection. You can read what’s already here.
      </Banner>
      <Sheet title="When there’s nothing to see">
        <Pieces name="Empty" grid={false}>
          <Tiles equal={3}>
            <StatusPanel
              art="/assets/art/chairs.svg"
              title="No conversations yet"
              action={
                <ButtonLink size="s" href="#coaches">
                  Meet the coaches
                </ButtonLink>
              }
            >
              The chair’s warm. Pick someone and say the thing you’d never put in an email.
            </StatusPanel>
            <StatusPanel
              art="/assets/art/letter.svg"
              title="No notes yet"
              action={
                <ButtonLink size="s" href="#scenes">
                  Find a scene
                </ButtonLink>
              }
            >
              Run one scene and they’ll be here: a score, your own words, and one thing to try.
            </StatusPanel>
            <StatusPanel
              art="/assets/art/mic.svg"
              title="Nothing called “raze”"
              action={<Button size="s">Clear the search</Button>}
            >
              There are four scenes and two lessons under “raise”.
            </StatusPanel>
          </Tiles>
        </Pieces>
        <Pieces name="Loading" grid={false}>
          <Tiles equal={3}>
            <Skeleton label="Loading coaches">
              <Stack>
                <Row>
                  <PrintShape />
                  <PrintShape />
                  <PrintShape />
                </Row>
                <BarShape width="62%" />
                <BarShape width="38%" />
              </Stack>
            </Skeleton>
            <Stack>
              <BusyText>Reading the shelf…</BusyText>
              <Body>
                Good. Now stop
                <Caret />
              </Body>
            </Stack>
          </Tiles>
        </Pieces>
        <Pieces name="Failed" grid={false}>
          <Tiles equal={3}>
            <StatusPanel
              tag={{ icon: CircleAlert, tone: 'bad', text: 'Couldn’t load' }}
              title="This part didn’t arrive"
              action={<Button size="s">Try again</Button>}
            >
              The rest of the page is fine. Try this bit again.
            </StatusPanel>
            <StatusPanel
              tag={{ icon: SearchX, text: 'Not found' }}
              title="Page not found"
              action={
                <ButtonLink size="s" href="#home">
                  Go to the home page
                </ButtonLink>
              }
            >
              The page has moved, or it never existed.
            </StatusPanel>
          </Tiles>
        </Pieces>
      </Sheet>
    </>
  ),
};

export const NotOpenYet: StoryObj = {
  render: () => (
    <OpensSoon
      art="/assets/art/stairs.svg"
      title="Scenes are still in rehearsal"
      text="Soon you can run the interview, the toast or the raise here, out loud, and read honest notes afterwards."
      link={
        <ButtonLink variant="primary" href="#coaches">
          Meet the coaches
        </ButtonLink>
      }
    />
  ),
};

export const ErrorPage: StoryObj = {
  render: () => (
    <IllustratedPage
      art="/assets/art/chairs.svg"
      bar={
        <Wrap style={{ height: 'var(--bar)', display: 'grid', alignItems: 'center' }}>
          <Mark href="#home" label="Greenroom, home">
            Greenroom
          </Mark>
        </Wrap>
      }
    >
      <Hero>Ooops!</Hero>
      <Title style={{ marginTop: 16 }}>Something went wrong.</Title>
      <Lead style={{ margin: '24px 0 32px' }}>
        Please try <a href="#again">refreshing the page</a> in a few minutes.
      </Lead>
      <Button variant="primary">Refresh the page</Button>
      <Fine tone={2} style={{ marginTop: 32 }}>
        Someone tripped over a cable and the lights went out. It was us.
      </Fine>
    </IllustratedPage>
  ),
};
