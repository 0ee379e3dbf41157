import { plainWords } from '../text/plain-words.ts';
import { type ActWords, listed } from './signs.ts';

export const days = 'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag'.split(' ');
export const months = 'januar februar märz april mai juni juli august september oktober november dezember'.split(' ');
export const numbers = (
  'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn zwanzig dreißig vierzig ' +
  'fünfzig sechzig siebzig achtzig neunzig hundert tausend million dutzend hälfte'
).split(' ');
const someTime = 'woche/wochen/monat/quartal/jahr/sommer/winter/frühjahr/herbst';
const you = 'du/sie/ihr';
const your = 'dein/deine/deinen/deiner/ihr/ihre/ihren/ihrer/euer/eure';

export const german: ActWords = {
  acts: {
    greets: {
      any: listed(`
        hallo, hi, guten morgen/tag/abend, grüß gott/dich/sie, schön … sehen, freut mich, moin, servus
      `),
    },
    acknowledges: {
      any: listed(`
        ich … verstehe/sehe/höre/merke/spüre, verstehe ich, ich nehme … wahr,
        kann/könnte ich … verstehen/nachvollziehen/vorstellen/sehen,
        ich kann/könnte … verstehen/nachvollziehen/vorstellen/sehen, ich weiß … dass/wie, mir ist klar/bewusst,
        das klingt/hört, klingt … hart/schwer/anstrengend/frustrierend/nachvollziehbar, das muss … sein/gewesen,
        das ist/war … verständlich/hart/schwer/berechtigt/nachvollziehbar/viel/schwierig,
        da hast/haben/hat ${you} recht, ${you} hast/haben/habt recht, guter punkt, ergibt … sinn, aus ${your} sicht,
        an ${your} stelle, kein wunder, ${you} hast/haben/habt … viel,
        ${you} hast/haben/habt … gesagt/erzählt/erwähnt,
        ${you} bist/sind/seid … enttäuscht/müde/wütend/besorgt/erschöpft/frustriert/verärgert/traurig,
        ${your} sorge/ärger/bedenken/enttäuschung, danke … offenheit/ehrlichkeit/sagst/sagen/erzählst/erzählen,
        nehmen sie sich zeit, nimm dir zeit
      `),
      but: listed(`
        verstehe ich nicht, ich verstehe nicht, ich … nicht verstehe, ich weiß nicht, kann ich nicht, ich kann nicht,
        ich sehe … nicht
      `),
    },
    'states-need': {
      any: listed(`
        ich möchte/will/brauche/wünsche/hoffe/erwarte, möchte/brauche/wünsche/hätte/bräuchte ich,
        ich hätte/würde … gern/gerne/lieber, ich bräuchte, ich bitte, mein wunsch/anliegen, meine bitte,
        ich kündige, meine kündigung, ich habe … gekündigt, mir ist/wäre … wichtig, es ist mir … wichtig, mir geht es … um
      `),
      but: listed(`
        ich möchte/will/würde … verstehen/wissen/hören/fragen/danken/entschuldigen,
        ich möchte/will/brauche nicht/kein/keine, möchte/brauche ich … nicht/kein/keine
      `),
    },
    explains: {
      any: listed(`
        weil, denn, damit ich/wir/sie/du/es/das, der grund, deshalb, deswegen, daher, darum, das heißt, sonst,
        nämlich, sodass
      `),
      // In a question, "denn" gives no reason.
      but: listed(`
        was/wie/wo/wer/wann/wen/wem/warum/wieso/woher/ist/sind/hast/haben/kannst/können … denn, darum geht, geht … darum
      `),
    },
    'names-fact': {
      any: [
        ...numbers,
        ...days.map((day) => `${day}/${day}s`),
        ...months,
        ...listed(`
        prozent, letzte/letzten/letztes/nächste/nächsten/nächstes/diese/diesen/dieses ${someTime}, zum beispiel,
        beispielsweise, gestern, morgen, heute abend/nachmittag/früh, neulich
      `),
      ],
      but: listed(`guten morgen, zwei dinge`),
    },
    offers: {
      any: listed(`
        ich … anbieten/helfen/übernehmen/schicken/mitbringen/vorbereiten/zeigen/abnehmen/tauschen/bezahlen/teilen,
        ich kann/könnte/würde … anbieten/helfen/übernehmen/schicken/bringen/vorbereiten/zeigen/machen/geben/kommen,
        ich biete/helfe/übernehme, ich bin … bereit, wie wäre es, was wäre wenn, was halten/hältst/haltet,
        würde es … helfen, soll ich, sollen wir, kann ich … helfen/anbieten/abnehmen, wir könnten, könnten wir,
        stattdessen könnte/kann, eine möglichkeit/idee/option, im gegenzug, auf halbem weg,
        gern/gerne übernehme/helfe/mache, mein angebot
      `),
      but: listed(`ich kann nicht, ich … anwalt/polizei`),
    },
    'proposes-step': {
      any: listed(`
        nächster/nächste/nächsten schritt/schritte, der plan ist,
        lass/lassen uns/wir/sie … festlegen/vereinbaren/ausmachen/treffen/festhalten/aufschreiben/besprechen/probieren/versuchen,
        können/könnten/wollen/sollen wir … festlegen/vereinbaren/ausmachen/treffen/festhalten/einigen/besprechen,
        ich schlage … vor, mein vorschlag, ich melde mich, schriftlich festhalten, in den kalender
      `),
    },
    summarises: {
      any: listed(`
        zusammengefasst, ich fasse … zusammen, fassen wir … zusammen, kurz gesagt, habe ich … richtig,
        wenn ich … richtig/verstehe/verstanden/höre, also haben wir, wir haben also/vereinbart, halten wir … fest,
        nur um … sicher, das heißt also, also ${you} sagst/sagen/meinst/meinen, ${you} sagst/sagen also,
        dann sind wir uns einig
      `),
    },
    apologises: {
      any: listed(`
        entschuldigung, entschuldige, entschuldigen sie, ich … entschuldige/entschuldigen, es tut mir … leid,
        tut mir … leid, verzeihung, verzeih/verzeihen, mein fehler, meine schuld, ich hätte … nicht,
        ich hatte unrecht, das war gemein/dumm/unfair/blöd von mir, ich bedaure/bedauere, das war … falsch/unfair von mir,
        ich habe … fehler/falsch/versäumt/vergessen
      `),
      but: listed(`
        tut mir … nicht leid, leid dass ${you} … fühlst/fühlen, tut mir leid aber, ich hätte nicht fragen,
        entschuldigung dass ich frage, tut mir leid dass ich frage
      `),
    },
    thanks: {
      any: listed(`
        danke, dankeschön, vielen dank, herzlichen dank, ich … dankbar, bedanke mich, ich weiß … zu schätzen
      `),
      but: listed(`nein danke, danke für nichts, danke nein`),
    },
    agrees: {
      any: listed(`
        einverstanden, ich stimme … zu, stimmt, das ist richtig/wahr/fair, ${you} hast/haben/habt recht,
        da hast du recht, da haben sie recht, abgemacht, klingt gut/fair, passt, das geht, gute idee, natürlich, klar,
        gern, gerne, damit kann ich leben, ist in ordnung
      `),
      but: listed(`
        nicht einverstanden, stimmt nicht, ob … passt/stimmt, für sie/dich/euch passt, das geht nicht, passt … nicht, klar ist/dass, mir ist klar, ist nicht,
        natürlich nicht, würde/hätte/möchte … gern/gerne
      `),
    },
    refuses: {
      any: listed(`
        ich kann … nicht, kann ich … nicht, ich werde … nicht, das geht … nicht, ich möchte/will das nicht,
        ich will/möchte nicht, ich lehne … ab, ich sage nein, nein sagen, auf keinen fall, kommt nicht in frage,
        nicht möglich, diesmal nicht, ich bin nicht bereit, nicht einverstanden, nein danke, ich stimme nicht zu
      `),
      but: listed(`ich will/möchte nicht drängen/verletzen/stören`),
    },
    hedges: {
      any: listed(`
        vielleicht, eventuell, möglicherweise, wahrscheinlich, vermutlich, hoffentlich, eigentlich, ich glaube,
        ich denke, ich schätze, ich vermute, glaube/denke ich, ich weiß nicht, ich bin … nicht sicher, ein bisschen,
        ein wenig, oder so, mehr oder weniger, gewissermaßen, ich wollte nur/bloß, ich wollte eigentlich,
        wenn das … okay/ok/möglich/ginge/geht, wenn es … nichts ausmacht, falls das, könnte sein, unter umständen,
        kein stress, ich hätte nicht fragen, entschuldigung dass ich frage, tut mir leid dass ich frage
      `),
      but: listed(`ich denke an, ich glaube dir/ihnen, weiß nicht mehr`),
    },
    pushes: {
      any: listed(`
        sofort, auf der stelle, jetzt gleich, jetzt endlich, endlich, beeil*, mach/machen … schnell, los jetzt,
        ${you} musst/müssen/müsst, ich verlange, ich bestehe, keine ausreden, ende der diskussion, mir egal,
        nicht mein problem, ja oder nein, wie oft … noch, ich habe … schon/bereits gesagt, ich warte, schluss jetzt,
        gib/geben … einfach
      `),
      but: listed(`nicht sofort, ich … jetzt gleich, ${you} musst/müssen/müsst … nicht, ${you} musst/müssen nichts`),
    },
    blames: {
      any: listed(`
        ${you} … immer/nie/niemals/ständig/dauernd, immer musst/müssen du/sie, alles/immer muss ich, muss … immer ich, ${you} bist/sind/seid … schuld,
        deine/ihre/eure schuld, wegen dir/ihnen/euch, ${you} hättest/hätten/hättet,
        ${you} hast/haben/habt … vergessen/gelogen/ruiniert/versprochen/kaputt/versaut, dank dir/ihnen,
        leute wie dich/dir/sie/ihnen, was ist … los mit dir/ihnen, stimmt … nicht mit dir/ihnen,
        wie können sie es wagen, wie kannst du, ${you} interessierst/interessieren … nicht,
        ${you} hörst/hören … nicht zu, offensichtlich kannst/können/hast/haben, das problem bist/sind du/sie,
        wessen schuld, dass dir/ihnen/euch … egal ist/bin/sind, dir/ihnen/euch ist/bin/sind … egal,
        es ist dir/ihnen/euch … egal, bin ich dir/ihnen/euch … egal, ${you} denkst/denken/denkt … nur an dich/sich/euch,
        im stich gelassen/lassen, ${you} dich/sich … drückst/drücken, ${you} drückst/drücken dich/sich,
        ${you} dich/sich … nicht kümmerst/kümmern, ${you} kümmerst/kümmern dich/sich … nicht,
        machst/machen es dir/sich … leicht/einfach, immer recht zu haben,
        ${you} hast/haben/habt mich … übergangen/ignoriert/belogen/betrogen/hängen
      `),
      but: listed(
        `nicht deine/ihre schuld, wie immer, danke … immer so, machst/tust du immer, sie haben immer geholfen, wie kannst du … helfen/sicher`,
      ),
    },
    threatens: {
      any: listed(`
        sonst … ich, sonst … pech/ärger/konsequenzen, werden/wirst … bereuen, ich … anzeigen/verklagen/melden/feuern,
        sonst/dann/oder … kündige ich, sonst/dann/oder ich … kündige, wenn … kündige ich, mein/meinen/meinem anwalt, einen anwalt, wir sehen uns vor gericht,
        letzte/letzten warnung/chance, das wird/hat … konsequenzen/folgen/nachspiel,
        oder ich … gehe/kündige/melde/rufe, ich warne, ich sorge dafür dass,
        ${you} wirst/werden … sehen/schon sehen/bezahlen, zwing/zwingen … nicht, friss oder stirb
      `),
      but: listed(`ich melde mich, sonst … ich nicht/kann/müsste/muss/schaffe/würde/verliere`),
    },
    insults: {
      any: listed(`
        idiot*, vollidiot*, trottel*, depp*, dummkopf*, lügner*, versager*, arsch*, scheiß*, mistkerl*, blöde kuh,
        halt … maul/klappe/mund, halten sie … mund, hau ab, verpiss*, fick*,
        ${you} bist/sind/seid … dumm/blöd/faul/unfähig/nutzlos/erbärmlich/lächerlich/verrückt/feige/bescheuert/peinlich/egoistisch,
        bist/sind/seid ${you} … dumm/blöd/unfähig/bescheuert/verrückt,
        ${your} dumme/blöde/dämliche/lächerliche/dummen/blöden/dämlichen/lächerlichen
      `),
      but: listed(`${you} bist/sind/seid nicht … dumm/blöd/faul/unfähig, ich bin/war … idiot/trottel/depp`),
    },
  },
  when: [
    ...days.map((day) => `${day}/${day}s`),
    ...months,
    ...listed(`
    morgen, übermorgen, heute, nächste/nächsten/nächster/nächstes/diese/diesen/dieser/jede/jeden ${someTime},
    bis/am/vor/nach ende/anfang/mittag/feierabend/wochenende, ende der/des/dieser/nächster,
    in/innerhalb zwei/drei/vier/fünf/sechs/zehn/vierzehn tagen/wochen/monaten/stunden/minuten,
    in/innerhalb einem/einer tag/woche/monat/stunde,
    um acht/neun/zehn/elf/zwölf/eins/zwei/drei/vier/fünf/sechs/sieben, einmal/zweimal in/pro/die/im, ab jetzt/sofort
  `),
  ],
  step: listed(`
    ich/wir werde/werden/kann/können/könnte/könnten/mache/machen/schicke/komme/bringe/rufe/treffe/treffen/spreche/sprechen/melde,
    werde/werden/kann/können/könnte/könnten/mache/schicke/komme/bringe/rufe/treffen/sprechen/melde ich/wir/sie,
    lass/lassen uns/wir/sie, kannst/können/könntest/könnten du/sie/ihr, wollen/sollen/sollten wir, wie wäre es,
    ich schlage, mein vorschlag, ich … brauche/möchte/bräuchte, bitte
  `),
  structure: {
    so: new Set(['also', 'so']),
    you: new Set('du dich dir dein deine sie ihnen ihr ihre'.split(' ')),
    us: new Set('ich wir uns mich mir mein meine unser unsere'.split(' ')),
    others: new Set('er ihm ihn'.split(' ')),
    past: new Set('war waren hatte hatten wurde wurden ging kam sagte letzte letzten letztes'.split(' ')),
  },
  questions: {
    before: new Set('und aber na ja nein gut okay ok oh ähm äh hm oder'.split(' ').flatMap(plainWords)),
    open: {
      any: listed(`
        was, wie, wo, wer, wen, wem, wohin, woher, welch*, warum, wieso, weshalb, womit, wodurch, worum, wozu, woran, wofür, inwiefern, inwieweit, wovor,
        worauf
      `),
      but: listed(`
        wie viel/viele/vielen/lange/oft/spät/alt/weit/hoch/bald/teuer/kannst/können, was ist los mit,
        was halten/hältst, was kostet, was wäre wenn, wie wäre, wie bitte
      `),
    },
    closed: listed(`
      wann, wie viel/viele/vielen/lange/oft/spät/alt/weit/hoch/bald/teuer,
      was kostet, was halten/hältst, wie wäre, was wäre wenn
    `),
    invites: {
      any: listed(`
        erzähl/erzähle/erzählen … mir/mehr/davon/uns/doch, beschreib/beschreibe/beschreiben … mir/doch/mal/sie,
        erklär/erkläre/erklären … mir, hilf/helfen … verstehen, mich/mir interessiert/interessieren,
        ich möchte/will/würde … verstehen/hören/wissen was/wie/warum, ich möchte/würde … verstehen/hören,
        kannst/können/könntest/könnten … erzählen/erklären/beschreiben/sagen was/wie/warum, sag/sagen … mehr
      `),
      but: listed(`ich erzähle, ich erkläre`),
    },
    verbs: new Set(
      'ist sind war waren hast hat haben habt kannst kann können könnt könnte könnten würde würden willst will wollen soll sollen sollte machst macht machen denkst denken meinst meinen brauchst brauchen hält halten passiert stört fehlt wäre bräuchten bräuchtest bist wird werden'
        .split(' ')
        .flatMap(plainWords),
    ),
    persons: new Set('ich du er sie es wir ihr das man dir ihnen'.split(' ')),
    addressed: new Set('du sie wir ihr'.split(' ')),
    rhetorical: listed(`
      wie kannst du es, wie können sie es, was ist los mit, was soll das, na und, wen interessiert,
      sind sie … dumm/taub/blind, bist du … dumm/taub/blind, wie oft … noch, ist das ihr/dein ernst,
      stimmt … nicht mit
    `),
  },
};
