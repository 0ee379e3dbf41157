import { wordWithBody } from '@greenroom/uploaded-files/testing/sample-files';

const run = (text: string, bold = false) =>
  `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (...runs: string[]) => `<w:p><w:pPr><w:spacing w:after="120"/></w:pPr>${runs.join('')}</w:p>`;
const lineBreak = '<w:r><w:br/></w:r>';

const teamsTurn = (name: string, time: string, said: string) =>
  paragraph(run(name, true), run(`   ${time}`), lineBreak, run(said));

/** A transcript as Microsoft Teams saves it as .docx: name and time above the words, in one paragraph. */
export const teamsDocument = (): Buffer =>
  wordWithBody(
    [
      paragraph(run('Weekly-20260302_100000-Meeting Recording', true)),
      paragraph(run('March 2, 2026, 9:00AM')),
      paragraph(run('31m 2s')),
      paragraph(run('Dana Whitfield started transcription')),
      teamsTurn('Dana Whitfield', '0:01', 'Good morning. Shall we begin with the supplier?'),
      teamsTurn('Maren Cole', '0:06', 'Yes: we are nine days late, and it&apos;s my estimate that was wrong.'),
      teamsTurn('Omar', '0:12', 'Could we just ship the'),
      paragraph(run('Dana Whitfield stopped transcription')),
    ].join(''),
  );

/** A transcript of Google Meet, downloaded from Google Docs as .docx: a time every few minutes, names before words. */
export const meetDocument = (): Buffer =>
  wordWithBody(
    [
      paragraph(run('Weekly (2026-03-02 10:00 GMT+1) - Transcript')),
      paragraph(run('Attendees')),
      paragraph(run('Dana Whitfield, Maren Cole, Omar')),
      paragraph(run('Transcript')),
      paragraph(run('00:00:01')),
      paragraph(
        run('Dana Whitfield:', true),
        run(' Good morning. Shall we begin with the supplier?'),
        lineBreak,
        run('Maren Cole:', true),
        run(' Yes: we are nine days late, and it&apos;s my estimate that was wrong.'),
      ),
      paragraph(run('00:05:00')),
      paragraph(run('Omar:', true), run(' Could we just ship the')),
      paragraph(run('Meeting ended after 00:31:02 👋')),
      paragraph(
        run(
          'This editable transcript was computer generated and might contain errors. People can also change the text after it was created.',
        ),
      ),
    ].join(''),
  );
