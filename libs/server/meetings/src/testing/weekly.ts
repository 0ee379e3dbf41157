/** A meeting of three; the account is Maren. She interrupts Omar, owns up, asks, and promises. */
export const weekly = `WEBVTT

00:00:01.000 --> 00:00:06.000
<v Dana>Good morning. The supplier is late, and I would like to know what that does to us.</v>

00:00:06.500 --> 00:00:20.000
<v Maren>I'm sorry, that was my mistake. We are nine days late, and it's my estimate that was wrong. I should have asked them in October.</v>

00:00:21.000 --> 00:00:27.000
<v Omar>Could we just ship the first half now and the rest when it</v>

00:00:25.000 --> 00:00:40.000
<v Maren>No, the customs papers are for all of it, and I have been through that with the broker twice already this week.</v>

00:00:41.000 --> 00:00:46.000
<v Dana>I will call the broker tomorrow and ask again.</v>

00:00:47.000 --> 00:01:02.000
<v Maren>What would you need from me for that? So you call the broker, and I'll send the new dates to the supplier by Wednesday.</v>

00:01:03.000 --> 00:01:07.000
<v Omar>That works for me. Thank you.</v>
`;
