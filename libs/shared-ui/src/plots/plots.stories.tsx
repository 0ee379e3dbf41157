import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Pieces, Sheet } from '../story-sheet.tsx';
import { Body } from '../type/type.ts';
import { LightTimeline, type LightPoint } from './light-timeline.tsx';
import { SmallPlot } from './small-plot.tsx';

const meta: Meta = { title: 'Plots' };
export default meta;

const scene: LightPoint[] = [
  [0.5, 'Before your first line.'],
  [0.6, 'Line 2. Dorothea opened, because you said how it is for them.'],
  [0.55, 'Line 4. Dorothea closed up, because you hedged.'],
  [0.3, 'Line 6. Dorothea closed up, because you blamed.'],
  [0.42, 'Line 8. Dorothea opened, because you proposed the next step (“Wednesday”).'],
].map(([light, text], at) => ({ id: String(at), light: Number(light), text: String(text) }));

function Timeline({ points }: { points: readonly LightPoint[] }) {
  const [at, setAt] = useState(points.length - 1);
  return (
    <div>
      <LightTimeline
        label="Your lines"
        points={points}
        at={at}
        onAt={setAt}
        from="Before your first line"
        to="Your last line"
      />
      <Body tone={2}>{points[at]?.text}</Body>
    </div>
  );
}

export const Plots: StoryObj = {
  render: () => (
    <Sheet title="Plots">
      <Pieces name="Light over a scene" grid={false}>
        <Timeline points={scene} />
      </Pieces>
      <Pieces name="One line only" grid={false}>
        <Timeline points={scene.slice(0, 2)} />
      </Pieces>
      <Pieces name="Small plots">
        <SmallPlot label="4.2, 6.1, 8.4" values={[4.2, 6.1, 8.4]} from={1} to={10} good={{ from: 8, to: null }} />
        <SmallPlot label="8.0, 5.0" values={[8, 5]} from={1} to={10} good={{ from: 8, to: null }} />
        <SmallPlot label="190, 150, 130" values={[190, 150, 130]} from={50} to={250} good={{ from: 100, to: 165 }} />
        <SmallPlot label="6.0" values={[6]} from={1} to={10} good={{ from: 8, to: null }} />
      </Pieces>
    </Sheet>
  ),
};
