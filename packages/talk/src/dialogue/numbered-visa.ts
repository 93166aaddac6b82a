/** Visas that stay, by their numbers, and the one of New Zealanders: who holds one buys like a resident. */
const STAYS = '100|101|103|143|155|157|186|187|189|190|191|444|801|858|864|887|888';
const VISA = String.raw`(?:visas?|visum|vist[oi]s?|visados?|виз\p{L}*|签证|ビザ|비자|(?:ال)?تأشيرة|(?:ال)?فيزا|वी[ज़ज]़?ा)`;
const NUMBERED_STAY = new RegExp(
  String.raw`${VISA}[^\p{L}\d]{0,2}(?:(?:subclass|класса?|رقم|de tipo|tipo|类别) ?)?(?:${STAYS})(?!\d|[.,]\d)|(?<![\d.,$])(?:${STAYS})(?:er|号|類|类)?[^\p{L}\d]?(?:वाला )?${VISA}|\bsubclass (?:${STAYS})(?!\d)`,
  'u',
);

/** Where a visa that stays is named by its number; null where none is. */
export const numberedStayIn = (clause: string): RegExpExecArray | null => NUMBERED_STAY.exec(clause);

/** A number in brackets belongs to the visa before it. */
export const withoutVisaBrackets = (text: string): string => text.replaceAll(/\(\s*(\d{3})\s*\)/gu, ' $1 ');
