/** The small site in which a remote runs alone, on mocked data. */
export { startFrame, type FrameOptions } from './start-frame.tsx';
