import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** What foreign buyers pay beside duty, and what they may buy. */
type ForeignPhrases = Readonly<
  Record<'label' | 'total' | 'surcharge' | 'shared' | 'noSurcharge' | 'mayBuy', string>
>;

const PHRASES: Readonly<Record<AssistantLanguage, ForeignPhrases>> = {
  en: {
    label: 'Foreign buyer surcharge',
    total:
      'Stamp duty in {state} on {price} is about {all} for a foreign buyer: {duty} duty and a surcharge of {surcharge} ({percent}).',
    surcharge:
      'Without citizenship or permanent residence a foreign buyer surcharge of {percent} comes on top, about {surcharge}: {all} with the duty.',
    shared:
      'Half each, the foreign buyer surcharge of {percent} falls on one half only, about {surcharge}: {all} with the duty. Some states spare couples who live there, such as Victoria: ask before you sign.',
    noSurcharge: '{state} takes no foreign buyer surcharge on the duty.',
    mayBuy:
      'Until 31 March 2027 temporary residents and people overseas mostly may buy only new homes, and need approval first: foreigninvestment.gov.au.',
  },
  de: {
    label: 'Zuschlag für ausländische Käufer',
    total:
      'Die Stamp Duty in {state} auf {price} beträgt für ausländische Käufer etwa {all}: {duty} Steuer und ein Zuschlag von {surcharge} ({percent}).',
    surcharge:
      'Ohne Staatsbürgerschaft oder Daueraufenthalt kommt ein Zuschlag für ausländische Käufer von {percent} dazu, etwa {surcharge}: zusammen {all}.',
    shared:
      'Je zur Hälfte gekauft, trifft der Zuschlag für ausländische Käufer von {percent} nur eine Hälfte, etwa {surcharge}: zusammen {all}. Manche Bundesstaaten verschonen Paare, die dort wohnen, etwa Victoria: Fragen Sie vor der Unterschrift.',
    noSurcharge: '{state} erhebt keinen Zuschlag für ausländische Käufer.',
    mayBuy:
      'Bis 31. März 2027 dürfen befristet Aufhältige und Käufer im Ausland meist nur Neubauten kaufen und brauchen vorher eine Genehmigung: foreigninvestment.gov.au.',
  },
  fr: {
    label: 'Surtaxe pour acheteurs étrangers',
    total:
      'Le stamp duty en {state} pour {price} est d’environ {all} pour un acheteur étranger : {duty} de droit et une surtaxe de {surcharge} ({percent}).',
    surcharge:
      'Sans nationalité ni résidence permanente s’ajoute une surtaxe pour acheteurs étrangers de {percent}, environ {surcharge} : {all} avec le droit.',
    shared:
      'À moitié chacun, la surtaxe pour acheteurs étrangers de {percent} ne porte que sur une moitié, environ {surcharge} : {all} avec le droit. Certains États en dispensent les couples qui y vivent, comme le Victoria : demandez avant de signer.',
    noSurcharge: '{state} ne prend pas de surtaxe pour acheteurs étrangers.',
    mayBuy:
      'Jusqu’au 31 mars 2027, résidents temporaires et acheteurs à l’étranger ne peuvent guère acheter que du neuf, avec une autorisation préalable : foreigninvestment.gov.au.',
  },
  es: {
    label: 'Recargo para compradores extranjeros',
    total:
      'El stamp duty en {state} por {price} es de unos {all} para un comprador extranjero: {duty} de impuesto y un recargo de {surcharge} ({percent}).',
    surcharge:
      'Sin ciudadanía ni residencia permanente se suma un recargo para compradores extranjeros del {percent}, unos {surcharge}: {all} con el impuesto.',
    shared:
      'A medias, el recargo para compradores extranjeros del {percent} recae solo en una mitad, unos {surcharge}: {all} con el impuesto. Algunos estados lo perdonan a parejas que viven ahí, como Victoria: pregunte antes de firmar.',
    noSurcharge: '{state} no cobra recargo a compradores extranjeros.',
    mayBuy:
      'Hasta el 31 de marzo de 2027 los residentes temporales y quienes viven fuera casi solo pueden comprar vivienda nueva, con permiso previo: foreigninvestment.gov.au.',
  },
  it: {
    label: 'Supplemento per acquirenti stranieri',
    total:
      'Lo stamp duty in {state} su {price} è di circa {all} per un acquirente straniero: {duty} di imposta e un supplemento di {surcharge} ({percent}).',
    surcharge:
      'Senza cittadinanza o residenza permanente si aggiunge un supplemento per acquirenti stranieri del {percent}, circa {surcharge}: {all} con l’imposta.',
    shared:
      'A metà ciascuno, il supplemento per acquirenti stranieri del {percent} cade solo su una metà, circa {surcharge}: {all} con l’imposta. Alcuni Stati lo tolgono alle coppie che ci vivono, come il Victoria: chieda prima di firmare.',
    noSurcharge: '{state} non chiede un supplemento agli acquirenti stranieri.',
    mayBuy:
      'Fino al 31 marzo 2027 chi ha un visto temporaneo o vive all’estero può di norma comprare solo case nuove, con un’autorizzazione: foreigninvestment.gov.au.',
  },
  pt: {
    label: 'Sobretaxa para compradores estrangeiros',
    total:
      'O stamp duty em {state} sobre {price} é de cerca de {all} para um comprador estrangeiro: {duty} de imposto e uma sobretaxa de {surcharge} ({percent}).',
    surcharge:
      'Sem cidadania nem residência permanente soma-se uma sobretaxa para compradores estrangeiros de {percent}, cerca de {surcharge}: {all} com o imposto.',
    shared:
      'Meio a meio, a sobretaxa para compradores estrangeiros de {percent} recai só sobre uma metade, cerca de {surcharge}: {all} com o imposto. Alguns estados poupam casais que moram lá, como Victoria: pergunte antes de assinar.',
    noSurcharge: '{state} não cobra sobretaxa a compradores estrangeiros.',
    mayBuy:
      'Até 31 de março de 2027 residentes temporários e quem vive fora quase só podem comprar imóveis novos, com autorização prévia: foreigninvestment.gov.au.',
  },
  ru: {
    label: 'Сбор для иностранных покупателей',
    total:
      'Stamp duty в {state} при цене {price} для иностранного покупателя — около {all}: {duty} самого сбора и надбавка {surcharge} ({percent}).',
    surcharge:
      'Без гражданства или ПМЖ добавляется сбор для иностранных покупателей {percent}, примерно {surcharge}: вместе со сбором {all}.',
    shared:
      'Если покупать пополам, сбор для иностранных покупателей {percent} берут только с одной половины, примерно {surcharge}: вместе со сбором {all}. Некоторые штаты, например Виктория, щадят пары, которые там живут: спросите до подписания.',
    noSurcharge: '{state} не берёт надбавки с иностранных покупателей.',
    mayBuy:
      'До 31 марта 2027 года люди с временной визой и за границей обычно могут купить только новое жильё и с разрешением: foreigninvestment.gov.au.',
  },
  zh: {
    label: '海外买家附加税',
    total:
      '在 {state}，海外买家买 {price} 的房子一共约交 {all}：印花税 {duty}，附加税 {surcharge}（{percent}）。',
    surcharge:
      '没有公民或永久居民身份，还要加收 {percent} 的海外买家附加税，约 {surcharge}：连印花税一共 {all}。',
    shared:
      '各占一半的话，{percent} 的海外买家附加税只收其中一半，约 {surcharge}：连印花税一共 {all}。有些州（如维州）对自住的夫妻可以免：签约前先问清楚。',
    noSurcharge: '{state} 不收海外买家附加税。',
    mayBuy: '2027年3月31日前，临时居民和海外买家基本只能买新房，而且要先获批准：foreigninvestment.gov.au。',
  },
  ja: {
    label: '外国人購入者の追加税',
    total:
      '{state}で{price}の家を外国人が買う場合、印紙税は合わせて約{all}です。内訳は印紙税{duty}と追加税{surcharge}（{percent}）です。',
    surcharge:
      '市民権や永住権がない場合、外国人購入者の追加税{percent}、約{surcharge}が加わり、印紙税と合わせて{all}です。',
    shared:
      '半分ずつなら、外国人購入者の追加税{percent}は片方の持ち分だけ、約{surcharge}で、印紙税と合わせて{all}です。ビクトリアなど、二人で住む場合に免除する州もあります。契約前にご確認ください。',
    noSurcharge: '{state}には外国人購入者の追加税はありません。',
    mayBuy:
      '2027年3月31日までは、一時滞在者や海外在住者が買えるのはほぼ新築だけで、事前の許可が必要です：foreigninvestment.gov.au。',
  },
  ko: {
    label: '외국인 구매자 추가세',
    total:
      '{state}에서 {price} 주택을 외국인이 사면 모두 약 {all}입니다. 인지세 {duty}에 추가세 {surcharge}({percent})입니다.',
    surcharge:
      '시민권이나 영주권이 없으면 외국인 구매자 추가세 {percent}, 약 {surcharge}이 더해져 인지세와 함께 {all}입니다.',
    shared:
      '절반씩이면 외국인 구매자 추가세 {percent}은 한쪽 절반에만 붙어 약 {surcharge}, 인지세와 함께 {all}입니다. 빅토리아처럼 함께 사는 부부는 면제하는 주도 있으니 서명 전에 확인하세요.',
    noSurcharge: '{state}에는 외국인 구매자 추가세가 없습니다.',
    mayBuy:
      '2027년 3월 31일까지 임시 거주자와 해외 거주자는 거의 새 주택만 살 수 있고 먼저 승인을 받아야 합니다: foreigninvestment.gov.au.',
  },
  ar: {
    label: 'رسوم المشتري الأجنبي',
    total:
      'يدفع المشتري الأجنبي في {state} على {price} نحو {all}: رسم الدمغة {duty} ورسوم إضافية {surcharge} ({percent}).',
    surcharge:
      'من دون جنسية أو إقامة دائمة تضاف رسوم على المشتري الأجنبي قدرها {percent}، نحو {surcharge}: المجموع مع الرسم {all}.',
    shared:
      'مناصفةً، تقع رسوم المشتري الأجنبي ({percent}) على نصف واحد فقط، نحو {surcharge}: المجموع مع الرسم {all}. بعض الولايات تعفي الأزواج الذين يسكنون البيت، مثل فيكتوريا: اسأل قبل التوقيع.',
    noSurcharge: 'لا تأخذ {state} رسومًا إضافية من المشتري الأجنبي.',
    mayBuy:
      'حتى 31 مارس 2027 لا يشتري أصحاب الإقامة المؤقتة ومن في الخارج غالبًا إلا بيوتًا جديدة، وبموافقة مسبقة: foreigninvestment.gov.au.',
  },
  hi: {
    label: 'विदेशी खरीदार सरचार्ज',
    total:
      '{state} में {price} पर विदेशी खरीदार को कुल करीब {all} देना होता है: {duty} स्टांप ड्यूटी और {surcharge} सरचार्ज ({percent})।',
    surcharge:
      'नागरिकता या स्थायी निवास न हो तो विदेशी खरीदार सरचार्ज {percent}, करीब {surcharge} और लगता है: ड्यूटी के साथ कुल {all}।',
    shared:
      'आधा-आधा हो तो विदेशी खरीदार सरचार्ज {percent} सिर्फ एक हिस्से पर लगता है, करीब {surcharge}: ड्यूटी के साथ कुल {all}। विक्टोरिया जैसे कुछ राज्य वहाँ रहने वाले जोड़ों को छूट देते हैं: साइन करने से पहले पूछिए।',
    noSurcharge: '{state} में विदेशी खरीदार सरचार्ज नहीं लगता।',
    mayBuy:
      '31 मार्च 2027 तक अस्थायी वीज़ा वाले और विदेश में रहने वाले ज़्यादातर सिर्फ नया घर खरीद सकते हैं, और पहले मंज़ूरी चाहिए: foreigninvestment.gov.au।',
  },
};

export const foreignPhrasesOf = (language: AssistantLanguage): ForeignPhrases => PHRASES[language];

/** How the surcharge of a state is told: for all of the home, for a part of it, or that there is none. */
export const surchargeSaid = (phrases: ForeignPhrases, percent: number, isShared: boolean): string =>
  percent === 0 ? phrases.noSurcharge : isShared ? phrases.shared : phrases.surcharge;
