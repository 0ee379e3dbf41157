import base from '../playwright.config.ts';
export default { ...base, testDir: '.', testMatch: 'probe.spec.ts', reporter: 'list', outputDir: '/tmp/e2e/probe-out' };
