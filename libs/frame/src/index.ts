/** The small site a remote runs in by itself, on mocked data. */
export { startFrame, type FrameOptions } from './start-frame.tsx';
