import type { AccountPhrases } from './account-phrases.ts';

export const DE: AccountPhrases = {
  workedOut: 'So kommt {figure} zusammen: {sum}.',
  dutySteps: 'Hier ist {figure} Schritt für Schritt, für {price} in {state}:',
  dutyBand: '• {base} auf die ersten {from}, dazu {percent} der {above} darüber: {full}',
  dutyFirstBand: '• {percent} der {above} über {from}: {full}',
  dutyWhole: '• {percent} des ganzen Preises: {full}',
  dutyFormula: '• Nach der eigenen Formel des Territoriums: {full}',
  dutyOwnHome: '• Davon ab {amount}: die Ermäßigung für ein selbst bewohntes Heim',
  dutyFirstHome: '• Davon ab {amount}: die Ermäßigung für Erstkäufer',
  dutySurcharge: '• Dazu {amount}: der Zuschlag für ausländische Käufer, {percent} des Preises',
  dutyTotal: '• Zu zahlen: {figure}',
  asFirstHome: 'Als Ihr erstes Heim wären es {amount}.',
  asOwnHome: 'Wenn Sie selbst dort wohnen werden, wären es {amount}.',
  repaymentHow:
    '{figure} im Monat tilgen {loan} in {count} gleichen Raten zu {rate}. Von der ersten sind {interest} Zinsen, und {rest} tilgen den Kredit.',
  powerHow:
    '{figure} ist der größte Kredit, dessen Raten noch in das passen, was nach Steuern und Ausgaben vom Einkommen bleibt, geprüft mit {tested}.',
  restsOn: 'Darauf beruht es: {list}.',
  notThat: 'Ich habe {figure} genannt, nicht {said}.',
  costsMean:
    '{figure} sind unsere pauschale Schätzung für Conveyancing, Gutachten und Gebühren. Das ist keine Steuer; bei Ihnen kann es weniger oder mehr sein.',
  lvrMean: '{figure} ist der Kredit als Anteil am Wert: {loan} von {value}.',
  confidenceMean:
    '{figure} sagt, wie sicher wir sind: 100 % weniger der übliche Fehler einer einzelnen Schätzung, {spread}. Es ist nicht die Chance, dass der Preis in der Spanne liegt; in ihr liegen etwa {percent} der Verkäufe.',
  errorMean:
    'Ja, {figure} ist der Medianfehler (MdAPE): Bei Verkäufen, die das Verfahren nie gesehen hatte, lag die Hälfte seiner Schätzungen näher, die Hälfte weiter daneben.',
  comparablesMean:
    '{figure} sagen allein die Vergleichsverkäufe; der Wert wägt auch alles andere ab, was über das Haus bekannt ist.',
  medianMean:
    '{figure} ist die Mitte von {count} Verkäufen in {place}: die Hälfte kostete mehr, die Hälfte weniger.',
  growthMean:
    '{figure} ist, wie sich die Preise in {place} in einem Jahr bewegt haben, nach {count} Verkäufen.',
  clearanceMean: '{figure} von {count} Auktionen in {place} endeten mit einem Verkauf.',
  assumedMean:
    '{figure} ist angenommen, weil Sie nichts dazu gesagt haben. Nennen Sie mir Ihre Zahl, dann rechne ich neu.',
  testedMean:
    '{figure} ist der Zins von {rate} mit einem Sicherheitspuffer ({points}): Damit prüfen Banken jeden Kredit.',
  includesYes: 'Ja, in {figure} ist das schon gezählt: {part}, {amount}.',
  includesNo: 'Nein, in {figure} ist das nicht gezählt: {part}.',
  includesZero: 'Es ist gezählt, nimmt bei diesem Preis aber nichts weg: {part}.',
  withIt: 'Damit wären es {amount}.',
  tellMe: 'Nennen Sie mir den Betrag, dann zähle ich ihn mit.',
  noSuch: 'In {state} gibt es das nach meiner Tabelle nicht: {part}.',
  bothMine:
    'Beides ist von mir, entschuldigen Sie das Durcheinander. {one} beruht auf {oneRests}; {other} beruht auf {otherRests}.',
  bothHold: 'Beides gilt: {one} ({oneFor}), {other} ({otherFor}).',
  alsoCounts: 'In {figure} ist außerdem: {list}.',
  laterHolds: 'Es gilt {figure}: Darin ist, was Sie zuletzt gesagt haben.',
  valueHolds:
    'Für {place} gilt {figure}, entschuldigen Sie das Durcheinander. Beim zweiten Mal habe ich mit anderen Angaben gesucht und dafür zu wenige Verkäufe gefunden; das hebt das erste nicht auf.',
  apart: 'Wir liegen {difference} auseinander: bei mir {ours}, dort {theirs}.',
  same: 'Beide sagen dasselbe: bei mir {ours}, dort {theirs}.',
  apartOwn: 'Wir liegen {difference} auseinander: Ich komme auf {ours}, Sie auf {theirs}.',
  sameOwn: 'Wir sind uns einig: Ich komme auf {ours}, Sie auf {theirs}.',
  causeGeneral: 'Die andere Zahl passt zum allgemeinen Satz ohne Ermäßigung: {amount}.',
  causeOwnHome: 'Die andere Zahl passt zur Ermäßigung für ein selbst bewohntes Heim: {amount}.',
  causeFirstHome: 'Die andere Zahl passt zur Ermäßigung für Erstkäufer: {amount}.',
  causeSurcharge: 'Die andere Zahl passt mit dem Zuschlag für ausländische Käufer: {amount}.',
  causeRate: 'Die andere Zahl passt zu einem Zins von etwa {rate}; ich habe {ours} genommen.',
  causeTerm: 'Die andere Zahl passt zu einer Laufzeit von {years}; ich habe {ours} genommen.',
  causeMoreCosts:
    'Die andere Zahl passt, wenn dort etwa {amount} im Monat mehr an Lebenskosten und Schulden gezählt werden als bei mir.',
  causeLessCosts:
    'Die andere Zahl passt, wenn dort etwa {amount} im Monat weniger an Lebenskosten und Schulden gezählt werden als bei mir.',
  oursRight: 'Nach dem, was Sie mir gesagt haben, ist meine Zahl die richtige.',
  theirsRight: 'Trifft das auf Sie zu, ist die andere Zahl die richtige.',
  causeUnknown: 'Worauf die andere Zahl beruht, sehe ich nicht; lassen Sie sich dieselbe Liste geben.',
  officeDecides: 'Das letzte Wort hat {office} ({site}).',
  lenderDecides: 'Das letzte Wort hat die Bank; jede rechnet etwas anders.',
  valuerDecides: 'Das letzte Wort hat ein zugelassener Gutachter, der das Haus gesehen hat.',
  notMine: '{figure} finde ich in meinen Antworten nicht. Welche Zahl meinen Sie?',
  yours: '{figure} haben Sie mir genannt; ich habe nur damit gerechnet.',
  own: 'eigenes Geld',
  parts: {
    firstHome: 'die Ermäßigung für Erstkäufer',
    ownHome: 'die Ermäßigung für ein selbst bewohntes Heim',
    surcharge: 'der Zuschlag für ausländische Käufer',
    insurance: 'die Kreditversicherung (LMI)',
    costs: 'Conveyancing, Gutachten und Gebühren',
    duty: 'die Stamp Duty',
    debts: 'andere Schulden',
    secondIncome: 'ein zweites Einkommen',
    buffer: 'der Sicherheitspuffer der Banken',
  },
};
