import type { GuideTexts } from './guide-text-type.ts';

export const DE: GuideTexts = {
  lvr: 'LVR ist der Beleihungsauslauf: der Kredit als Anteil am Wert der Immobilie. 640.000 Kredit auf ein Haus für 800.000 sind 80 %. Je niedriger, desto sicherer wirkt der Kredit auf die Bank.',
  lmi: 'LMI ist eine Versicherung, die die Bank schützt, nicht Sie, und die man meist einmalig zahlt, wenn man mehr als 80 % des Werts leiht. Die Bank legt den Preis fest, oft 1 % bis 4 % des Kredits: Lassen Sie sich ein Angebot geben.',
  dti: 'DTI ist das Verhältnis von Schulden zu Einkommen: alles, was Sie schulden würden, geteilt durch das Bruttojahreseinkommen.',
  buffer:
    'Der Zinspuffer ist eine Sicherheitsreserve: Die Bank prüft, ob Sie auch bei 3 Prozentpunkten mehr Zins zahlen könnten.',
  clearance:
    'Die Auktionsquote ist der Anteil der versteigerten Häuser, die verkauft wurden. Über etwa 70 % sind Verkäufer im Vorteil, unter etwa 50 % Käufer.',
  yield:
    'Die Rendite ist die Jahresmiete als Anteil am Preis. Brutto ist vor Kosten, netto nach Hausgeld, Abgaben, Versicherung und Reparaturen.',
  offset:
    'Ein Offset-Konto ist ein Konto, dessen Guthaben Ihre Zinsen senkt, und das Geld bleibt verfügbar. Redraw sind Sonderzahlungen, die Sie zurückholen können. Offset ist flexibler, Redraw oft billiger.',
  interestOnly:
    'Nur Zinsen heißt: Sie zahlen einige Jahre nur Zinsen, die Rate sinkt, die Schuld aber nicht. Man kann die Bank darum bitten; danach steigt die Rate.',
  fixedVariable:
    'Ein fester Zins bleibt ein bis fünf Jahre gleich, ein Ausstieg kann aber kosten. Ein variabler Zins folgt dem Markt und erlaubt meist Sondertilgungen. Viele teilen den Kredit.',
  preApproval:
    'Eine Vorabzusage ist ein bedingtes Ja der Bank zu einem Betrag, meist drei Monate gültig. Nötig sind Gehaltsnachweise, Kontoauszüge und Ausweis; sicher ist sie erst nach der Bewertung.',
  equity:
    'Eigenkapital (Equity) ist der Wert der Immobilie minus Restschuld. Nutzbar sind meist 80 % des Werts minus Kredit.',
  deposit:
    'Die meisten Banken möchten 20 % Eigenkapital. Mit weniger, ab etwa 5 %, zahlt man meist LMI oder nutzt eine staatliche Garantie. Steuer und Gebühren kommen dazu.',
  guarantor:
    'Ein Bürge stellt sein eigenes Haus als Sicherheit und muss zahlen, wenn der Kreditnehmer nicht kann; schlimmstenfalls verliert er es. Begrenzen Sie die Bürgschaft und holen Sie vorher unabhängigen Rechtsrat.',
  strata:
    'Strata-Gebühren (Hausgeld) zahlen Unterhalt und Versicherung des Gebäudes, meist pro Quartal. Ob sie normal sind, hängt von Aufzug, Pool und Rücklage ab: Verlangen Sie den Strata-Bericht.',
  contract:
    'Lassen Sie den Vertrag vor der Unterschrift von einem Anwalt oder Conveyancer prüfen und das Gebäude begutachten. Bei Privatverkäufen gibt es meist einige Tage Rücktrittsrecht, je nach Bundesstaat; bei Auktionen keines.',
  auction:
    'Setzen Sie Ihre Grenze vor der Auktion nach aktuellen Verkäufen in der Nähe und halten Sie sie ein: Der Zuschlag ist bindend, ohne Rücktritt. Richtpreise liegen oft zu niedrig.',
  stampDuty:
    'Stamp Duty ist eine Steuer des Bundesstaats, die der Käufer zahlt. Sie hängt vom Bundesstaat, vom Preis und vom Erstkauf ab. Nennen Sie mir Preis und Bundesstaat, dann schätze ich sie.',
  firstHome:
    'Für Erstkäufer gibt es Hilfe: weniger oder keine Stamp Duty in den meisten Bundesstaaten, einen Zuschuss für Neubauten und eine Bundesgarantie für den Kauf mit 5 % Eigenkapital (2 % für Alleinerziehende) ohne LMI. Es gelten Grenzen: siehe firsthomebuyers.gov.au.',
  floodOdds:
    'Ein „1-zu-100“-Hochwasser hat jedes Jahr 1 % Wahrscheinlichkeit; es heißt nicht einmal im Jahrhundert. Über 30 Jahre sind das rund 26 % für mindestens eines.',
  range:
    'Die Spanne ist der Bereich, in dem wir den wahren Wert in 8 von 10 Fällen erwarten. Sie kommt aus den Fehlern bei Verkäufen, die das Modell nicht kannte, und ist breit, wenn es wenige ähnliche Verkäufe gibt oder Angaben fehlen.',
  accuracy:
    'Die Hälfte unserer Werte liegt innerhalb des Medianfehlers, der bei jedem Wert steht, gemessen an Verkäufen, die das Modell nicht kannte, und nur dort, wo wir Verkäufe haben.',
  disagree:
    'Sie können recht haben: Das Modell kennt nur, was erfasst ist; Renovierungen oder neue Verkäufe können fehlen. Berichtigen Sie die Angaben auf der Seite der Immobilie, dann wird neu bewertet; gern sieht es sich auch ein Mensch an.',
  dataSource:
    'Jede Zahl trägt ihr Datum, und die Seite Datenquellen nennt ihre Herkunft, auch für Hochwasser. Als Beispiel markierte Zahlen sind erfunden, um das Produkt zu zeigen: Sie belegen nichts.',
  certificate:
    'Ja: Öffnen Sie die Bewertung und wählen Sie Zertifikat. Jeder kann es auf der Seite Verify ohne Konto prüfen; sie zeigt, ob irgendetwas geändert wurde.',
  keeping:
    'Sie müssen sich nicht anmelden: Was Sie hier tun, bleibt 30 Tage in diesem Browser. Eine Anmeldung ist kostenlos und behält es.',
  rents:
    'Ich habe keine Mieten und keine Leerstände, nur Verkäufe. Mietportale und SQM Research haben sie; nennen Sie mir Wochenmiete und Preis, dann rechne ich die Rendite.',
  forecast:
    'Das kann niemand sicher sagen, und ich mache keine Prognosen. Ich kann zeigen, wie sich die Preise bisher bewegt haben.',
  timing:
    'Das hängt mehr von Ihren Plänen als vom Markt ab, und ich sage keine Preise voraus. Steigende Preise und schnelle Verkäufe begünstigen Verkäufer, das Gegenteil Käufer.',
  rentOrBuy:
    'Das hängt vor allem davon ab, wie lange Sie bleiben: Kaufen kostet anfangs mehr und lohnt meist nach fünf Jahren. Nennen Sie mir Preis und Eigenkapital, dann rechne ich die Rate.',
  schools:
    'Ich habe keine Daten zu Schulen. My School (myschool.edu.au) hat die Ergebnisse, das Bildungsministerium des Bundesstaats die Einzugsgebiete.',
  safety:
    'Ich habe keine Kriminalitätszahlen. Die Polizei oder das Statistikamt des Bundesstaats veröffentlicht sie je Vorort.',
  transport:
    'Ich habe keine Daten zu Verkehr und Geschäften. Der Fahrplaner des Bundesstaats und eine Karte zeigen, was in der Nähe ist.',
  insurance:
    'Ich kann keine Versicherung anbieten. Der Preis hängt von der genauen Adresse ab und kann bei Hochwasser oder Feuer hoch sein: Holen Sie vor einem Gebot ein Angebot ein.',
  lendingOnHazard:
    'Meist ja: Banken finanzieren auch Häuser mit Hochwasser- oder Feuerrisiko, solange sie versicherbar sind. Manche leihen weniger, fragen Sie also früh.',
  tax: 'Ich berate nicht zu Steuern. Das eigene Heim ist meist frei von Steuer auf den Gewinn, eine Anlage nicht. ato.gov.au erklärt es, ein Steuerberater sagt, was für Sie gilt.',
  foreignBuyer:
    'Mit einem befristeten Visum (auch 482) brauchen Sie meist eine Genehmigung des FIRB, zahlen in den meisten Bundesstaaten mehr Steuer und dürfen seit April 2025 kaum Bestandsimmobilien kaufen. Wer dauerhaft hier lebt, kauft frei. Prüfen Sie firb.gov.au, bevor Sie unterschreiben.',
  superFund:
    'Ein selbst verwalteter Rentenfonds (SMSF) darf eine Anlageimmobilie kaufen, aber die Familie darf dort nicht wohnen, und Kredit ist teurer. Holen Sie lizenzierten Rat; Regeln auf ato.gov.au.',
  islamicFinance:
    'Ja, es gibt in Australien Anbieter, die ohne Zinsen finanzieren, über Miete oder Miteigentum. Ich vergleiche sie nicht: Suchen Sie einen lizenzierten Anbieter und fragen Sie nach den Gesamtkosten.',
  agentFees:
    'Ich habe keine Zahlen zu Maklerprovisionen. Sie sind verhandelbar, oft 1,5 % bis 3 % des Preises plus Werbung; holen Sie drei Angebote ein.',
  otherIncome:
    'Oft zum Teil: Banken rechnen meist etwa 80 % von Boni, Überstunden, Mieten und Unterhalt an, wenn sie regelmäßig kommen.',
  selfEmployed:
    'Auch Selbstständige bekommen Kredit. Meist werden zwei Steuererklärungen verlangt und der Durchschnitt oder das schwächere Jahr genommen.',
  rates:
    'Ich habe die Bankzinsen von heute nicht. Banken und Vergleichsseiten veröffentlichen sie; nennen Sie mir einen Zins, dann rechne ich die Rate.',
  refinance:
    'Umschulden heißt, den Kredit gegen einen besseren zu tauschen. Prüfen Sie Ausstiegs- und neue Gebühren und ob Sie unter 80 % des Werts schulden; fragen Sie zuerst Ihre Bank.',
  planning:
    'Ich habe keine Bauvorschriften oder Denkmallisten. Die Gemeinde (Council) hat sie, mit einer Auskunft je Adresse.',
  building:
    'Ich kann Baukosten nicht schätzen. Holen Sie zwei, drei Angebote ein und vor dem Kauf ein Gutachten.',
  brokerQuestions:
    'Drei gute Fragen: Welche Banken vergleichen Sie und wer bezahlt Sie? Was kostet alles in fünf Jahren, mit Gebühren? Was passiert, wenn Zinsen steigen oder ich früher zurückzahle?',
  credit:
    'Ihre Kreditauskunft zeigt, wie Sie gezahlt haben. Sie ist alle drei Monate kostenlos bei Equifax, Experian und illion; pünktlich zahlen hilft am meisten.',
  hardship:
    'Das tut mir leid, das ist eine schwere Lage, und Sie sind damit nicht allein. Rufen Sie jetzt die Härtefall-Stelle (hardship) Ihrer Bank an, bevor eine Rate ausfällt: Sie muss kleinere oder ausgesetzte Raten prüfen. Die National Debt Helpline ist kostenlos und unabhängig: 1800 007 007. Ich kann Sie auch an einen Menschen übergeben.',
  missedPayment:
    'Eine verpasste Rate kostet Sie nicht das Haus. Die Bank meldet sich und kann eine Gebühr verlangen; sie muss schriftlich mahnen und mindestens 30 Tage lassen. Bitten Sie noch heute um Hilfe. Die National Debt Helpline ist kostenlos: 1800 007 007.',
};
