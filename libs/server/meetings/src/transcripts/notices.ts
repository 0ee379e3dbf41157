const what =
  '(?:meeting|recording|transcription|transcript|call|besprechung|aufzeichnung|transkription|transkript|anruf)';
const notices = [
  new RegExp(
    `^(?:the |this |die |der |das )?${what} (?:has |was |wurde )?(?:automatically )?(?:ended|started|began|stopped|paused|resumed|beendet|gestartet|angehalten|begonnen)(?: (?:(?:after|at|nach|um) \\d[\\d:. hms]{0,20}|by .{1,60}))?[.!]?(?:\\s\\p{Emoji})*$`,
    'iu',
  ),
  new RegExp(
    `^(?:the |die |das )?${what} wurde (?:(?:nach|um) \\d[\\d:. ]{0,20}|von .{1,60}) (?:beendet|gestartet|angehalten)[.!]?$`,
    'iu',
  ),
  new RegExp(`^[^:]{1,60} (?:started|stopped|ended) (?:the )?${what}[.!]?$`, 'iu'),
  /^[^:]{1,60} (?:has )?(?:joined|left) the (?:meeting|call)[.!]?$/iu,
  /^[^:]{1,60} (?:ist der Besprechung beigetreten|hat die Besprechung verlassen)[.!]?$/iu,
  /^This editable transcript was computer generated\b/i,
];

/** Returns whether a line is a notice of the tool rather than speech: "Meeting ended after 00:31:02". */
export const isNotice = (line: string): boolean => line.length <= 200 && notices.some((notice) => notice.test(line));
