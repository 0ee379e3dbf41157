export interface CallDevice {
  id: string;
  /** Empty before the microphone was allowed. */
  label: string;
}
