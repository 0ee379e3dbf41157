/** Transcripts as the tools write them, each with the same three people. */
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
  sbv: `0:00:01.000,0:00:04.200
Dana Whitfield: Good morning. Shall we begin

0:00:04.200,0:00:06.000
Dana Whitfield: with the supplier?

0:00:06.500,0:00:12.750
Maren Cole: Yes: we are nine days late, and it's my estimate that was wrong.

0:00:12.100,0:00:14.000
Omar: Could we just ship the
`,
  ttml: `<?xml version="1.0" encoding="utf-8"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttm="http://www.w3.org/ns/ttml#metadata">
<head><metadata>
<ttm:agent type="person" xml:id="dana"><ttm:name type="full">Dana Whitfield</ttm:name></ttm:agent>
<ttm:agent type="person" xml:id="maren"><ttm:name type="full">Maren Cole</ttm:name></ttm:agent>
</metadata></head>
<body><div>
<p begin="00:00:01.000" end="00:00:04.200" ttm:agent="dana">Good morning. Shall we<br/>begin</p>
<p begin="4.2s" dur="1800ms" ttm:agent="dana">with the supplier?</p><p begin="6.5s" end="12.75s" ttm:agent="maren">
Yes: we are nine days late, and it&apos;s my <span>estimate</span>
that was wrong.</p>
<p begin="00:00:12.100" end="00:00:14.000" ttm:agent="Omar">Could we just ship the</p>
</div></body></tt>
`,
  csv: `Speaker,Start Time,End Time,Transcript
Dana Whitfield,00:00:01.000,00:00:04.200,Good morning. Shall we begin
Dana Whitfield,4.2,6,with the supplier?
Maren Cole,6.5,12.75,"Yes: we are nine days late,
and it's my estimate that was wrong."
Omar,12.1,14,Could we just ship the
`,
  zoomJson: `[
  {"username": "Dana Whitfield", "ts": "00:00:01.000", "end_ts": "00:00:04.200", "text": "Good morning. Shall we begin"},
  {"username": "Dana Whitfield", "ts": "00:00:04.200", "text": "with the supplier?"},
  {"username": "Maren Cole", "ts": "00:00:06.500", "text": "Yes: we are nine days late, and it's my estimate that was wrong."},
  {"username": "Omar", "ts": "00:00:12.100", "text": "Could we just ship the"}
]
`,
  otterJson: `{"speech": {"title": "Weekly",
  "speech_outline": [{"id": 1, "text": "They speak of the supplier", "start_offset": 16000, "end_offset": 224000}],
  "speakers": [{"id": 71, "speaker_name": "Dana Whitfield"}, {"id": 72, "speaker_name": "Maren Cole"}],
  "transcripts": [
  {"speaker_id": 71, "start_offset": 16000, "end_offset": 96000, "transcript": "Good morning. Shall we begin with the supplier?", "speaker_model_label": "1"},
  {"speaker_id": 72, "start_offset": 104000, "end_offset": 204000, "transcript": "Yes: we are nine days late, and it's my estimate that was wrong.", "alignment": [{"word": "Yes:", "start": 0, "end": 0.3}]},
  {"speaker_id": null, "start_offset": 193600, "end_offset": 224000, "transcript": "Could we just ship the", "speaker_model_label": "Omar"}
]}}
`,
  firefliesJson: `{"data": {"transcript": {"title": "Weekly", "sentences": [
  {"index": 0, "speaker_name": "Dana Whitfield", "raw_text": "Good morning. Shall we begin", "text": "Good morning. Shall we begin", "start_time": 1.0, "end_time": 4.2},
  {"index": 1, "speaker_name": "Dana Whitfield", "text": "with the supplier?", "start_time": 4.2, "end_time": 6},
  {"index": 2, "speaker_name": "Maren Cole", "text": "Yes: we are nine days late, and it's my estimate that was wrong.", "start_time": 6.5, "end_time": 12.75},
  {"index": 3, "speaker_name": "Omar", "text": "Could we just ship the", "start_time": 12.1, "end_time": 14}
]}}}
`,
  /** As Google Docs exports Gemini's notes with the transcript below them. */
  geminiMarkdown: `# 📝 Notes

Mar 2, 2026

## Weekly

Invited [Dana Whitfield](mailto:dana@greenroom.example) [Maren Cole](mailto:maren@greenroom.example) Omar

Attachments [Weekly](https://calendar.example/event?eid=1)

### Summary

The supplier is late. **Budget:** nothing changes.

### Details

* **Delay of the supplier**: Dana Whitfield opened the meeting ([00:00:01](#00:00:01)).
* **Estimate**: Maren Cole said that it was hers.

### Suggested next steps

\\- [ ] Maren Cole will write to the supplier.

*You should review Gemini's notes to make sure they're accurate.*

# 📖 Transcript

Mar 2, 2026

## Weekly \\- Transcript

### 00:00:01

**Dana Whitfield:** Good morning. Shall we begin with the supplier?
**Maren Cole:** Yes: we are nine days late, and it's my estimate that was wrong\\.

### 00:00:12

**Omar:** Could we just ship the

### Meeting ended after 00:31:02 👋

*This editable transcript was computer generated and might contain errors. People can also change the text after it was created.*
`,
  semicolons: `\u{FEFF}Sprecher;Beginn;Begin;Text
Dana Whitfield;x;00:00:01;"Good morning. Shall we begin with the supplier?"
Maren Cole;x;00:00:06;"Yes: we are nine days late, and it's my estimate that was wrong."
Omar;x;00:00:12;Could we just ship the
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
