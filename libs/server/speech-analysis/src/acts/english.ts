import { type ActWords, listed } from './signs.ts';

export const days = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
export const months = 'january february april june july august september october november december'.split(' ');
export const numbers = (
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
  'nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million dozen half'
).split(' ');
const someTime = 'week/weekend/month/quarter/year/morning/evening/night/summer/winter/spring/autumn/fall';

export const english: ActWords = {
  acts: {
    greets: { any: listed(`hello, hi, hey, good morning/afternoon/evening/day, nice/good/great to see/meet you`) },
    acknowledges: {
      any: listed(`
        i/we can/could … see/hear/tell/imagine/understand/appreciate,
        i/we do/fully/completely/totally/really/absolutely understand/get/see/hear/appreciate,
        i hear you/that/how/what/your, i see that/how/why/what/your/you, i see, i get it/that/why/how, i understand,
        i realize/recognize, i appreciate that/how/your/you, i know this/that/it is/has/was/must/means,
        i know how/that/you/why, this/that/it scares/worries/hurts/frustrates/annoys/bothers/frightens you,
        it is … lonely/hard/scary/frightening/exhausting, you carried/waited, that/it/this must … be/feel/have, must … have been/felt/hurt, must be/feel, that/this/it sounds,
        sounds like/hard/tough/difficult/frustrating/exhausting/stressful, it seems/looks like/as, makes sense,
        that/this is/was … fair/hard/tough/difficult/frustrating/understandable/unfair/rough/awful/rotten/horrible/terrible/painful/reasonable/lot,
        fair enough/point, good point, you are right, you have … a point, from your side/point/perspective/view,
        in your position/shoes/place, no wonder, you feel/felt,
        you are/were … worried/afraid/scared/frustrated/upset/angry/tired/exhausted/disappointed/stretched/hurt/nervous/concerned/proud,
        you have … a lot, what i hear/am hearing, your worry/concern/frustration/point is, you said/mentioned/told,
        thank you for telling/sharing/saying/being/letting, thanks for telling/sharing/saying/being/letting,
        you have/had … carried/lost/worked/waited/tried/given/held/paid/managed/stayed/fought/counted/built/helped,
        you have been, you have had, you had to, you were given/told/left/promised, you have to defend/explain/answer/carry,
        you did not make/choose/want/ask, you want, you wanted, you could not bear, you need to be sure/certain, take your time
      `),
      but: listed(`
        you said you would, you said nothing, i know that i/we, i know you … lying/lie/can/will, you told … lie*,
        sorry … you feel, i get that … lot, i see you … again, it seems to me, i understand nothing,
        can/could … tell you/him/her/them/me, if you feel, what/when/if/whatever/as/do/did you want/wanted, you want to hear/know/see/find,
        you … been lying/ignoring/avoiding/stalling/wasting/using, you have … me/nothing, if you, how would/do/did you feel, do/did you feel
      `),
    },
    'states-need': {
      any: listed(`
        i/we would … like/love/prefer, i/we … want/need/wish/hope, i am … asking/hoping/looking for, i … ask for,
        i am … asking, what i … need/want/wish, what matters to me, my request/ask/wish is, important to/for me,
        it matters to me, i would … appreciate/rather, i would be … grateful, i expect, works best for me,
        my notice, giving/give/given notice, i am resigning, i have taken/accepted … post/job/position/offer
      `),
      but: listed(`
        i/we do not … want/need/wish/hope,
        i/we … like/love to understand/hear/know/ask/listen/see/say/tell/thank/apologize,
        i/we … want/need to understand/ask/listen/say/thank/apologize,
        i want you to shut, what do/would/did/does * want/need/like
      `),
    },
    explains: {
      any: listed(`
        because, so that, the reason, that is why, this is why,
        which/that/this means/saves/costs/leaves/makes/helps/gives, due to, as a result, in order to, otherwise,
        that way i/we/you/they/he/she/nobody, since i/we/the/my/last
      `),
      but: listed(`because of you, because i say/said, just because`),
    },
    'names-fact': {
      any: [
        ...numbers,
        ...days.map((day) => `${day}/${day}s`),
        ...months,
        ...listed(`
        percent, last/next/this/every ${someTime}, for example/instance, yesterday, tomorrow, tonight,
        noon, midnight, twice, the other day
      `),
      ],
      but: listed(`
        ten out of ten, this year, in half, half the time/team/people/world, the two of us, million times, hundred/thousand times, two cents
      `),
    },
    offers: {
      any: listed(`
        i/we can/could/will … offer/help/cover/give/send/bring/share/prepare/arrange/move/swap/draft/show/lend/split/train/stay/start/pay/take/try,
        i will … write/ring/call/phone/ask/tell/get/come/check/find/look/fix/talk/speak/drive/cook/clean/carry/make/sort/dry/let,
        i am … happy/willing/glad/ready/prepared to, i would be … happy/willing/glad,
        let me help/take/give/send/show/offer/do/check/find/bring/cover/pay/make/look, how about, what about,
        what if i/we, would it help, shall i/we, can i … help/offer/get/bring/take/send/give, would you like me,
        if it/that helps, in return/exchange, i … offer, could/can we … try/split/share/start,
        one/another option/way/idea/possibility, meet … halfway/middle, instead i/we could/can/would, we could,
        suppose i/we, what would help
      `),
      but: listed(`
        i can/could/will not, i will … tell you what, i will … call you, i will … get back/over, i/we can/could/will … start/take/stay/pay … lawyer/court/police/union,
        i will … give/show/pay you … hell/last/piece/what/who/lesson, what about me/that/it/my, how about no/you
      `),
    },
    'proposes-step': {
      any: listed(`
        next step/steps … is/are/would, the plan is,
        let us agree/settle/set/put/meet/book/schedule/sit/write/plan/fix/say/try/talk/start,
        can/could/shall/should we … agree/settle/set/meet/book/schedule/sit/fix/plan/talk, i … suggest/propose,
        my proposal/suggestion is, that is my proposal/plan/suggestion, put … in writing/calendar/diary, i will … get back to you, i will … follow up,
        check in … again
      `),
    },
    summarises: {
      any: listed(`
        to sum … up, to summarize, in short, to recap, let me … recap/repeat/summarize/sum/check/play,
        so we … agreed/agree/have, what we … agreed/have, so just to … be/make/check/confirm, just to confirm,
        just to be clear, if i … understand/understood/heard/hear/got/get you/that/it/this/correctly/right,
        so you are saying, so what i … hear/heard/understand/am hearing,
        did i … get/understand/hear … right/correctly, do/have i … right/correctly, so the plan/deal/agreement is,
        so what you are/mean/want/need, so we are … agreed/clear/settled, so i will … and you, so you will … and i,
        then we are agreed, so it is, so for you
      `),
    },
    apologises: {
      any: listed(`
        i am … sorry, sorry to bother/disturb/trouble/interrupt, sorry for/that/about/i, so sorry, i … apologize, my apologies/apology, my fault/mistake/bad,
        i was wrong/unfair/late/rude/careless, i should not have, i should have, forgive me, i regret, i messed up,
        i let you down, unfair/wrong of me, owe you … apology, i got … wrong, i made a mistake
      `),
      but: listed(`
        not sorry, sorry but, sorry to say, sorry to hear, sorry you are/had/have, sorry that you/happened,
        sorry for your, sorry you feel, sorry if you, i am not … sorry, you … sorry, sorry i … not,
        i should have known/got/gotten/been, i should not have asked, sorry for asking
      `),
    },
    thanks: {
      any: listed(`thank you, thanks, i … appreciate, i am … grateful, much appreciated`),
      but: listed(`no thanks/thank, thanks for nothing, thanks to you, thanks a lot for, i would … appreciate`),
    },
    agrees: {
      any: listed(`
        i agree, agreed, you are … right, that is … right/true/fair, fair enough, that/it works, works for me,
        sounds good/great/fair/fine/reasonable, deal, absolutely, of course, sure, good/great idea,
        i am … fine/ok/okay/happy with, fine/okay/ok by/with me, i can/could live with, i can accept
      `),
      but: listed(`
        not sure, make/making sure, not agreed, absolutely not, of course not, for sure, a deal, the deal, big deal,
        deal with, not … right/fair/true, sure you, pretty sure, deal breaker, not fine, if/how/when/where/because it/that works
      `),
    },
    refuses: {
      any: listed(`
        i/we can/could not … do/accept/agree/take/say/promise/offer/commit/stay/come/cover/lend/pay/work,
        i/we … will not, i am not going/able/willing/prepared/available/ready/comfortable, that/it does not work for,
        i … say/saying no, my answer is no, not possible, i would rather not, i … do not want to, i do not agree,
        i disagree, no way, absolutely not, out of the question, not this time, i … decline, i have to say no,
        it/that is a no, no thank/thanks, the answer is no, answer no
      `),
      but: listed(`
        i do not want to push/hurt/blame/waste/lose/rush/make, i am not ready to give up, i will not keep/take/lie
      `),
    },
    hedges: {
      any: listed(`
        maybe, perhaps, possibly, probably, somewhat, hopefully, sort of, kind of, i guess, i suppose, i think,
        i feel like, i am not … sure, i do not know, a bit, a little, or something, or whatever, and stuff,
        i just want/wanted/thought/wonder/wondered/feel/felt, i was … wondering/hoping/thinking,
        if that is … ok/okay/possible/alright/fine, if you do not mind, if that makes sense, more or less, might,
        i could be wrong, correct me, no worries if, no pressure, only if you, it is just that, i am no expert,
        in a way, or anything, whatever you think/want/like/say, i should not have asked, sorry for asking, sorry to ask,
        forget i asked
      `),
      but: listed(`
        kind of you, what/this/that/any/some/every/the/a/another/which/same kind/sort of, i think so too,
        what i think, a little/bit more/over/under than, do not know yet, wait a little/bit, quite a bit, did a bit
      `),
    },
    pushes: {
      any: listed(`
        right now, immediately, this minute/second/instant, hurry,
        just do/say/sign/give/tell/answer/decide/fix/pay, come on, i am … waiting, you have to, you … must,
        you need to, i … demand, i … insist, no excuses, end of story/discussion, i do not care, not my problem,
        yes or no, decide now, do it now, how many times, how long … going to take, i already told/asked/said,
        i told you, i said no/now/yes/already/it, i want … now, non negotiable, not negotiable, not up for,
        give me what/my/the money, stop stalling/wasting/talking/making, just admit, get on with,
        calm down, get over it, stop crying/whining/moaning/complaining, do not be silly/ridiculous/dramatic/daft, pull yourself together, man up,
        cheer up, there you go then, suit yourself, could not care less, take it or, whatever you say, toughen up
      `),
      but: listed(`
        no/not … hurry, you do not have/need to, i/we … calm down, to calm down, come on monday/tuesday/wednesday/thursday/friday/saturday/sunday, come on mondays/tuesdays/wednesdays/thursdays/fridays/saturdays/sundays/the/over/in/a/my,
        you need to be sure/certain, you have to defend/explain/answer/carry, i do not … insist, do you have/need to, you have to admit/deal/carry,
        do not have to decide, right now … i, i can/will/could/am … right now/immediately/at once,
        right now is/it/there/we, what do you need to, i want to … now, what i said, i said i/sorry/that/no,
        when i said, if you need to, you need to know/feel, what/when/how/if/than you need/have to, as i said,
        you must be/feel/have, does not have to be, not … right now, no more than
      `),
    },
    blames: {
      any: listed(`
        you always/never/constantly/only, i always … have to, always me who, his/her/their fault,
        you keep asking/saying/doing/making/changing/forgetting/ignoring/putting/telling/interrupting/coming/leaving/calling, your fault, because of you, you should/could have,
        you should/could not have, you made/make me, you ruin*, you broke, you forgot, you failed, you ignored/ignore,
        you lied/lie, you let me down, you did not even, you do not even/care/listen/bother,
        you are/were … not/never … listening/trying, you never, thanks to you, you people, on you,
        you clearly/obviously, wrong with you, how could/dare you, the problem is you, you are the problem,
        you are the one/only who/that … wrong/broke/forgot/late/started/fault/said/lied/messed, you said you would,
        you promised, you have no idea, your problem, if you had, you had one job, you cost me/us, you people,
        you lot, stitched up, you would be/feel embarrassed/ashamed, ashamed of yourself, typical of you, you have not got a clue,
        are you happy now, spare me, oh please, you would not understand, you do not know what you are talking, you call yourself,
        rip/ripping me/us/people off, what do you take me for, you must think i, do not give me that, you drink/eat/talk/moan/complain … too much
      `),
      but: listed(`
        you never need, you always … welcome/helped/been, thank you/thanks … you always, you have always, you lie/lied awake/down/in/there/low,
        depends/depend/counting/rely/relying/count on you, not your fault, not … on you,
        hard/easy/easier/tough on you, you only need/have, if you had … choose/pick/choice/time, not … your problem,
        what if you, not … blam*, you never know, why you never, take it out on you, you could have … by
      `),
    },
    threatens: {
      any: listed(`
        or else, you will … regret/sorry, i … will/am/going … sue, i will … report you/this/it/him/her,
        i will … tell everyone/everybody/hr/the press, i am … going to report/sue/call/tell/ruin/expose/post,
        if/or/then … i am … going to quit/leave,
        i will … quit/resign/walk/ruin/expose/destroy, or i … quit/walk/leave/am/will/report/call,
        my/a lawyer/lawyers/attorney/solicitor will, talk/speak/hear/call … lawyer/lawyers/attorney/solicitor,
        see you in court, last/final warning/chance, there will be consequences,
        make sure you/you will/everyone/everybody/nobody, everyone/everybody will know/hear, you will pay,
        you will see what, do not make me, i am warning you, take it or leave it, make your life, i will make you,
        if you do not … i will/am, i have … another offer … leave/leaving, watch out, watch your,
        you do not want to find out, i am/will ring/ringing/call/calling/phone/write/writing/go/going … paper/papers/press/newspaper/newspapers/ombudsman/police,
        i could/can/might … walk out, see how you cope/manage without, bad/one star review, all over the internet/facebook/twitter,
        hear/hearing from my lawyer/solicitor/attorney, heard the last of, i will take this/it further,
        i will take half, i will take everyone/everybody … with me, i am leaving and i will take
      `),
      but: listed(`
        i am … going to call … friday/monday/tomorrow/you/back, i am … going to tell you,
        make sure you are/get/have/feel/know, i will … walk … through/you/round/around/home/over/back/to/with, i will … leave you to, or i … am wrong,
        or i will … send/call/write, i am … going to leave it, or i am … wrong, do not make me … choose,
        if you do not mind
      `),
    },
    insults: {
      any: listed(`
        idiot*, moron*, imbecile*, clown*, loser*, liar*, jerk*, crook*, asshole*, bastard*, bitch*, fuck*, bullshit,
        shut up, screw you, shut your, go to hell, get lost,
        you are … stupid/dumb/pathetic/useless/incompetent/ridiculous/lazy/worthless/disgusting/insane/crazy/clueless/spineless/hopeless/coward/joke/selfish,
        you stupid/dumb/pathetic/useless/lazy/worthless/selfish, your stupid/dumb/pathetic/useless/ridiculous,
        i hate you, grow up, joke of a, what is wrong with you, how stupid/dumb are you, grow a spine
      `),
      but: listed(`
        to shut up, i am/was/feel/felt … idiot/jerk/moron/fool, people/they/we/you/i/to/not/would/could get lost,
        you are not … stupid/dumb/useless/lazy/ridiculous/crazy/selfish/incompetent, not … idiot/liar/loser/crook
      `),
    },
  },
  when: [
    ...days.map((day) => `${day}/${day}s`),
    ...months,
    ...listed(`
    tomorrow, tonight, today, next/this/each/every ${someTime}, this afternoon, by the end of, end of the/this/next,
    in/within/every/for two/three/four/five/six/seven/eight/ten/twelve/fourteen/thirty/ninety days/weeks/months/minutes/hours,
    in/within a/one day/week/month/hour/year, at noon/one/two/three/four/five/six/seven/eight/nine/ten/eleven,
    by one/two/three/four/five/six/seven/eight/nine/ten/eleven/noon, before/after lunch/work/dinner/school/the, until,
    the day after, twice a, once a, from now on, first thing, on/from/by the first/second/third/fourth/fifth/tenth/twelfth/fifteenth/twentieth,
    on/from/by the twenty first/second/third/fourth/fifth/sixth/seventh/eighth/ninth
  `),
  ],
  step: listed(`
    i/we will/can/could/shall, i am … going to, we are going to, let us, can/could/shall/should/would/will/may we/you/i, let me,
    ring/call/send/write/tell/refer/meet/give me, come on/at/by/to/over, send/bring/put it, we keep/split/try/start/meet/talk/speak/do/take/begin/go/look/put/pay/sit/write/share/swap, how about, what if, i … suggest/propose, i have … booked/scheduled, i would … like/suggest/propose, you will,
    i … need/want, what about, please
  `),
  structure: {
    so: new Set(['so']),
    you: new Set(['you', 'your', 'yours']),
    us: new Set(['i', 'we', 'us', 'me', 'my', 'our']),
    others: new Set(['he', 'she', 'they', 'him', 'her', 'them']),
    past: new Set('was were had did been ago happened went came said told last'.split(' ')),
  },
  questions: {
    before: new Set(
      'and so but well ok okay um uh then now alright right yes no oh hmm just also because or'.split(' '),
    ),
    open: {
      any: listed(`what, how, why, who, whose, where, which, when did, in what way`),
      but: listed(`
        how many/much/long/often/old/soon/far/late/early/big/about/dare/stupid/dumb,
        what time/day/date/number/about/if/the, or what, why do not we/you, why can not you/we, what else do you want
      `),
    },
    closed: listed(`
      when, how many/much/long/often/old/soon/far/late/early/big/about,
      what time/day/date/number/about/if, why do not we/you
    `),
    invites: {
      any: listed(`
        tell me … about/what/how/why/more, walk/talk me through, help me … understand/see, describe, explain to me,
        say … more, i am curious, i wonder what/how/why,
        i/we … like/love/want to understand/hear/know … what/how/why/your/more/about/from,
        i/we … like/love/want to understand/hear, give me an example, share … with me,
        can/could/would/will you … tell/explain/describe/walk/share/help … what/how/why/about/more/through,
        do you mind telling/sharing … what/how/why
      `),
      but: listed(`
        let me tell, do not tell, tell me what you want or, i do not want to hear, say … more time/slowly/clearly/loudly
      `),
    },
    verbs: new Set(
      'is are was were do does did would could can should will shall have has had makes made might may happened happens matters worries stops keeps brings led'.split(
        ' ',
      ),
    ),
    persons: new Set('i you he she it that this we they there'.split(' ')),
    addressed: new Set('you we'.split(' ')),
    rhetorical: listed(`
      how dare, wrong with you, what the hell, who cares, are you serious/kidding/stupid/deaf/blind/joking,
      how stupid/dumb, are you even, do you even, how could you, what do you expect, how hard can it,
      what is your problem, what part of, how many times, why can not you
    `),
  },
};
