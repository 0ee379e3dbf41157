/** What reading one file may use of the machine. */
export interface ProcessLimits {
  /** Linux: RLIMIT_DATA. V8 reserves 600 MB of it, which leaves 300 MB. In kilobytes. */
  dataKilobytes: number;
  /** V8's heap, on every platform. */
  heapMegabytes: number;
  /** Resident memory, checked by the process itself on systems without RLIMIT_DATA (macOS, Windows). */
  residentMegabytes: number;
  /** Linux and macOS: RLIMIT_CPU, over all threads. */
  cpuSeconds: number;
  /**
   * From the process's start to its report; waiting in the queue does not count. Ends a process that waits for something;
   * one that computes is ended by its CPU time, which takes longer on a busy machine.
   */
  wallMilliseconds: number;
}

/**
 * For comparison: a PDF of 1,500 pages and a Word file with 75 MB of XML each took half a second of CPU time and 150
 * MB.
 */
export const processLimits: ProcessLimits = {
  dataKilobytes: 900_000,
  heapMegabytes: 160,
  residentMegabytes: 400,
  cpuSeconds: 10,
  wallMilliseconds: 120_000,
};
