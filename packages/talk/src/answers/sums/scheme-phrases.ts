import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** Whoever buys a first home may need no mortgage insurance: said before what it would cost without. */
const NOT_WITH_SCHEME: Readonly<Record<AssistantLanguage, string>> = {
  en: 'Maybe not: as a first home buyer with at least a 5% deposit you can use the federal 5% deposit scheme, and then pay no LMI. A participating lender decides, below price caps: firsthomebuyers.gov.au. Without the scheme:',
  de: 'Vielleicht nicht: Als Erstkäufer mit mindestens 5 % Eigenkapital können Sie die 5-%-Garantie des Bundes nutzen und zahlen dann keine LMI. Ein teilnehmender Kreditgeber entscheidet, bis zu Preisgrenzen: firsthomebuyers.gov.au. Ohne die Garantie:',
  fr: 'Peut-être pas : pour un premier achat avec au moins 5 % d’apport, la garantie fédérale à 5 % permet de ne pas payer de LMI. Un prêteur participant décide, sous des plafonds de prix : firsthomebuyers.gov.au. Sans elle :',
  es: 'Quizá no: en una primera vivienda con al menos un 5% de entrada puede usar la garantía federal del 5% y entonces no paga LMI. Decide un banco participante, con topes de precio: firsthomebuyers.gov.au. Sin ella:',
  it: 'Forse no: per la prima casa con almeno il 5% di anticipo c’è la garanzia federale del 5%, e allora niente LMI. Decide una banca che aderisce, entro limiti di prezzo: firsthomebuyers.gov.au. Senza la garanzia:',
  pt: 'Talvez não: no primeiro imóvel com pelo menos 5% de entrada pode usar a garantia federal de 5%, e então não paga LMI. Decide um banco participante, com tetos de preço: firsthomebuyers.gov.au. Sem ela:',
  ru: 'Может, и нет: при первой покупке со взносом от 5% действует федеральная гарантия 5%, и тогда LMI не платят. Решает банк-участник, есть потолок цены: firsthomebuyers.gov.au. Без неё:',
  zh: '不一定要：首次置业、首付至少 5%，可以用联邦 5% 首付担保计划，就不用付 LMI。由参与的银行决定，有房价上限：firsthomebuyers.gov.au。不用这个计划的话：',
  ja: '不要かもしれません。初めての購入で頭金が5%以上なら、連邦の5%頭金制度が使え、LMIはかかりません。参加銀行が決め、価格の上限があります：firsthomebuyers.gov.au。使わない場合：',
  ko: '안 낼 수도 있습니다: 첫 주택이고 계약금이 5% 이상이면 연방 5% 보증 제도를 쓸 수 있고 그러면 LMI가 없습니다. 참여 은행이 정하고 가격 상한이 있습니다: firsthomebuyers.gov.au. 제도 없이는:',
  ar: 'ربما لا: لأول بيت بدفعة 5% على الأقل يمكنك استخدام ضمان الحكومة الاتحادية 5% فلا تدفع LMI. يقرر بنك مشارك، وهناك سقف للسعر: firsthomebuyers.gov.au. ومن دونه:',
  hi: 'शायद नहीं: पहला घर और कम से कम 5% डिपॉज़िट हो तो केंद्र की 5% गारंटी योजना ले सकते हैं, तब LMI नहीं लगता। शामिल बैंक तय करता है, कीमत की सीमा है: firsthomebuyers.gov.au। योजना के बिना:',
};

export const notWithScheme = (language: AssistantLanguage): string => NOT_WITH_SCHEME[language];
