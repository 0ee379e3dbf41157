/** Transcripts as tools write them, each with the same three people. */
export const samples = {
  zoom: `WEBVTT

1
00:00:01.000 --> 00:00:04.200
Dana Whitfield: Good morning. Shall we begin

2
00:00:04.200 --> 00:00:06.000
Dana Whitfield: with the supplier?

3
00:00:06.500 --> 00:00:12.750
Maren Cole: Yes: we are nine days late, and it's my estimate that was wrong.

4
00:00:12.100 --> 00:00:14.000
Omar: Could we just ship the
`,
  teams: `WEBVTT

NOTE duration:"00:31:02"
NOTE language:en-us

7b1c-0
00:00:01.000 --> 00:00:04.200
<v Dana Whitfield>Good morning. Shall we begin</v>

7b1c-1
00:00:04.200 --> 00:00:06.000
<v Dana Whitfield>with the supplier?</v>

7b1c-2
00:00:06.500 --> 00:00:12.750
<v Maren Cole>Yes: we are nine days late, and it's my estimate that was wrong.</v>

7b1c-3
00:00:12.100 --> 00:00:14.000
<v Omar>Could we just <i>ship</i> the</v>
`,
  meet: `WEBVTT
Kind: captions
Language: en

00:00:01.000 --> 00:00:06.000
(Dana Whitfield)
Good morning. Shall we begin
with the supplier?

00:00:06.500 --> 00:00:14.000
(Maren Cole)
Yes: we are nine days late, and it's my estimate that was wrong.
-

(Omar)
Could we just ship the
`,
  srt: `1
00:00:01,000 --> 00:00:04,200
Dana Whitfield: Good morning. Shall we begin

2
00:00:04,200 --> 00:00:06,000
Dana Whitfield: with the supplier?

3
00:00:06,500 --> 00:00:12,750
Maren Cole: Yes: we are nine days late, and it's my estimate that was wrong.

4
00:00:12,100 --> 00:00:14,000
Omar: Could we just ship the
`,
  text: `Dana Whitfield: Good morning. Shall we begin
with the supplier?

Maren Cole: Yes: we are nine days late, and it's my estimate that was wrong.
Omar: Could we just ship the
`,
  timesBefore: `[00:00:01] Dana Whitfield: Good morning. Shall we begin with the supplier?
[00:00:06] Maren Cole: Yes: we are nine days late, and it's my estimate that was wrong.
[00:00:12] Omar: Could we just ship the
`,
  headings: `Dana Whitfield   0:01
Good morning. Shall we begin
with the supplier?

Maren Cole   0:06
Yes: we are nine days late, and it's my estimate that was wrong.

Omar   0:12
Could we just ship the
`,
} as const;
