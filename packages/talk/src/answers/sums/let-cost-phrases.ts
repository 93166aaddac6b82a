import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { LetCostKind } from '../../understanding/let-costs.ts';

/** What a let home costs and leaves, each cost by its name. */
export type LetCostPhrases = Readonly<{
  netNamed: string;
  leftNamed: string;
  left: string;
  comma: string;
  kinds: Readonly<Record<LetCostKind, string>>;
}>;

const PHRASES: Readonly<Record<AssistantLanguage, LetCostPhrases>> = {
  en: {
    netNamed: 'The net yield is {yield}: after {costs} of costs a year ({list}).',
    leftNamed: 'After {costs} of costs a year ({list}) you keep {net} of {rent} rent, about {week} a week.',
    left: 'You keep {net} of {rent} rent a year, about {week} a week, before any loan and tax.',
    comma: ', ',
    kinds: {
      strata: 'strata',
      councilRates: 'rates',
      water: 'water',
      insurance: 'insurance',
      management: 'management',
      repairs: 'repairs',
      landTax: 'land tax',
    },
  },
  de: {
    netNamed: 'Die Nettorendite beträgt {yield}: nach {costs} Kosten im Jahr ({list}).',
    leftNamed: 'Nach {costs} Kosten im Jahr ({list}) bleiben von {rent} Miete {net}, etwa {week} pro Woche.',
    left: 'Von {rent} Jahresmiete bleiben {net}, etwa {week} pro Woche, vor Kredit und Steuer.',
    comma: ', ',
    kinds: {
      strata: 'Hausgeld',
      councilRates: 'Gemeindeabgaben',
      water: 'Wasser',
      insurance: 'Versicherung',
      management: 'Verwaltung',
      repairs: 'Reparaturen',
      landTax: 'Land Tax',
    },
  },
  fr: {
    netNamed: 'Le rendement net est de {yield} : après {costs} de frais par an ({list}).',
    leftNamed:
      'Après {costs} de frais par an ({list}), il vous reste {net} sur {rent} de loyer, environ {week} par semaine.',
    left: 'Il vous reste {net} sur {rent} de loyer par an, environ {week} par semaine, avant prêt et impôt.',
    comma: ', ',
    kinds: {
      strata: 'copropriété',
      councilRates: 'taxes locales',
      water: 'eau',
      insurance: 'assurance',
      management: 'gestion',
      repairs: 'réparations',
      landTax: 'land tax',
    },
  },
  es: {
    netNamed: 'La rentabilidad neta es del {yield}: tras {costs} de gastos al año ({list}).',
    leftNamed:
      'Tras {costs} de gastos al año ({list}) le quedan {net} de {rent} de alquiler, unos {week} por semana.',
    left: 'Le quedan {net} de {rent} de alquiler al año, unos {week} por semana, antes de préstamo e impuestos.',
    comma: ', ',
    kinds: {
      strata: 'comunidad',
      councilRates: 'tasas municipales',
      water: 'agua',
      insurance: 'seguro',
      management: 'gestión',
      repairs: 'reparaciones',
      landTax: 'land tax',
    },
  },
  it: {
    netNamed: 'Il rendimento netto è del {yield}: dopo {costs} di spese all’anno ({list}).',
    leftNamed:
      'Dopo {costs} di spese all’anno ({list}) restano {net} su {rent} di affitto, circa {week} alla settimana.',
    left: 'Restano {net} su {rent} di affitto all’anno, circa {week} alla settimana, prima di mutuo e tasse.',
    comma: ', ',
    kinds: {
      strata: 'condominio',
      councilRates: 'tasse comunali',
      water: 'acqua',
      insurance: 'assicurazione',
      management: 'gestione',
      repairs: 'riparazioni',
      landTax: 'land tax',
    },
  },
  pt: {
    netNamed: 'A rentabilidade líquida é de {yield}: depois de {costs} de custos por ano ({list}).',
    leftNamed:
      'Depois de {costs} de custos por ano ({list}) sobram {net} de {rent} de aluguel, cerca de {week} por semana.',
    left: 'Sobram {net} de {rent} de aluguel por ano, cerca de {week} por semana, antes do empréstimo e do imposto.',
    comma: ', ',
    kinds: {
      strata: 'condomínio',
      councilRates: 'taxas municipais',
      water: 'água',
      insurance: 'seguro',
      management: 'gestão',
      repairs: 'reparos',
      landTax: 'land tax',
    },
  },
  ru: {
    netNamed: 'Чистая доходность — {yield}: после {costs} расходов в год ({list}).',
    leftNamed:
      'После {costs} расходов в год ({list}) из {rent} аренды остаётся {net}, примерно {week} в неделю.',
    left: 'Из {rent} аренды в год остаётся {net}, примерно {week} в неделю, до кредита и налога.',
    comma: ', ',
    kinds: {
      strata: 'strata',
      councilRates: 'муниципальный сбор',
      water: 'вода',
      insurance: 'страховка',
      management: 'управление',
      repairs: 'ремонт',
      landTax: 'земельный налог',
    },
  },
  zh: {
    netNamed: '净回报率是 {yield}：已扣除每年 {costs} 的费用（{list}）。',
    leftNamed: '扣除每年 {costs} 的费用（{list}）后，{rent} 租金还剩 {net}，每周约 {week}。',
    left: '一年 {rent} 租金还剩 {net}，每周约 {week}，未扣贷款和税。',
    comma: '，',
    kinds: {
      strata: '物业费',
      councilRates: '市政费',
      water: '水费',
      insurance: '保险',
      management: '中介管理费',
      repairs: '维修',
      landTax: '土地税',
    },
  },
  ja: {
    netNamed: '実質利回りは{yield}です。年間の費用{costs}（{list}）を引いています。',
    leftNamed: '年間の費用{costs}（{list}）を引くと、家賃{rent}のうち{net}、週に約{week}が残ります。',
    left: '年間の家賃{rent}のうち{net}、週に約{week}が残ります（ローンと税の前）。',
    comma: '、',
    kinds: {
      strata: '管理費',
      councilRates: '地方税',
      water: '水道',
      insurance: '保険',
      management: '管理手数料',
      repairs: '修繕',
      landTax: '土地税',
    },
  },
  ko: {
    netNamed: '순수익률은 {yield}입니다: 연간 비용 {costs}({list})을 뺀 값입니다.',
    leftNamed: '연간 비용 {costs}({list})을 빼면 임대료 {rent} 중 {net}, 주당 약 {week}이 남습니다.',
    left: '연간 임대료 {rent} 중 {net}, 주당 약 {week}이 남습니다(대출과 세금 전).',
    comma: ', ',
    kinds: {
      strata: '관리비',
      councilRates: '지방세',
      water: '수도',
      insurance: '보험',
      management: '임대 관리',
      repairs: '수리',
      landTax: '토지세',
    },
  },
  ar: {
    netNamed: 'العائد الصافي {yield}: بعد تكاليف {costs} في السنة ({list}).',
    leftNamed: 'بعد تكاليف {costs} في السنة ({list}) يبقى لك {net} من إيجار {rent}، نحو {week} في الأسبوع.',
    left: 'يبقى لك {net} من إيجار {rent} في السنة، نحو {week} في الأسبوع، قبل القرض والضريبة.',
    comma: '، ',
    kinds: {
      strata: 'رسوم المبنى',
      councilRates: 'رسوم البلدية',
      water: 'المياه',
      insurance: 'التأمين',
      management: 'الإدارة',
      repairs: 'الصيانة',
      landTax: 'ضريبة الأرض',
    },
  },
  hi: {
    netNamed: 'नेट यील्ड {yield} है: साल के {costs} खर्च ({list}) के बाद।',
    leftNamed: 'साल के {costs} खर्च ({list}) के बाद {rent} किराए में से {net} बचता है, हफ्ते का करीब {week}।',
    left: 'साल के {rent} किराए में से {net} बचता है, हफ्ते का करीब {week}, लोन और टैक्स से पहले।',
    comma: ', ',
    kinds: {
      strata: 'स्ट्रैटा',
      councilRates: 'काउंसिल रेट',
      water: 'पानी',
      insurance: 'बीमा',
      management: 'मैनेजमेंट',
      repairs: 'मरम्मत',
      landTax: 'लैंड टैक्स',
    },
  },
};

export const letCostPhrasesOf = (language: AssistantLanguage): LetCostPhrases => PHRASES[language];
