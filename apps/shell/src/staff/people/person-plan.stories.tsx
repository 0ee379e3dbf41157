import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { StaffPerson } from '@greenroom/contracts';
import { paths } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { Page } from '@greenroom/shared-ui';
import { applePlan, noPlanShown } from '../testing/plan-samples.ts';
import { words } from '../words.ts';
import { PersonPlan } from './person-plan.tsx';

const meta: Meta = { title: 'Pages/Staff: plan of a person' };
export default meta;

const storyOf = (plan: StaffPerson['plan']): StoryObj =>
  pageStories({
    routes: [
      {
        path: paths.staffPeople,
        frame: 'site',
        load: async () => ({
          Page: () => (
            <Page>
              <PersonPlan {...plan} />
            </Page>
          ),
        }),
      },
    ],
    messages: words,
    address: paths.staffPeople,
    person: 'staff',
    mocks: () => [],
  }).Ready;

export const ThroughApple: StoryObj = storyOf(applePlan);
export const None: StoryObj = storyOf(noPlanShown);
