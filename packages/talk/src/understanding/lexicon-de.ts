import type { Lexicon } from './lexicon.ts';

export const DE: Lexicon = {
  value:
    'wert|werts|wertes|bewert*|schatz*|gutachten wert|wie viel kostet|wieviel kostet|was kostet|verkehrswert|marktwert|wie viel ist|wieviel ist|was ist _ wert|verkaufspreis|schatze|schatzen|einschatz*|taxier*|was bringt|was ware',
  price: 'preis|preise|preisen|kostet|kosten|teuer|teurer|gunstig*|billig*',
  explain:
    'erklar*|warum ist|warum dieser|wieso|wie hast du|wie haben sie|wie kommt|wie wurde|worauf basiert|worauf beruht|grunde|begrund*|aufschlussel*|zusammensetz*',
  comparables:
    'vergleichbare verkaufe|vergleichsverkaufe|vergleichsobjekte|ahnliche verkaufe|verkaufe in der nahe|in der nahe verkauft|kurzlich verkauft|letzte verkaufe|wurde verkauft|wurden verkauft|verkauft worden|vergleichswerte|vergleichbare|vergleichbaren|ahnlich* _ verkauft|zuletzt _ verkauft|verkauft wurde*|verkaufte|verkaufe rund um|verkaufe in der umgebung|vergleichs*|was ging _ weg',
  compare:
    'vergleich|vergleiche|vergleichen|versus|vs|gegenuber|unterschied zwischen|was ist besser|besser als|teurer als|billiger als|gunstiger als',
  market:
    'markt|markte|immobilienmarkt|median*|durchschnittspreis*|preise in|trend|trends|wachstum|preisentwicklung|auktion*|tage am markt|rendite|angebot und nachfrage|nachfrage|steigen|fallen|gestiegen|gefallen|entwickel*|hauspreise|wohnungspreise|immobilienpreise|hausermarkt|wohnungsmarkt|hausmarkt|wie laufen|was kosten|quadratmeterpreis*|preisniveau|mittlerer preis|medianpreis*',
  risk: 'risiko|risiken|gefahr*|sicher|sicherheit|bedroh*|katastroph*|klima*|gefahrdet|bedroht',
  flood:
    'hochwasser*|uberschwemm*|uberflut*|flut|fluten|flutgefahr|flutrisiko|uberschwemmungs*|hochwasserrisiko|hochwassergefahr*|uberschwemmt|unter wasser|uberflutet|hochwassergefahrdet|hochwasser-|flutgebiet',
  fire: 'brand|brande|feuer*|buschbrand*|buschfeuer*|waldbrand*|brandgefahr|brandrisiko|buschbrande|waldbrande|waldbrandrisiko|waldbrandgefahr|brandgefahr*|brennt|feuergefahr',
  coastalErosion:
    'erosion|kustenerosion|meeresspiegel*|sturmflut*|kustenrisiko|kustenabtrag*|kustenerosion*|abbruch der kuste|kuste _ abbr*|kustenschwund',
  subsidence:
    'bodensenkung*|senkung*|absenk*|erdrutsch*|bergwerk*|bergbau*|setzung*|absack*|boden _ absack*|boden _ senk*|absackt|einsturz*|setzungen',
  lvr: 'lvr|ltv|beleihungs*|beleihungsauslauf|beleihungsquote|kredit-wert|loan to value',
  deposit: 'anzahlung|eigenkapital|gespart*|ersparnisse|ersparnis',
  loan: 'kredit|kredite|darlehen|hypothek*|finanzierung|baufinanzierung',
  borrow: 'leihen|ausleihen|aufnehmen|kredit bekommen|kredit aufnehmen|leiht mir',
  borrowingPower:
    'wie viel kann ich leihen|wie viel kann ich mir leihen|wieviel kann ich leihen|wie viel kredit|wieviel kredit|welchen kredit|kreditrahmen|maximaler kredit|kreditfahigkeit|wie hoch kann _ kredit|wie viel leiht|wie viel darlehen|wie viel geld kann ich|wie viel konnte ich|wie hoch ware|maximales darlehen|kann ich _ leihen|kann ich _ aufnehmen|verschuldungskapazitat|wie viel bekomme ich|leiht mir|konnen wir uns _ leihen|kann ich mir leihen|was kann ich mir leihen|kredit bekomme ich|welcher kredit|kredit drin',
  afford: 'leisten|bezahlbar',
  income:
    'einkommen|verdien*|gehalt|lohn|brutto|jahreseinkommen|monatseinkommen|nettoeinkommen|netto|bekomme|krieg*',
  expenses: 'ausgaben|lebenshaltungskosten|kosten im monat|gebe _ aus|fixkosten',
  rule: 'regel|regeln|vorschrift*|regulierung|anforderung*|grenze|grenzwert*|obergrenze|apra|standard*|gesetz*|bedeutet|definition|schwelle*|puffer',
  comply: 'konform|einhalt*|erfullt*|erfullen|regelkonform|compliance|verstosst|zulassig|vorschriftsmassig',
  find: 'such*|finde*|find|zeig*|mochte kaufen|will kaufen|ich mochte ein|ich will ein|brauche ein*|gibt es|hast du|haben sie|liste*|kaufen',
  forSale: 'zum verkauf|zu verkaufen|angebote|inserat*|verfugbar*|anzeigen',
  rent: 'mieten|zur miete|mietwohnung*|zu vermieten',
  report: 'bericht|berichte|gutachten|report|pdf|wertgutachten',
  make: 'erstell*|erzeug*|generier*|mach|mache|bereite|brauche|mochte|will|herunterlad*|bestell*|gib mir',
  certificate: 'zertifikat*|nft|bescheinigung',
  verify:
    'prufe*|pruf|uberpruf*|verifizier*|gultig*|echt|echtheit|authentisch|gefalscht|falschung|kontrollier*|check',
  plan: 'tarif|abo|abonnement|plan',
  usage:
    'nutzung|verbrauch*|ubrig|verbleib*|genutzt|limit|kontingent|mein tarif|mein plan|wie viele berichte|habe ich|bin ich|welchen tarif|welchen plan',
  howTo:
    'wie kann ich|wie mache ich|wie geht|wo kann ich|wo finde ich|wo ist|ist es moglich|wie funktioniert|welche daten|woher kommen|woher stammen|wer kann sehen|anleitung|wie andere ich|wie lade ich|wie exportiere|wie importiere|wie genau|wie zuverlassig|wie erstelle ich',
  whatIs:
    'was ist|was sind|was bedeutet|was heisst|welche|definiere|erklar*|was sagt|wie lautet|wofur steht|wie hoch ist',
  abilities:
    'was kannst du|was konnen sie|was machst du|hilfe|hilf mir|wer bist du|bist du ein|wie kannst du|wobei kannst',
  person:
    'mensch|menschen|person|mitarbeiter*|berater*|jemand*|agent|kundenservice|support|experte*|ansprechpartner*|echten menschen|jemandem',
  speak: 'sprech*|sprich|reden|kontakt*|anruf*|verbind*|weiterleit*|ubergeb*|mochte|will|kann ich',
  yes: 'ja|klar|ok|okay|mach das|bestatige|bestatigen|gerne|einverstanden|jawohl',
  no: 'nein|abbrechen|lass|doch nicht|nicht',
  thanks: 'danke|vielen dank|dankeschon',
  hello: 'hallo|guten tag|guten morgen|guten abend|hi|servus|moin',
  correction:
    'ich meinte|ich meine|gemeint|entschuldigung|sorry|eigentlich|stattdessen|doch|sondern|nein nicht',
  nextDoor: 'nebenan|nachbar*',
  nearCoast:
    'nahe am strand|nahe dem strand|in strandnahe|strandnah|strandnahe|am strand|am meer|nahe am meer|nahe dem meer|an der kuste|kustennah|in kustennahe|strand|meernahe|in meeresnahe|meeresnahe|meernah|direkt am meer|nahe der kuste|nicht weit vom strand|nicht weit vom meer|in der nahe des strand*|in der nahe vom strand|nah am strand|nah am meer',
  lowRisk: 'gering*|niedrig*|wenig|ohne|kein*|kleinst*|nicht|ausserhalb',
  mediumRisk: 'mittel|mittler*|massig',
  howMuch: 'wie viel|wieviel|was kostet|welcher preis',
  why: 'warum|wieso|weshalb|wie kommt|woran liegt|wie das',
  also: 'und|und fur|und in|was ist mit|wie sieht es|auch|jetzt|und die|und der|und wenn|dasselbe|wie ware',
  it: 'es|das|dort|die immobilie|das haus|die wohnung|der vorort|dieses haus|diese|dieser|da|das objekt|die gegend',
  advice: 'soll ich kaufen|sollte ich|gute investition|guter zeitpunkt|lohnt es',
  forecast: 'prognose*|vorhersage|nachstes jahr|zukunft|werden steigen',
  house:
    'haus|hauser|hausern|einfamilienhaus|einfamilienhauser|hause|hausermarkt|hausmarkt|hauspreise|hauschen|eigenheim|bungalow*|familienhaus*|doppelhaushalfte*',
  unit: 'wohnung|wohnungen|apartment*|einheit|einheiten|eigentumswohnung*|wohnungsmarkt|wohnungspreise|zimmerwohnung*|mietwohnung*|apartments|studio*',
  townhouse: 'reihenhaus|reihenhauser|stadthaus|stadthauser|doppelhaus*|townhouse*',
  villa: 'villa|villen',
  land: 'grundstuck*|bauland|land|grund|parzelle*|bauplatz*|baugrund*|baugrundstuck*',
  home: 'immobilie|immobilien|objekt|objekte|zuhause|eigenheim',
  injection:
    'ignorier* _ anweisung*|ignorier* _ regel*|ignorier* _ vorgaben|ignorier* alles|ignorier* _ bisherige*|vergiss _ anweisungen|vergiss alles|vergiss deine|deine anweisungen|deine instruktionen|prompt|api-schlussel|api schlussel|entwicklermodus|tu so als|verhalte dich|spiele|datenbank|erfinde*|ohne einschrankung*|systemanweisung*|systemprompt|passworter',
  othersData:
    'wem gehort|wer besitzt|eigentumer von|eigentumer der|eigentumers|name des eigentumers|besitzer|wer wohnt|telefonnummer|anderer nutzer|andere nutzer|anderen nutzer*|anderer benutzer|andere benutzer|anderen benutzern|andere kunden|anderer kunden|anderen kunden|anderer personen|andere personen|andere firma|personliche daten|mein nachbar|meines nachbarn|gehalt meines|einkommen meines',
  offTopic:
    'wetter*|witz|witze|rezept*|fussball|film|filme|lied|gedicht*|bitcoin|aktie|aktien|borse|prasident*|kanzler*|wahl|wahlen|arzt|flug|fluge|hotel*|restaurant*|pizza|code|python|hauptstadt von|horoskop|lotterie|lotto|steuer*|anwalt|hund|katze|kuchen|kochen',
  product:
    'propguard|passwort|anmelden|einloggen|arbeitsbereich|api|mitglied*|einladen|importieren|exportieren|datenschutz|beispieldaten|benachrichtigung*|gespeicherte suchen|sprache|sprachen|daten|modell|genauigkeit|genau|zuverlassig',
  debts: 'schulden|schulde|verbindlichkeiten',
};
