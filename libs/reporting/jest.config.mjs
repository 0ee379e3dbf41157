import { preset } from '@greenroom/jest-preset';

export default { ...preset, rootDir: import.meta.dirname };
