import { nativePreset } from '@greenroom/jest-preset/native';

export default { ...nativePreset, displayName: 'apple-plans' };
