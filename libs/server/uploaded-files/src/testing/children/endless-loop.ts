process.stdout.write('started\n');
for (;;);
