import { preset } from '@greenroom/jest-preset';

export default { ...preset, displayName: 'contracts' };
