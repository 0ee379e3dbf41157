process.stdout.write('started\n');
const kept = Array.from({ length: 20 }, () => Buffer.alloc(100_000_000, 'a'));
process.stdout.write(`{"kind":"text","text":"${kept.length} buffers of 100 MB were made"}\n`);

export {};
