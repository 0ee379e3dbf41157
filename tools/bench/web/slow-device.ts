import type { CDPSession } from 'playwright';

/**
 * The phone that design and measurements assume: a slow 4G connection and a processor a quarter as fast as this
 * machine's.
 */
export const slowDevice = { megabitsPerSecond: 1.6, latencyMs: 150, cpuSlowdown: 4 } as const;

/** Makes a page as slow as on {@link slowDevice}, with nothing in its cache. */
export async function slowDown(session: CDPSession): Promise<void> {
  const bytesPerSecond = (slowDevice.megabitsPerSecond * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowDevice.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDevice.cpuSlowdown });
}
