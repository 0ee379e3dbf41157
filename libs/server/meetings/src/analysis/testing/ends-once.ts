/** A fake analysis process: it exits when the account's name is "end" and never replies when it is "wait". */
process.on('message', ({ said: { you } }: { said: { you: string[] } }) => {
  if (you[0] === 'end') process.exit(7);
  if (you[0] !== 'wait') process.send?.({ verified: [null] });
});
