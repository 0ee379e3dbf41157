import { paths, pathTo, settingsAt } from '@greenroom/contracts';
import { legalTexts } from '@greenroom/contracts/legal-texts';
import type { Article } from '../article.ts';

export const articles: readonly Article[] = [
  {
    id: 'what-is-greenroom',
    title: 'Wofür ist Greenroom da?',
    text: [
      'Ein Raum, um sich vorzubereiten. Sie sagen einem Coach, was ansteht, ein Vortrag, ein schwieriges Gespräch, eine Bewerbung, ein Essen für sechs, und gehen es schreibend durch, bis Sie Ihren ersten Satz kennen.',
      'Es ist keine Therapie, keine rechtliche oder medizinische Beratung und kein Mensch. Wenn etwas schwer wiegt, sagt der Coach das und nennt Menschen, die helfen können.',
    ],
    link: { to: paths.coaches, text: 'Zu den Coaches' },
  },
  {
    id: 'who-are-the-coaches',
    title: 'Sind die Coaches echte Menschen?',
    text: [
      'Nein. Jeder Coach ist eine erfundene Figur mit einem Fach, einer Art und einem Regal voll Material, das unsere Redaktion geschrieben und geprüft hat. Was ein Coach Ihnen schreibt, setzt Software zusammen.',
      'Ist kein Sprachmodell eingerichtet, antwortet unsere Hausmaschine: Sie wählt aus dem Regal des Coachs und stellt die Fragen, die er stellen würde. Auf der Seite des Coachs steht, was gilt.',
    ],
  },
  {
    id: 'writing-with-a-coach',
    title: 'Was kann ich in einem Gespräch tun?',
    text: [
      'Schreiben Sie wie an jemanden, der Zeit hat. Sie können eine Antwort anhalten, um eine andere bitten, Geschriebenes ändern und von dort weitergehen, einen Text oder eine Datei mitbringen, alle Gespräche durchsuchen und eines als Datei mitnehmen.',
      'Ein gelöschtes Gespräch ist endgültig gelöscht, hier und in der Suche.',
    ],
    steps: [
      'Öffnen Sie einen Coach und wählen Sie „Schreiben“.',
      'Mit der Eingabetaste senden Sie, mit Umschalt und Eingabe beginnen Sie eine neue Zeile.',
      'Suchen, Mitnehmen und Löschen stehen im Menü oben im Gespräch.',
    ],
  },
  {
    id: 'library',
    title: 'Was steht im Regal eines Coachs?',
    text: [
      'Lektionen, Übungen, Artikel und, beim Koch, Rezepte: in wenigen Minuten gelesen und am selben Tag probiert. Wo es passt, legt ein Coach etwas davon neben seine Antwort.',
    ],
    onPlans: 'Das erste Stück jedes Coachs steht allen offen. Die übrigen gehören zum Abo.',
    link: { to: pathTo('library', { instructorSlug: 'imogen-vale' }), text: 'Imogens Regal ansehen' },
  },
  {
    id: 'scenes',
    title: 'Wie geht das mit den Szenen?',
    text: [
      'Sie wählen eine Szene oder schreiben eine eigene, sagen, wie viel Gegenwind es sein darf, und spielen sie laut oder schriftlich mit jemandem, der auch etwas will. Diese Person beendet die Szene, wenn sie zu Ende ist; das können auch Sie, jederzeit.',
      'Danach kommen Ihre Notizen: Noten mit Ihren eigenen Worten als Beleg, wie es klang, was geholfen und was gekostet hat, und was Sie als Nächstes versuchen können. Beenden Sie die Szene selbst, braucht es dafür drei Sätze von Ihnen; beendet sie die andere Person, genügt einer. Ihre Stimme wird nur aufbewahrt, wenn Sie das vor dem Sprechen ankreuzen, dreißig Tage lang, und Sie können sie dort löschen.',
      'Nicht überall weiß die Spracherkennung, wann welches Wort fiel: Dann richtet sich das Tempo danach, wann Ihre Stimme zu hören war, und Ihre Notizen sagen das.',
    ],
    link: { to: paths.categories, text: 'Zu den Szenen' },
  },
  {
    id: 'do-i-need-an-account',
    title: 'Brauche ich ein Konto?',
    text: [
      'Nicht, um einen Coach auszuprobieren. Ohne Konto hängen Ihre Gespräche an diesem Browser und sind fort, wenn seine Cookies es sind.',
      'Legen Sie ein Konto an, kommt mit, was Sie bis dahin geschrieben haben. Sie finden es auf jedem Gerät, auf dem Sie sich anmelden.',
    ],
    link: { to: pathTo('customAuth', { customAuthSlug: 'signup' }), text: 'Konto anlegen' },
  },
  {
    id: 'cannot-log-in',
    title: 'Ich kann mich nicht anmelden',
    text: [
      'Beim Anmelden und beim Anfordern eines neuen Passworts verraten wir nie, ob zu einer Adresse ein Konto gehört; deshalb lautet die Meldung bei falscher Adresse und falschem Passwort gleich. Beim Anlegen eines Kontos erfährt man es, denn jede Adresse kann nur eines haben; wie oft man das fragen kann, ist begrenzt. Nach mehreren Versuchen bitten wir Sie zu warten; die Seite sagt, wie lange.',
      'Der Link für ein neues Passwort sollte binnen 15 Minuten da sein, gilt einmal und 60 Minuten lang. Ein neues Passwort meldet alle Geräte ab.',
    ],
    steps: [
      'Sehen Sie nach, ob die Adresse stimmt und die Feststelltaste aus ist.',
      'Fordern Sie einen Link für ein neues Passwort an.',
      'Nichts gekommen? Sehen Sie im Spam nach und fordern Sie ihn noch einmal an.',
    ],
    link: { to: pathTo('customAuth', { customAuthSlug: 'forgot-password' }), text: 'Neues Passwort setzen' },
  },
  {
    id: 'confirm-address',
    title: 'Warum soll ich meine Adresse bestätigen?',
    text: [
      'Damit niemand sonst ein Konto in Ihrem Namen hält und ein neues Passwort bei Ihnen ankommt. Bis dahin können Sie alles nutzen, nur die Adresse nicht ändern.',
      'Ändern Sie Ihre Adresse, gilt die alte, bis Sie die neue über den Link in der Mail an sie bestätigt haben.',
    ],
    link: { to: settingsAt('security'), text: 'Adresse und Passwort' },
  },
  {
    id: 'devices',
    title: 'Wo bin ich angemeldet?',
    text: [
      'Die Einstellungen nennen jeden Browser mit Land und dem letzten Besuch, auf eine Viertelstunde genau. Sie können jeden einzeln abmelden, alle anderen oder alle zugleich.',
      'Ein Gerät, das Sie nicht kennen? Melden Sie sich überall ab und wählen Sie ein neues Passwort.',
    ],
    link: { to: settingsAt('devices'), text: 'Ihre Geräte' },
  },
  {
    id: 'plans',
    onlyPlans: true,
    title: 'Was kostet das?',
    text: [
      'Es gibt ein Abo zu zwei Preisen: jährlich oder monatlich. Was es bei Ihnen kostet, sehen Sie auf der Seite, auf der Sie es wählen, mit dem Tag jeder Abbuchung. Wo es eine Probezeit gibt, kostet sie nichts; drei Tage vor ihrem Ende schreiben wir Ihnen.',
      'Kündigen können Sie jederzeit in den Einstellungen. Das Abo läuft dann bis zum Ende des bezahlten Zeitraums. Ihren ersten Kauf erstatten wir bis sieben Tage nach der Zahlung ganz; danach, und für Teile eines Zeitraums, gibt es keine Erstattung.',
    ],
    link: { to: settingsAt('plan'), text: 'Ihr Abonnement' },
  },
  // Von einem Anwalt zu prüfen: docs/legal-texts.md.
  {
    id: 'withdrawal',
    onlyPlans: true,
    title: 'Kann ich den Vertrag widerrufen?',
    text: legalTexts.de.withdrawal,
    link: { to: paths.withdraw, text: 'Vertrag widerrufen' },
  },
  {
    id: 'privacy',
    title: 'Was speichern Sie über mich?',
    text: [
      'Name, Adresse und Sprache; das Passwort nur als Hash, aus dem es sich nicht lesen lässt; wo Sie angemeldet sind; und Ihre Gespräche, bis Sie sie löschen. Gespräche und Adressen stehen nicht in unseren Protokollen.',
      'Sind ein Sprachmodell, eine Moderation oder ein Mailserver eingerichtet, geht dorthin, was nötig ist, um Ihnen zu antworten. Das ist die kurze Form einer Datenschutzerklärung; eine Anwältin oder ein Anwalt muss sie noch prüfen.',
    ],
    link: { to: settingsAt('data'), text: 'Ihre Daten' },
  },
  {
    id: 'leaving',
    title: 'Wie nehme ich meine Daten mit oder lösche mein Konto?',
    text: [
      'Beides steht in den Einstellungen. Der Download ist eine Datei mit allem, was Ihnen gehört.',
      'Wenn Sie die Löschung verlangen, beginnen 14 Tage, in denen Sie es sich anders überlegen können: anmelden und das Konto behalten. Danach ist es fort, mit allen Gesprächen, und wir können es nicht zurückholen.',
    ],
    onPlans:
      'Ein Abo endet mit dem Konto: Sie wählen, ob sofort oder zum Ende des bezahlten Zeitraums. Danach wird nichts mehr abgebucht.',
    link: { to: settingsAt('data'), text: 'Ihre Daten' },
  },
  {
    id: 'terms',
    title: 'Wozu stimme ich zu?',
    text: legalTexts.de.terms,
  },
];
