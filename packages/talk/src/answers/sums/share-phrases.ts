import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** A share of an amount, and what agents usually take of a price. */
export type SharePhrases = Readonly<
  Record<'shareIs' | 'shareWeek' | 'shareFortnight' | 'shareMonth' | 'commissionIs' | 'commissionWho', string>
>;

const PHRASES: Readonly<Record<AssistantLanguage, SharePhrases>> = {
  en: {
    shareIs: '{percent} of {price} is {amount}.',
    shareWeek: 'That’s {each} a week.',
    shareFortnight: 'That’s {each} a fortnight.',
    shareMonth: 'That’s {each} a month.',
    commissionIs:
      'About {low} to {high}: agents usually take {lowPercent} to {highPercent}, here of {price}.',
    commissionWho:
      'Advertising comes on top. Fees can be negotiated; ask three local agents for a written quote.',
  },
  es: {
    shareIs: 'El {percent} de {price} son {amount}.',
    shareWeek: 'Son {each} por semana.',
    shareFortnight: 'Son {each} cada dos semanas.',
    shareMonth: 'Son {each} al mes.',
    commissionIs:
      'Entre {low} y {high}: los agentes suelen cobrar del {lowPercent} al {highPercent}, aquí de {price}.',
    commissionWho:
      'La publicidad va aparte. Se puede negociar; pida presupuesto por escrito a tres agentes de la zona.',
  },
  fr: {
    shareIs: '{percent} de {price}, cela fait {amount}.',
    shareWeek: 'Cela fait {each} par semaine.',
    shareFortnight: 'Cela fait {each} toutes les deux semaines.',
    shareMonth: 'Cela fait {each} par mois.',
    commissionIs:
      'Environ {low} à {high} : les agents prennent en général de {lowPercent} à {highPercent}, ici de {price}.',
    commissionWho: 'La publicité s’ajoute. Cela se négocie ; demandez un devis écrit à trois agents du coin.',
  },
  de: {
    shareIs: '{percent} von {price} sind {amount}.',
    shareWeek: 'Das sind {each} pro Woche.',
    shareFortnight: 'Das sind {each} alle zwei Wochen.',
    shareMonth: 'Das sind {each} im Monat.',
    commissionIs:
      'Etwa {low} bis {high}: Makler nehmen meist {lowPercent} bis {highPercent}, hier von {price}.',
    commissionWho:
      'Werbung kommt dazu. Das ist Verhandlungssache; holen Sie von drei Maklern vor Ort ein schriftliches Angebot.',
  },
  it: {
    shareIs: 'Il {percent} di {price} è {amount}.',
    shareWeek: 'Sono {each} alla settimana.',
    shareFortnight: 'Sono {each} ogni due settimane.',
    shareMonth: 'Sono {each} al mese.',
    commissionIs:
      'Da {low} a {high} circa: gli agenti prendono di solito dal {lowPercent} al {highPercent}, qui di {price}.',
    commissionWho:
      'La pubblicità è a parte. Si può trattare: chieda un preventivo scritto a tre agenti della zona.',
  },
  pt: {
    shareIs: '{percent} de {price} são {amount}.',
    shareWeek: 'São {each} por semana.',
    shareFortnight: 'São {each} a cada duas semanas.',
    shareMonth: 'São {each} por mês.',
    commissionIs:
      'Cerca de {low} a {high}: os agentes costumam cobrar de {lowPercent} a {highPercent}, aqui de {price}.',
    commissionWho:
      'A publicidade é à parte. Dá para negociar; peça orçamento por escrito a três agentes da zona.',
  },
  ru: {
    shareIs: '{percent} от {price} — это {amount}.',
    shareWeek: 'Это {each} в неделю.',
    shareFortnight: 'Это {each} в две недели.',
    shareMonth: 'Это {each} в месяц.',
    commissionIs:
      'Примерно от {low} до {high}: агенты обычно берут {lowPercent}–{highPercent}, здесь от {price}.',
    commissionWho:
      'Реклама оплачивается отдельно. Можно торговаться: попросите письменные предложения у трёх агентов.',
  },
  zh: {
    shareIs: '{price} 的 {percent} 是 {amount}。',
    shareWeek: '也就是每周 {each}。',
    shareFortnight: '也就是每两周 {each}。',
    shareMonth: '也就是每月 {each}。',
    commissionIs: '大约 {low} 到 {high}：中介一般收 {lowPercent} 到 {highPercent}，这里按 {price} 算。',
    commissionWho: '广告费另算。佣金可以谈，最好请三家本地中介书面报价。',
  },
  ja: {
    shareIs: '{price}の{percent}は{amount}です。',
    shareWeek: '週あたり{each}です。',
    shareFortnight: '2週間あたり{each}です。',
    shareMonth: '月あたり{each}です。',
    commissionIs:
      '約{low}から{high}です。仲介手数料は普通{lowPercent}から{highPercent}で、ここでは{price}に対する額です。',
    commissionWho: '広告費は別です。交渉できますので、地元の3社に書面で見積もりを頼んでください。',
  },
  ko: {
    shareIs: '{price}의 {percent}는 {amount}입니다.',
    shareWeek: '주당 {each}입니다.',
    shareFortnight: '2주에 {each}입니다.',
    shareMonth: '한 달에 {each}입니다.',
    commissionIs:
      '약 {low}에서 {high}입니다: 중개인은 보통 {lowPercent}에서 {highPercent}를 받으며, 여기서는 {price} 기준입니다.',
    commissionWho: '광고비는 따로입니다. 협상할 수 있으니 지역 중개인 세 곳에 서면 견적을 받아 보세요.',
  },
  ar: {
    shareIs: '{percent} من {price} يساوي {amount}.',
    shareWeek: 'أي {each} في الأسبوع.',
    shareFortnight: 'أي {each} كل أسبوعين.',
    shareMonth: 'أي {each} في الشهر.',
    commissionIs:
      'نحو {low} إلى {high}: يأخذ الوسطاء عادة من {lowPercent} إلى {highPercent}، وهنا من {price}.',
    commissionWho: 'الإعلان يضاف إليها. يمكن التفاوض؛ اطلب عرضًا مكتوبًا من ثلاثة وسطاء محليين.',
  },
  hi: {
    shareIs: '{price} का {percent} {amount} होता है।',
    shareWeek: 'यानी हफ्ते का {each}।',
    shareFortnight: 'यानी दो हफ्ते का {each}।',
    shareMonth: 'यानी महीने का {each}।',
    commissionIs: 'करीब {low} से {high}: एजेंट आम तौर पर {lowPercent} से {highPercent} लेते हैं, यहाँ {price} पर।',
    commissionWho: 'विज्ञापन का खर्च अलग है। मोल-भाव हो सकता है; तीन स्थानीय एजेंटों से लिखित कोटेशन लें।',
  },
};

export const sharePhrasesOf = (language: AssistantLanguage): SharePhrases => PHRASES[language];
