import { nativePreset } from '@greenroom/jest-preset/native';

export default { ...nativePreset, rootDir: import.meta.dirname };
