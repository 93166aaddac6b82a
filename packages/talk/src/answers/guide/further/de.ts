import type { FurtherTexts } from './further-text-type.ts';

export const DE: FurtherTexts = {
  sharedEquity:
    'Geteiltes Eigentum heißt: Der Staat zahlt einen Teil des Preises und besitzt ihn, bis Sie ihn zurückkaufen oder verkaufen. Das Bundesprogramm Help to Buy nimmt bis 30% eines bestehenden oder 40% eines neuen Hauses, bei 2% Anzahlung und mit Grenzen für Einkommen und Preis: firsthomebuyers.gov.au.',
  superSaver:
    'Beim First Home Super Saver Scheme zahlt man zusätzlich in die Super ein und nimmt es fürs erste Haus heraus: bis $15,000 aus einem Jahr, $50,000 insgesamt. Vor der Unterschrift bei der ATO beantragen; ato.gov.au erklärt es.',
  bidding:
    'Den besten Moment gibt es nicht: Früh und fest zu bieten zeigt Ernst, Warten zeigt, wo andere aufhören. Wichtig ist eine Grenze, die vorher feststeht. Ein Vendor Bid macht der Auktionator für den Verkäufer unter dem Mindestpreis und muss ihn ansagen; erfundene Gebote sind verboten.',
  easement:
    'Eine Dienstbarkeit (easement) lässt jemand anderen, oft Gemeinde oder Wasserwerk, einen Teil des Grundstücks nutzen, etwa für einen Abfluss. Das ist üblich, aber meist darf man nicht darüber bauen. Ihr Conveyancer zeigt, wo sie liegt.',
  depositDue:
    'Meist sind 10% des Preises beim Austausch der Verträge fällig, bei der Auktion am selben Tag; viele nehmen 5%, wenn man vorher fragt. Das Geld liegt bis zum Settlement auf einem Treuhandkonto. Wer spät aussteigt, kann es verlieren.',
  sunsetClause:
    'Das Sunset Date ist der Tag, bis zu dem gebaut oder eingetragen sein muss; danach kann der Vertrag enden und die Anzahlung kommt zurück. In den meisten Staaten darf der Bauträger das nicht ohne Ihre Zustimmung nutzen, um teurer zu verkaufen. Lassen Sie den Vertrag von einem Anwalt lesen, ehe Sie zustimmen.',
  jobChange:
    'Ja, oft geht ein Kredit auch mit neuer, befristeter oder Teilzeitstelle: Viele Banken wollen drei bis sechs Monate, bei Casuals ein Jahr. In Elternzeit hilft ein Brief mit Rückkehrdatum und Gehalt.',
  grannyFlat:
    'In den meisten Staaten darf man eine Granny Flat bis etwa 60 m² bauen, wenn das Grundstück reicht und die Gemeinde zustimmt; mehrere erlauben die Vermietung. Die Gemeinde kennt die Regeln für Ihr Grundstück.',
  noMadeUpValue:
    'Ich kann keine Zahl ändern oder verstecken: Wert und Spanne kommen aus Verkäufen. Ich kann die höchsten Vergleichsverkäufe zeigen; sind Angaben falsch, berichtigen Sie sie, dann wird neu bewertet.',
  whenWeRefuse:
    'Ich nenne keinen Wert, wo es zu wenige ähnliche Verkäufe gibt, denn Raten würde täuschen. Die Einschätzung eines örtlichen Maklers ist kostenlos, ein Gutachter kostet etwa $300 bis $800.',
  tenantRights:
    'Das Mietrecht Ihres Staates entscheidet: Meist steigt die Miete höchstens einmal im Jahr mit 60 Tagen Frist oder mehr, dringende Reparaturen müssen rasch sein, und die Kaution liegt bei der Behörde. Der Mieterdienst Ihres Staates ist kostenlos.',
  retirementVillage:
    'Ein Seniorendorf ist meist ein Vertrag und kein normales Eigentum: Achten Sie auf Einstiegspreis, Wochengebühr und vor allem die Austrittsgebühr, oft 25% bis 40%. Lassen Sie ihn von einem Anwalt lesen, der sich auskennt.',
  defects:
    'Es kommt darauf an: Versiegelter Asbest ist vor 1990 üblich; brennbare Fassaden, bewegte Fundamente, Termiten und Arbeiten ohne Genehmigung können teuer werden. Vor der Unterschrift prüfen lassen und ein Angebot einholen.',
  energy:
    'Ich habe keine Daten zu Energie oder Stromkosten. Fragen Sie nach den letzten Rechnungen und der Einstufung (NatHERS, EER), und achten Sie auf Dämmung, Lage und Solar; yourhome.gov.au hilft weiter.',
  lmiAvoid:
    'LMI lässt sich vermeiden: mit 20% Eigenkapital, einem Bürgen aus der Familie, der Bundesgarantie für den ersten Kauf mit 5%, oder bei einer Bank, die für manche Berufe verzichtet (Ärzte, Anwälte, Buchhalter, manchmal Pflegekräfte). Jede Bank entscheidet selbst und die Regeln ändern sich: Fragen Sie zwei oder drei, oder einen Broker.',
  cgt: 'Das eigene Haus ist meist frei von Kapitalertragsteuer. Wer es vermietet, kann es oft noch sechs Jahre als eigenes behandeln; sonst zählt der Gewinn zum Einkommen, nach einem Jahr zur Hälfte. Fragen Sie einen Steuerberater; ato.gov.au hat einen Rechner.',
  deductions:
    'Bei einer Mietwohnung lassen sich meist Zinsen, Abgaben, Strata, Versicherung, Verwaltung und Reparaturen absetzen, der Bau über Jahre mit einem Depreciation Schedule. Eigene Arbeit und Fahrten nicht. Fragen Sie einen Steuerberater.',
  ownershipStructure:
    'Die meisten kaufen auf eigenen Namen: Das ist einfach und hält das Haus steuerfrei. Trust oder Firma schützen, kosten aber mehr und lassen sich schwer ändern. Fragen Sie vor der Unterschrift einen Steuerberater.',
  rentvesting:
    'Rentvesting heißt: mieten, wo man leben will, kaufen, wo man es sich leisten kann. Man ist im Markt, verliert aber oft Hilfen für das erste Haus. Nennen Sie Preis, Miete und Anzahlung, dann rechne ich.',
  comparisonRate:
    'Die Comparison Rate schlägt die meisten Gebühren auf den Zins auf und zeigt so besser, was ein Kredit kostet. Cashback und Lockzinsen verbergen oft einen höheren Zins danach: Vergleichen Sie die Kosten über fünf Jahre.',
  payFaster:
    'Zahlen Sie jedes Mal etwas mehr: Jeder Dollar spart Zinsen für alle restlichen Jahre. Die halbe Monatsrate alle zwei Wochen ist eine Rate mehr im Jahr. Nennen Sie Kredit, Zins und Extra, dann rechne ich die Ersparnis.',
  olderBorrower:
    'Ja, auch Ältere bekommen Kredit: Nur wegen des Alters darf niemand ablehnen, aber die Bank fragt, wie nach der Arbeit gezahlt wird. Es gibt auch Umkehrhypotheken; moneysmart.gov.au erklärt die Kosten.',
  executor:
    'Der Testamentsvollstrecker braucht vor dem Verkauf meist Probate, das dauert ein bis drei Monate. Lassen Sie zum Todestag bewerten. Ein Anwalt erledigt es, der Rest wird nach dem Testament geteilt.',
  powerOfAttorney:
    'Mit einer dauerhaften Vollmacht für Geldsachen kann man meist für jemanden verkaufen, nur in dessen Interesse. Gibt es keine, setzt das Tribunal des Staates jemanden ein. Fragen Sie einen Anwalt.',
  neighbours:
    'Nachbarn teilen meist die Kosten eines gewöhnlichen Zauns, und Äste darf man an der Grenze schneiden. Erst reden, dann kostenlose Schlichtung, dann das Tribunal.',
  climateFuture:
    'Meine Zahlen gelten für heute, nicht für 2050. Feuer, Regen und Meer werden vielerorts schlimmer und Versicherungen teurer. Karten der Gemeinde und climatechangeinaustralia.gov.au zeigen Szenarien.',
  brokerOrBank:
    'Beides geht: Ein Broker vergleicht mehrere Banken und ist für Sie meist kostenlos; eine Bank bietet nur Eigenes. Fragen Sie nicht bei vielen zugleich an: Jede Anfrage steht in Ihrer Kreditakte.',
  conveyancer:
    'Ein Conveyancer oder Anwalt kostet meist $800 bis $2,500: Er prüft Vertrag und Titel und macht das Settlement. Holen Sie ihn, bevor Sie unterschreiben oder bieten.',
  viewingQuestions:
    'Achten Sie auf Feuchte, Risse über 5 mm, Dach, Wasserdruck, Sonne und Lärm, und kommen Sie zu anderer Zeit wieder. Fragen Sie, warum verkauft wird, wie lange schon, und was genehmigt ist.',
  choosingAgent:
    'Fragen Sie drei Makler nach Verkäufen in der Nähe, dem erwarteten Preis schriftlich, Provision und Werbung. Die höchste Schätzung ist nicht der beste Makler. Halten Sie die Alleinvertretung kurz.',
  makingOffer:
    'Machen Sie das Angebot schriftlich: Preis, Anzahlung, Frist, Bedingungen wie Finanzierung und Gutachten. Bis beide unterschrieben haben, bindet es meist nicht. Zeigen Sie es Ihrem Conveyancer.',
  sellingAlone:
    'Ja, man darf ohne Makler verkaufen. Nötig sind ein Vertrag vom Conveyancer, Fotos, ein Inserat und Zeit. Man spart die Provision von 1.5% bis 3%.',
  settlementDelay:
    'Verspätet sich das Settlement, zahlt meist der Verursacher Zinsen pro Tag, und nach einer Frist von 10 bis 14 Tagen kann der andere den Vertrag beenden. Rufen Sie heute Conveyancer und Bank an.',
  inclusions:
    'Was fest ist, bleibt meist (Lampen, Jalousien, Küche), Loses geht mit. Nur der Vertrag zählt: Lassen Sie hineinschreiben, was Ihnen wichtig ist.',
  earlyAccess:
    'Ja, wenn beide zustimmen: mit einer Vereinbarung der Conveyancer, mit Versicherung, Betrag pro Woche und Enddatum. Nicht auf Handschlag.',
  demographics:
    'Ich habe keine Zahlen zu Bewohnern oder Einkommen. Das Statistikamt hat sie je Vorort: QuickStats auf abs.gov.au. Preise, Wachstum und Risiken kann ich nennen.',
  frustrated:
    'Entschuldigung, da lag ich falsch. Sagen Sie mir in einem kurzen Satz, was Sie wissen möchten, mit Ort oder Beträgen, dann versuche ich es noch einmal, oder ich gebe Sie an einen Menschen weiter.',
  alertsHow:
    'Ja, per E-Mail, wenn Sie ein Konto haben: Suchen Sie hier, sagen Sie ‚Suche speichern‘ und wählen Sie dann bei den gespeicherten Suchen E-Mail; ohne Konto werden neue Angebote dort gezählt. Watch neben einem bewerteten Haus meldet in der App, wenn sich Wert oder Risiko ändern. Beides ist kostenlos.',
  hardshipCredit:
    'Eine vereinbarte Härtefall-Regelung steht 12 Monate in Ihrer eigenen Kreditakte; sie ist kein Zahlungsausfall und zählt nicht für Ihren Score. Raten, die vorher fehlten, können dort stehen, also bitten Sie bald darum. Ihre Auskunft ist bei Equifax, Experian und illion kostenlos. Die National Debt Helpline ist kostenlos: 1800 007 007.',
  hardshipCall:
    'Fragen Sie nach der Härtefall-Stelle (hardship) und sagen Sie: ‚Ich möchte Härtefall-Hilfe beantragen. Mein Einkommen ist gesunken, zurzeit kann ich … im Monat zahlen. Bitte senken oder pausieren Sie die Raten und mahnen Sie nicht, solange Sie prüfen.‘ Halten Sie Einkommen und Ausgaben bereit, notieren Sie Name und Vorgangsnummer, lassen Sie es sich schriftlich geben. Antwort muss in 21 Tagen kommen. National Debt Helpline, kostenlos: 1800 007 007.',
  reportOrCertificate:
    'Ein Bericht ist zum Lesen: ein PDF mit Wert, Spanne, Verkäufen und Risiken, das ich erstellen kann und das Sie als Link weitergeben. Ein Zertifikat ist zum Beweisen: ein signierter Eintrag über einen Wert, den jeder auf der Seite Verify prüft. Hier stelle ich keines aus: Öffnen Sie die Bewertung und wählen Sie Zertifikat.',
  pullingOut:
    'Vor dem Austausch der Verträge können Sie gehen. In der Bedenkzeit auch, gegen eine kleine Gebühr. Danach können Sie ohne eine gescheiterte Bedingung die Anzahlung verlieren. Rufen Sie zuerst Ihren Conveyancer an.',
  loanDeclined:
    'Fragen Sie nicht gleich woanders: Jeder Antrag ist sichtbar. Fragen Sie nach dem Grund, holen Sie Ihre kostenlose Kreditauskunft und bringen Sie in Ordnung, was sie zeigt. Ein Broker weiß, wer ja sagt.',
  negativeEquity:
    'Mehr zu schulden als das Haus wert ist, schmerzt erst beim Verkauf: Der Rest bleibt Schuld. Wenn möglich, weiter zahlen. Vor einem Verkauf mit der Bank sprechen. National Debt Helpline, kostenlos: 1800 007 007.',
  ourMistake:
    'Es tut mir leid, wenn eine Zahl von uns Ihnen geschadet hat. Es sind Schätzungen: Bitten Sie die Bank um eine eigene Bewertung. Berichtigen Sie die Angaben auf der Seite des Hauses; ich kann Sie auch an einen Menschen geben, der die Beschwerde aufnimmt.',
  vacantLand:
    'Prüfen Sie vor dem Kauf eines Grundstücks Bebauung bei der Gemeinde, Boden und Hang, Strom, Wasser und Kanal und eine Baufrist. Flut und Feuer kann ich prüfen.',
  noise:
    'Ich habe keine Daten zu Lärm oder Flugrouten. Airservices Australia hat eine Karte; ein Besuch im Berufsverkehr und nachts sagt den Rest. An großen Straßen verkauft man oft 5% bis 15% billiger.',
  ruralHome:
    'Regentank, Klärgrube, Brunnen und Sandstraße vor dem Kauf prüfen lassen: Klempner, Gemeinde und Versicherer. Banken leihen auf große Grundstücke oft weniger.',
  mortgageBasics:
    'Man leiht den Preis ohne Anzahlung und zahlt in 25 oder 30 Jahren in gleichen Raten zurück; am Anfang ist das meiste Zins. Steigen die Zinsen, steigen variable Raten. Nennen Sie Kredit und Zins, dann zeige ich die Raten.',
  landlordDuties:
    'Vermieter halten die Wohnung sicher und in Ordnung, mit Rauchmeldern, Kaution bei der Behörde und richtigen Fristen. Bleibt die Miete aus, entscheidet das Tribunal. Die Verbraucherbehörde des Staates hat die Regeln.',
  moving:
    'Ein Umzug kostet in der Stadt meist $600 bis $3,000. Drei bis vier Wochen vorher buchen, Strom und Internet eine Woche vorher, und Bank und Australia Post Bescheid geben.',
  outsideMapped:
    '„Außerhalb der kartierten Gebiete“ heißt: Keine Karte, die wir haben, zeigt dort Hochwasser oder Feuer. Das ist ein gutes Zeichen, aber keine Garantie; Kanäle, kleine Bäche und frühere Fluten fehlen oft. Die Gemeinde und ein Versicherungsangebot für die Adresse sagen mehr.',
  riskScore:
    'Der Risikowert ist das Mittel aus den vier Gefahren, die wir haben, Hochwasser, Buschfeuer, Küstenerosion und Bodensenkung, und dem Marktrisiko für diese Art von Haus, von 0 bis 100 %. Eine einzelne Gefahr kann viel höher sein, weil die anderen niedrig sind; fragen Sie nach jeder.',
  hazardMaps:
    'Für eine Adresse zeigen es die Planungskarten der Gemeinde (council) und der Feuer- oder Katastrophendienst des Staates (in NSW die RFS-Karte „bush fire prone land“); auch ein Versicherungsangebot sagt viel.',
  casualWork:
    'Meist ja, wenn die Aushilfsarbeit schon eine Weile läuft: Viele Banken zählen sie nach 6 bis 12 Monaten im selben Beruf, manche nach drei, und nehmen den Durchschnitt. Ist sie neuer oder schwankt sie, können sie ablehnen; halten Sie Lohnzettel und Steuerbescheid bereit und fragen Sie einen Broker, welche Banken offener sind.',
  firstSteps:
    'Am Anfang steht Ihre Obergrenze, die ich unten ausgerechnet habe. Danach: Hilfen für Erstkäufer prüfen, sich von einer Bank vorab zusagen lassen, ein paar Stadtteile wählen und vor der Unterschrift Vertrag und Haus prüfen lassen.',
};
