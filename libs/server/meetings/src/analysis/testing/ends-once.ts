/** Stands in for the analysis process: it ends where the account's name is "end", and never answers where it is "wait". */
process.on('message', ({ said: { you } }: { said: { you: string[] } }) => {
  if (you[0] === 'end') process.exit(7);
  if (you[0] !== 'wait') process.send?.({ verified: [null] });
});
