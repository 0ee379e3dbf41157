import { randomBy } from '@greenroom/test-tools/random-by';
import { SimulatedCall } from './simulated-call.ts';
import { holdToLaws } from './turn-laws.ts';

/** People speak for this long; then they are silent until the call ends by itself. */
const callMs = 30_000;

const sayings = [
  'I want to leave.',
  'Why does he do that?',
  'I thought about it because',
  'Yes.',
  'There is one more thing.',
  'Um.',
];
const overTheCoach = ['Uh-huh.', 'Right.', 'Okay.', '', '', 'Stop, I have a question.', 'No, that is wrong.'];

/** Simulates a person who answers, thinks, mumbles, interrupts and types, and whose connection breaks. */
function simulateCall(seed: number): SimulatedCall {
  const random = randomBy(seed);
  const between = (from: number, to: number) => from + random() * (to - from);
  const oneOf = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)]!;
  const call = new SimulatedCall({
    transcriberMs: () => between(60, 500),
    transcriberFails: () => random() < 0.02,
    firstTokenMs: () => (random() < 0.1 ? between(1_500, 5_000) : between(80, 700)),
    answer: () => (random() < 0.02 ? [] : ['That took some courage to say.', 'What would you like to happen next?']),
    synthesizerMs: () => between(30, 200),
    growsMs: () => (random() < 0.5 ? between(100, 4_000) : 0),
    synthesizerFails: () => random() < 0.01,
    networkMs: () => (random() < 0.03 ? between(200, 900) : between(10, 60)),
    noticeMs: 64,
  });
  let free = 0;
  const speak = (at: number, text: string) => {
    const from = Math.max(at, free + 150);
    free = call.speaks(from, text, from + between(200, 600) + text.length * 60);
  };
  call.onCommand = (command, at) => {
    if (at > callMs || command.type !== 'show') return;
    if (command.state.status === 'waiting') {
      if (random() < 0.1) call.happens(at + 500, { type: 'typed', text: 'A typed line' });
      else if (random() < 0.9) speak(at + between(300, 3_000), oneOf(sayings));
    }
    if (command.state.status === 'bot-speaking' && random() < 0.5) speak(at + between(0, 3_000), oneOf(overTheCoach));
  };
  holdToLaws(call);
  call.happens(between(0, 500), { type: 'joined' });
  if (random() < 0.3) {
    const cut = between(2_000, callMs);
    call.loses(cut, cut + between(300, 12_000));
  }
  if (random() < 0.3) call.happens(callMs, { type: 'hang-up', why: 'hung-up' });
  return call.runTo(callMs + 150_000);
}

export interface Simulated {
  calls: number;
  turns: number;
  interruptions: number;
  /** False interruptions, after which the coach continued. */
  resumed: number;
  withdrawn: number;
  heardWhole: number;
  /** From the last sound of speech to the first of the answer, sorted, in ms; only turns without interruption. */
  totalsMs: number[];
}

/**
 * Simulates calls with the seeds from 1 on.
 * @throws if one breaks a law or does not end, with its seed
 */
export function simulateCalls(calls: number): Simulated {
  const counts = { calls, turns: 0, interruptions: 0, resumed: 0, withdrawn: 0, heardWhole: 0 };
  const totalsMs: number[] = [];
  for (let seed = 1; seed <= calls; seed++) {
    const call = simulateOne(seed);
    counts.turns += call.commands('take-turn').length;
    counts.interruptions += call.commands('drop').length;
    counts.resumed += call.commands('resume').length;
    counts.withdrawn += call.commands('withdraw').length;
    counts.heardWhole += call.commands('remember').filter(({ whole, kind }) => whole && kind === 'answer').length;
    for (const { measures } of call.commands('measured'))
      if (measures.totalMs !== null && measures.interruptions === 0) totalsMs.push(measures.totalMs);
  }
  return { ...counts, totalsMs: totalsMs.sort((one, other) => one - other) };
}

function simulateOne(seed: number): SimulatedCall {
  try {
    const call = simulateCall(seed);
    if (call.state.ended === null) throw new Error('The call did not end');
    return call;
  } catch (error) {
    throw new Error(`Call ${seed}: ${(error as Error).message}`, { cause: error });
  }
}
