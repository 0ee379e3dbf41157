import { paths } from '@greenroom/contracts';
import { pageStory } from '@greenroom/frame/story';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';
import { meetingsMocks } from '../testing/meetings-mocks.ts';

export default { title: 'meetings-mfe' };

const page = { routes, messages, address: paths.meetings };

export const Meetings = pageStory({ ...page, person: 'subscriber', mocks: meetingsMocks() });
export const WithoutPlan = pageStory({
  ...page,
  person: 'signedIn',
  mocks: meetingsMocks({ meetings: 'plan_required' }),
});
