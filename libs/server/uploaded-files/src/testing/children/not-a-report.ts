process.stdout.write('started\n{"kind":"text","text":7}\n');
