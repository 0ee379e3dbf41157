process.stdout.write('started\n');
const kept: object[] = [];
for (let made = 0; made < 20_000_000; made += 1) kept.push({ made });
process.stdout.write(`{"kind":"text","text":"${kept.length} objects were made"}\n`);

export {};
