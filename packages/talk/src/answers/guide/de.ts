import type { GuideTexts } from './guide-text-type.ts';
import { TENANT_SERVICES } from './tenant-services.ts';

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
    'Ich habe keine Mieten und keine Leerstände, nur Verkäufe und Angebote zum Kauf. Mietangebote stehen bei realestate.com.au und Domain, vereinbarte Mieten hat die Kautionsbehörde des Bundesstaats (NSW Fair Trading, in Victoria die RTBA, in Queensland die RTA). Nennen Sie mir Wochenmiete und Preis, dann rechne ich die Rendite.',
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
    'Üblich sind 1,5 % bis 3 % des Preises plus Werbung, verhandelbar. Eigene Zahlen habe ich nicht; holen Sie drei Angebote ein.',
  otherIncome:
    'Oft zum Teil: Banken rechnen meist etwa 80 % von Boni, Überstunden, Mieten und Unterhalt an, wenn sie regelmäßig kommen.',
  selfEmployed:
    'Auch Selbstständige bekommen Kredit. Meist werden zwei Steuererklärungen verlangt und der Durchschnitt oder das schwächere Jahr genommen.',
  rates:
    'Ich habe die Bankzinsen von heute nicht. Banken und Vergleichsseiten veröffentlichen sie; nennen Sie mir einen Zins, dann rechne ich die Rate.',
  refinance:
    'Ein Wechsel kostet meist 500 bis 1.500 A$: etwa 150 bis 400 A$ für die Löschung, dazu Eintragung und manchmal eine Antragsgebühr; aus einem Festzins heraus kommt oft mehr dazu. Die neue Bank prüft Einkommen und Schulden neu und kann ablehnen; über 80 % des Werts kann wieder eine Kreditversicherung anfallen. Fragen Sie zuerst Ihre Bank nach einem besseren Zins.',
  planning:
    'Ich habe keine Bauvorschriften oder Denkmallisten. Die Gemeinde (Council) hat sie, mit einer Auskunft je Adresse.',
  building:
    'Ich kann Baukosten nicht schätzen. Holen Sie zwei, drei Angebote ein und vor dem Kauf ein Gutachten.',
  brokerQuestions:
    'Drei gute Fragen: Welche Banken vergleichen Sie und wer bezahlt Sie? Was kostet alles in fünf Jahren, mit Gebühren? Was passiert, wenn Zinsen steigen oder ich früher zurückzahle?',
  credit:
    'Ihre Kreditauskunft zeigt, wie Sie gezahlt haben. Sie ist alle drei Monate kostenlos bei Equifax, Experian und illion; pünktlich zahlen hilft am meisten.',
  hardship:
    'Das tut mir leid, das ist eine schwere Lage, und Sie sind damit nicht allein. Rufen Sie jetzt die Härtefall-Stelle (hardship) Ihrer Bank an, ob schon Raten fehlen oder nicht: Sie muss kleinere oder ausgesetzte Raten prüfen. Die National Debt Helpline ist kostenlos und unabhängig: 1800 007 007. Ich kann Sie auch an einen Menschen übergeben.',
  missedPayment:
    'Ein, zwei verpasste Raten kosten Sie nicht gleich das Haus. Die Bank meldet sich und kann eine Gebühr verlangen; sie muss schriftlich mahnen und mindestens 30 Tage lassen. Bitten Sie noch heute um Hilfe. Die National Debt Helpline ist kostenlos: 1800 007 007.',
  danger:
    'Ihre Sicherheit geht vor: bei Gefahr rufen Sie 000. 1800RESPECT (1800 737 732) ist kostenlos, Tag und Nacht, mit Dolmetschern. Sie müssen hier weder Namen noch Nummer nennen; schließen Sie den Tab und löschen Sie den Verlauf, wenn andere diesen Browser nutzen.',
  privacy:
    'Ihre Fragen bleiben im Bereich dieses Browsers; nur wer denselben Bereich öffnet, sieht sie. Unterhaltungen lassen sich in den Einstellungen löschen; auf geteilten Geräten nehmen Sie ein privates Fenster.',
  worn: 'Das ist viel auf einmal, und es geht Schritt für Schritt. Lifeline (13 11 14) ist Tag und Nacht da, und gern übernimmt ein Mensch aus unserem Team.',
  whoAreYou:
    'Ich bin der Assistent von PropGuard, ein Programm, keine Bank und kein Makler. Ich schätze Häuser, zeige Märkte und Risiken und rechne Kredite und Kosten; auf Wunsch hilft ein Mensch.',
  courtUse:
    'Nein, allein nicht: Unser Wert ist eine Schätzung, für die niemand unterschreibt. Nachlassgericht, Finanzamt, Gerichte und Banken gehen nach dem Bericht eines zugelassenen Gutachters; unserer zeigt vorher, ob eine Zahl plausibel ist.',
  separation:
    'Bei einer Trennung wird das Haus bewertet, der Kredit abgezogen und der Rest nach Einigung oder durch das Gericht geteilt. Eine Übertragung durch Urteil oder bindende Vereinbarung ist meist frei von stamp duty. Gehen Sie vorher zum Anwalt.',
  coOwners:
    'Ja, mehrere können zusammen kaufen, gemeinsam oder mit festen Anteilen. Keiner kann allein alles verkaufen, aber jeder kann bei Gericht den Verkauf beantragen; beim gemeinsamen Kredit haftet jeder für alles. Machen Sie vorher einen Vertrag beim Anwalt, auch für den Fall, dass einer aussteigt.',
  bal: 'BAL ist die Stufe der Buschfeuerbelastung: von BAL-LOW über 12.5, 19, 29 und 40 bis FZ. Je höher, desto teurer wird das Bauen. Gemeinde oder Gutachter stuft das Grundstück ein.',
  hazardCoverage:
    'Ich decke vier Gefahren ab: Hochwasser, Buschfeuer, Küstenerosion und Bodensenkung. Zyklone, Hitze, Hagel, Lärm und Beben sind nicht dabei: fragen Sie das Bureau of Meteorology, die Gemeinde und den Versicherer.',
  floodHistory:
    'Ich habe ein berechnetes Risiko, kein Verzeichnis früherer Fluten. Die Flutkarten der Gemeinde, Nachbarn und ein Versicherungsangebot sagen es Ihnen.',
  councilRates:
    'Die Gemeindeabgaben (council rates) hängen vom Haushalt der Gemeinde und vom Bodenwert im Vergleich zu anderen ab und steigen nicht im selben Maß. Die Zahlen hat die Gemeinde.',
  landTax:
    'Land tax ist eine Steuer der Bundesstaaten auf Land außer dem eigenen Wohnhaus; eine Anlage zahlt sie meist. Jeder Staat hat eigene Grenzen: sein revenue office hat einen Rechner.',
  giftHome:
    'Vorsicht, bevor Sie ein Haus überschreiben: Es kann Steuern und einen Teil der Rente kosten, und Sie können das Wohnrecht verlieren. Fragen Sie zuerst einen eigenen Anwalt (kostenlos: 1800 353 374).',
  inheritance:
    'In Australien gibt es keine Erbschaftsteuer. Beim späteren Verkauf kann Steuer anfallen, oft nicht, wenn es das Wohnhaus war und binnen zwei Jahren verkauft wird. Fragen Sie Anwalt oder Steuerberater.',
  conditions:
    '„Unconditional“ heißt: kein Zurück. Scheitert Kredit oder Gutachten, kann die Anzahlung weg sein. „Subject to finance“ lässt Sie dann heraus. Lassen Sie den Vertrag vor der Unterschrift lesen.',
  coolingOff:
    'Beim Privatverkauf geben die meisten Staaten einige Werktage Bedenkzeit: fünf in NSW, Queensland und ACT, vier im NT, drei in Victoria, zwei in SA, keine in WA und Tasmanien. Bei Auktionen keine.',
  approvalTime:
    'Eine Vorabzusage dauert einen Tag bis zwei Wochen, die endgültige Zusage ein bis drei Wochen, weil die Bank das Haus bewertet.',
  writing:
    'Briefe und Nachrichten schreibe ich nicht, aber alles hier lässt sich kopieren, und ein Bericht zu einer Adresse lässt sich als PDF laden.',
  currency:
    'Ich rechne in australischen Dollar und habe keine Wechselkurse. Nennen Sie mir den Betrag in australischen Dollar oder den Kurs.',
  noneListed:
    'Ich habe noch keine Häuser gezeigt, also gibt es nichts auszuwählen. Nennen Sie mir einen Ort und ein Budget.',
  lowValuation:
    'Ist die Bewertung der Bank zu niedrig, schicken Sie ihr drei aktuelle Vergleichsverkäufe und bitten um Prüfung, um eine zweite Bewertung, oder fragen eine andere Bank. Sie beleiht nur ihre eigene Zahl.',
  access:
    'Zu Stufen, Aufzügen und Bädern habe ich keine Daten. Bitten Sie den Makler um den Grundriss und prüfen Sie es vor Ort.',
  concessions:
    'Manche Staaten senken die stamp duty für Rentner, Menschen mit Behinderung, Erstkäufer oder Neubau vom Plan. Das revenue office entscheidet: fragen Sie vorher.',
  offThePlan:
    '„Off the plan“ heißt, vor dem Bau zu kaufen: Der Preis steht fest, die Bank bewertet am Ende, das Risiko liegt bei Ihnen. Manche Staaten senken die stamp duty.',
  unseenFacts:
    'Nur wenn es erfasst ist: Der Wert kennt Art, Größe, Zimmer, Land, Lage und Verkäufe. Renovierung, Zustand, Aussicht und Lärm sieht er nicht; gehen Sie dafür in der Spanne nach oben oder unten.',
  buyback:
    'Rückkäufe nach Fluten macht der Staat; er legt fest, wer ein Angebot bekommt und zu welchem Preis. In NSW fragen Sie die NSW Reconstruction Authority und holen eigenen Rat.',
  doorOffer:
    'Unterschreiben Sie noch nichts. Wer mit Bargeld und Frist kommt, will meist weniger als den Marktpreis zahlen. Holen Sie zwei kostenlose Schätzungen und lassen Sie das Papier vom Anwalt lesen.',
  putCall:
    'Eine „put and call option“ gibt dem Käufer das Recht, den Verkauf zu verlangen, und Ihnen, den Kauf zu verlangen, zu festem Preis in fester Zeit. Sie bindet Ihr Haus monatelang. Nie ohne eigenen Anwalt.',
  negativeGearing:
    '„Negative gearing“: Die Miete deckt Zinsen und Kosten nicht, der Verlust senkt die Steuer. Sie verlieren trotzdem jedes Jahr Geld. Ein Steuerberater rechnet es aus.',
  sellingCosts:
    'Verkaufen kostet meist 2 bis 4 % des Preises: Makler etwa 1,5 bis 3 %, Werbung, conveyancer und Ablösung des Kredits. War es nicht Ihr Wohnhaus, kann Steuer auf den Gewinn anfallen.',
  selling:
    'Zum Verkaufen: zwei, drei Maklerschätzungen, Provisionen vergleichen, Vertrag vorbereiten lassen, dann Auktion oder Privatverkauf. Nennen Sie Adresse oder Ort mit Zimmern, und ich sage, was es wert sein kann.',
  buyingSteps:
    'Die übliche Reihenfolge: Kreditrahmen, Vorabzusage, Besichtigen, Vertrag und Bau prüfen, Angebot, Anzahlung, Übergabe etwa sechs Wochen später. Nennen Sie Einkommen und Erspartes, und ich rechne ein Budget.',
  inspection:
    'Eine Bau- und Schädlingsprüfung kostet etwa 400 bis 800 Dollar; bei Wohnungen auch den strata-Bericht holen. Machen Sie sie vor der Unterschrift.',
  settlement:
    '„Settlement“ ist der Tag, an dem der Rest gezahlt wird und Sie die Schlüssel bekommen, 30 bis 90 Tage nach Vertrag. Der conveyancer nennt die genaue Summe.',
  underquoting:
    'Preisangaben liegen oft unter dem Verkaufspreis, und „offers over“ ist nur der Anfang. Sehen Sie auf Vergleichsverkäufe und setzen Sie eine Grenze.',
  negotiating:
    'Was Sie zahlen sollen, kann ich nicht sagen; beginnen Sie etwas unter unserer Schätzung und setzen Sie eine Grenze in der Spanne. Nennen Sie mir Haus und Preis, und ich vergleiche.',
  developing:
    'Rechnen Sie Land, Bau, stamp duty, Zinsen und Verkauf zusammen und vergleichen Sie mit fertigen Häusern; unter 15 bis 20 % Marge ist es knapp. Was gebaut werden darf, sagt die Gemeinde.',
  holidayLet:
    'Ferienvermietung bringt mehr pro Nacht, macht aber mehr Arbeit und Leerstand, und ist begrenzt: in fast ganz Byron auf 60 Tage im Jahr, in vielem von NSW auf 180. Mieten habe ich nicht.',
  lettingOut:
    'Ein Verwalter nimmt 5 bis 9 % der Miete; Sie zahlen Abgaben, Versicherung, Reparaturen und strata. Nennen Sie Miete und Preis, und ich rechne die Rendite.',
  titles:
    '„Freehold“ heißt, das Land gehört Ihnen; „strata“ eine Wohnung mit Gemeinschaft; „leasehold“ wie im ACT eine lange Pacht vom Staat. Vertrag und Titelauszug sagen es.',
  owners:
    'Wem ein Haus gehört, kann ich nicht sagen. Das Grundbuchamt (land titles office) des Staates gibt gegen eine kleine Gebühr Auskunft.',
  residents:
    'Australier, Daueraufenthalter (PR) und hier lebende Neuseeländer kaufen meist wie alle anderen, ohne Genehmigung und Aufschlag. Ist ein Visum erst beantragt, gelten Sie noch als ausländischer Käufer; fragen Sie das revenue office.',
  foreignCosts:
    'Ausländische Käufer zahlen meist 7 bis 9 % des Preises zusätzlich zur stamp duty und eine Antragsgebühr. Bis 31. März 2027 dürfen sie kaum bestehende Häuser kaufen. Genaue Summen haben revenue office und ATO.',
  visaLoan:
    'Manche Banken leihen mit befristetem Visum, meist ab 20 % Anzahlung und fester Arbeit; working holiday oder Studium reicht selten. Ein Broker weiß, welche.',
  pension:
    'Das eigene Wohnhaus zählt nicht für die Rente, übriges Geld nach dem Verkauf schon. Services Australia berät kostenlos: 132 300.',
  bridging:
    'Sie können erst verkaufen, mit Zwischenkredit erst kaufen oder den Kauf vom Verkauf abhängig machen. Erst verkaufen ist am sichersten.',
  lifestyle:
    'Zu Lärm, Cafés, Nachbarn und Fahrzeiten habe ich keine Daten. Sehen Sie es sich zu verschiedenen Zeiten an; Preise, Wachstum und Risiken vergleiche ich gern.',
  firstHomeWho:
    'Erstkäufer ist meist, wer mit Partner nie ein Haus in Australien auf eigenen Namen hatte. Das revenue office entscheidet: fragen Sie vorher.',
  pressure:
    'Fristen und „andere Angebote“ sind Verkaufstechnik. Bleiben Sie bei Ihrer Grenze, verlangen Sie alles schriftlich und behalten Sie die Bedingungen.',
  commercial:
    'Ich bewerte nur Wohnungen und Häuser, keine Läden oder gemischten Gebäude. Ein Gewerbegutachter kann es; Banken wollen oft 30 bis 40 % Anzahlung.',
  valuer:
    'Ein zugelassener Gutachter besichtigt und unterschreibt, für etwa 300 bis 800 Dollar und meist binnen ein, zwei Wochen; das Australian Property Institute (api.org.au) führt eine Liste. Unserer ist ein Schätzwert mit Spanne.',
  hecs: 'Ja, das zählt: Die Rate und Kartenlimits senken, was Sie leihen können.',
  giftedDeposit:
    'Ja, ein Geschenk kann die Anzahlung sein: Die Bank will meist einen Brief, dass es nicht zurückgezahlt wird, und oft 5 % eigenes Erspartes.',
  buyersAgent:
    'Ein buyer’s agent sucht und bietet für Sie, für 2 bis 3 % des Preises oder pauschal. Prüfen Sie seine Lizenz.',
  tenants:
    'Mit Mietern übernehmen Sie meist deren Vertrag bis zu seinem Ende. Lassen Sie ihn sich vorher zeigen.',
  construction:
    'Ein Baukredit wird in Stufen ausgezahlt, Zinsen zahlen Sie auf das Ausgezahlte. Halten Sie 10 bis 15 % Reserve.',
  renovation:
    'Um wie viel, weiß ich nicht: Küche, Farbe und Zustand stehen nicht in unseren Daten, deshalb nenne ich keine Zahl. Ich kann das Objekt aber mit einem Schlafzimmer, Bad oder Stellplatz mehr neu bewerten und den Unterschied zeigen. Für die Arbeiten selbst fragen Sie zwei Makler vor Ort, wofür Käufer dort mehr zahlen, und einen Handwerker nach einem Angebot.',
  pets: 'Das regelt die Hausordnung im strata-Bericht; ein völliges Verbot ist fast nirgends mehr erlaubt.',
  reportHow:
    'Ich kann einen Bericht machen: Wert, Vergleichsverkäufe, Markt und Gefahren als PDF. Nennen Sie die Adresse und sagen Sie „erstelle einen Bericht“.',
  longTerm:
    'Ich habe die Veränderung über ein Jahr, nicht über fünf oder zehn. Längere Reihen haben der valuer-general des Staates und das Statistikamt.',
  landmark:
    'Das ist kein Haus, das verkauft werden könnte, also gibt es keinen Wert. Nennen Sie mir einen Ort oder eine Adresse in der Nähe.',
  investing:
    'Was Sie kaufen sollen, kann ich nicht sagen; vergleichen Sie Rendite, Wachstum, Kosten und Risiken. Nennen Sie beide Preise und Wochenmieten, und ich rechne.',
  documents:
    'Banken wollen Ausweis, zwei, drei Gehaltsabrechnungen, drei Monate Kontoauszüge, Schulden und Erspartes; Selbständige zwei Steuerjahre.',
  whichSuburb:
    'Nach Entfernung kann ich keinen Ort wählen, aber in einer Stadt oder einem Staat nach Preis, Zimmern und Risiko suchen. Nennen Sie Budget, Zimmer und Stadt.',
  dispute:
    'Beginnen Sie mit einer schriftlichen Beschwerde. Danach ist AFCA (1800 931 678) für Banken und Versicherer kostenlos, die Verbraucherstelle des Staates für Makler.',
  despair:
    'Danke, dass Sie es sagen; es tut mir leid, dass es so schwer geworden ist. Sie müssen das nicht allein tragen: Rufen Sie jetzt Lifeline an, 13 11 14, Tag und Nacht, oder 000, wenn Sie sich etwas antun könnten. Wenn der Kredit mit schuld ist, helfen die National Debt Helpline (1800 007 007, kostenlos) und das Hardship-Team Ihrer Bank; das lässt sich regeln und ist Ihr Leben nicht wert.',
  safeGoodbye:
    'In Ordnung, passen Sie auf sich auf. Schließen Sie die Seite jetzt; Sie können jederzeit wiederkommen. Notfall: 000.',
  partnerSells:
    'Steht Ihr Name im Titel, kann das Haus ohne Ihre Unterschrift weder verkauft noch belastet werden. Steht er nicht darin, kann ein Anwalt den Verkauf oft mit einem Caveat aufhalten, also fragen Sie bald: Legal Aid und der Frauenrechtsdienst Ihres Staates sind kostenlos und vertraulich. 1800RESPECT (1800 737 732) ist Tag und Nacht da; bei Gefahr 000. Name oder Nummer brauchen Sie hier nicht zu nennen.',
  stillHere:
    'Ich bin noch da, und Sie müssen nichts erklären. Ich bin nur ein Programm, sprechen Sie bitte mit einem Menschen: Lifeline 13 11 14 oder 1800RESPECT (1800 737 732), Tag und Nacht, und 000 bei Gefahr.',
  scam: 'Halt: Zahlen Sie nichts mehr und schicken Sie keine Papiere; niemand Ehrliches will Geld vor der Besichtigung. Haben Sie schon gezahlt, rufen Sie jetzt Ihre Bank an (Nummer auf der Karte) und lassen Sie die Zahlung stoppen oder zurückholen. Melden Sie es dann Scamwatch (scamwatch.gov.au), ReportCyber (cyber.gov.au) und der Polizei (131 444); haben sie Ihren Ausweis, hilft IDCARE kostenlos: 1800 595 160. Das passiert auch Vorsichtigen.',
  elderSigning:
    'Niemand muss heute unterschreiben: nicht unterschreiben, alles schriftlich verlangen. Ist schon unterschrieben, soll es heute ein Anwalt oder Legal Aid lesen, denn wer sein Haus verkauft, kann meist nicht widerrufen; was an der Tür verkauft wird, etwa Reparaturen, lässt sich 10 Werktage lang kündigen. Die Hilfe gegen Missbrauch Älterer ist kostenlos und vertraulich: 1800 353 374; bei Drohungen 000.',
  eviction: `Sie müssen nicht gehen, nur weil eine Kündigung kam: Der Vermieter braucht die richtige Form, Grund und Frist und am Ende einen Beschluss des Tribunals. Unterschreiben Sie nichts, behalten Sie das Schreiben und rufen Sie die Mieterberatung Ihres Staates an, kostenlos: ${TENANT_SERVICES}. Auch Legal Aid hilft, TIS dolmetscht kostenlos: 131 450. Werden Sie bedroht oder ausgesperrt: Polizei 131 444, bei Gefahr 000.`,
};
