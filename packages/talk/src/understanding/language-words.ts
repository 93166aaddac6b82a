import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { DE } from './lexicon-de.ts';
import { EN } from './lexicon-en.ts';
import { ES, FR, IT, PT } from './lexicon-romance.ts';
import { onceAMessage } from './once-a-message.ts';

/**
 * Small words of the languages that are written in Latin letters, without their accents. A word that several of them
 * have says less: its weight is shared.
 */
const SMALL_WORDS: Readonly<Partial<Record<AssistantLanguage, string>>> = {
  en: `the a an is are was be do does did what whats how much many for and or with without my our your of can could would
    you this that these those in at on to it its i im we me us they he she have has had got get from by as about near under over
    show find give tell worth house houses home homes there any please if why when where which who median price prices
    market unit units bed beds flood risk compare value check loan inc exp max rate income deposit borrow borrowing
    power lvr sale suburb bedroom bedrooms bathroom bathrooms not no yes more less than then so also just only still want need`,
  es: `el la los las lo un una unos unas de del al a en y o que es son esta estan hay por para con sin mi mis tu su se me te
    nos le les ese esa eso este esto estos estas cual cuales cuanto cuantos cuanta cuantas como donde cuando porque pero si
    no mas menos muy ya tengo tiene quiero quisiera puedo puede seria hasta entre desde sobre cerca casa casas piso pisos
    precio vale valer cuesta busco gano cobro dime dame hazme quedan informe informes ahi alli tambien otra otro mejor
    barato barata hola gracias perdon compara riesgo mercado prestamo comprar valor prestar tasame haz cumple dolares anos
    ano mes habitaciones bano banos dormitorios peligro zona mil`,
  fr: `le la les un une des de du au aux a en et ou que qui est sont il elle on je tu nous vous mon ma mes ton ce cet cette
    ces ca quel quelle quels quelles combien comment pourquoi pour avec sans dans sur sous chez par pas plus moins tres y
    vaut coute prix maison maisons cherche veux voudrais peux puis ai as avez avoir rapport risque marche appartement appart
    acheter pret bonjour salut merci valeur emprunter c'est d'un d'une l'an qu'est autour pres jusqu'a chambres chambre salle
    salles bain autant aussi maintenant mois ans gagne median mediane inonde ventes`,
  de: `der die das den dem des ein eine einen einem einer und oder ist sind war hat habe hab ich du er sie es wir ihr mein
    meine meinen in im an am auf aus bei mit nach von vom zu zum zur fur uber unter wie was wer wo wann warum wieso welche
    welcher welchen welches viel viele wieviel nicht kein keine auch noch mehr weniger nur bitte mal gerade wert kostet
    kosten preis haus hauser suche mochte gibt risiko kann markt wohnung wohnungen kaufen kredit hallo danke zeig zeige mir
    hoch zimmer leihen bericht bis ab jahr jahre monat medianpreis nein ja`,
  it: `il lo la i gli le un uno una di del della dei delle dello degli a al alla ai alle da dal dalla in nel nella nei con su
    sul sulla per tra fra e o che chi sono ha ho hai c'e ci si mi ti vi mio mia quanto quanta quanti quante come dove quando
    perche ma se non piu meno molto anche vale costa prezzo prezzi casa case cerco cerca voglio vorrei rischio posso puo
    mercato appartamento appartamenti comprare prestito mutuo ciao grazie quali qual valore mostrami fammi stima stimami
    cosa questo questa quello quella fino entro almeno massimo anni anno mese camere bagno bagni tanto invece mai intorno`,
  pt: `o a os as um uma uns umas de do da dos das ao aos em no na nos nas por pelo pela para pra pro com sem e ou que esta ta
    estao tem ha meu minha seu sua se me quanto quanta quantos quantas como onde quando porque mas nao mais menos muito
    tambem vale custa preco precos casa casas procuro quero tenho risco posso mercado ate entre apartamento apartamentos
    ape comprar emprestimo ola oi obrigado quais qual sao valor mostre voce isso esse essa gera gere relatorio relatorios
    quartos quarto banheiro banheiros ganho renda mil milhao ano mes avalia avalie agora tanto ainda pertinho fica venda vendas la ali ai`,
};

const languagesOf = new Map<string, Set<AssistantLanguage>>();
/** By their first letters, of which each has so many. */
const stems = new Map<string, [stem: string, language: AssistantLanguage][]>();
const know = (word: string, language: AssistantLanguage): void => {
  languagesOf.set(word, (languagesOf.get(word) ?? new Set()).add(language));
};
const SHORTEST_STEM = 4;
const beginning = (word: string): string => word.slice(0, SHORTEST_STEM);
const LATIN = { en: EN, es: ES, fr: FR, de: DE, it: IT, pt: PT } as const;

for (const [code, lexicon] of Object.entries(LATIN)) {
  const language = code as AssistantLanguage;
  for (const word of (SMALL_WORDS[language] ?? '').split(/\s+/)) know(word, language);
  for (const word of Object.values(lexicon).join('|').split('|')) {
    if (!/^[a-z']+\*?$/.test(word)) continue;
    if (!word.endsWith('*')) know(word, language);
    else if (word.length > SHORTEST_STEM)
      stems.set(beginning(word), [...(stems.get(beginning(word)) ?? []), [word.slice(0, -1), language]]);
  }
}

/** Which languages a word may be of; each as surely as there are few of them. */
export const languagesOfWord = onceAMessage((word): readonly AssistantLanguage[] => [
  ...new Set([
    ...(languagesOf.get(word) ?? []),
    ...(stems.get(beginning(word)) ?? [])
      .filter(([stem]) => word.startsWith(stem))
      .map(([, language]) => language),
  ]),
]);
