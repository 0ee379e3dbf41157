process.stdout.write('started\n');
const write = (): boolean => process.stdout.write('a'.repeat(65_536), write);
write();
