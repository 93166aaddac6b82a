import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { BuyerTopic } from '../../guide/buyer-topics.ts';

type BuyerTexts = Readonly<Record<BuyerTopic, string>>;

/** What changes with a budget carries the day that it is from, and who has the binding word. */
export const BUYER_TEXTS: Readonly<Record<AssistantLanguage, BuyerTexts>> = {
  en: {
    depositScheme:
      'The federal 5% deposit scheme (2% for single parents) lets citizens and permanent residents who have owned no home here for ten years buy without LMI, to live in it. Since 1 October 2025 it has no income limit, only a price cap: $1.5 million in Sydney, $950,000 in Melbourne, $1 million in Brisbane, $850,000 in Perth, $900,000 in Adelaide, mostly less elsewhere. A participating lender decides; firsthomebuyers.gov.au has today’s cap for a suburb.',
    homeGrant:
      'Usually only a new home gets the first home owner grant: an established one gets none in nearly every state, and the ACT has no grant. On 1 July 2025 it was $10,000 in NSW, Victoria and WA, $15,000 in South Australia and $30,000 in Queensland, with price limits and other conditions. Amounts change, and the state revenue office decides.',
    separationDuty:
      'Usually not: when a home passes to one of you because you separate, under court orders or a binding financial agreement, every state exempts it from stamp duty. You have to apply with the papers; without them duty can be due. The state revenue office decides, so ask it and your family lawyer before you sign.',
  },
  de: {
    depositScheme:
      'Mit dem 5-%-Programm des Bundes (2 % für Alleinerziehende) kaufen Staatsbürger und Daueraufenthalter, die hier zehn Jahre kein Eigenheim hatten, ohne LMI, um darin zu wohnen. Seit 1. Oktober 2025 gibt es keine Einkommensgrenze, nur Preisgrenzen: 1,5 Mio. A$ in Sydney, 950.000 A$ in Melbourne, 1 Mio. A$ in Brisbane, 850.000 A$ in Perth, 900.000 A$ in Adelaide, sonst meist weniger. Eine teilnehmende Bank entscheidet; firsthomebuyers.gov.au nennt die Grenze je Ort.',
    homeGrant:
      'Den Zuschuss für Erstkäufer gibt es meist nur für Neubauten: für Bestand zahlt ihn fast kein Bundesstaat, und im ACT gibt es keinen. Am 1. Juli 2025 waren es 10.000 A$ in NSW, Victoria und WA, 15.000 A$ in Südaustralien und 30.000 A$ in Queensland, mit Preisgrenzen und Bedingungen. Die Beträge ändern sich; das revenue office des Bundesstaats entscheidet.',
    separationDuty:
      'Meist nicht: Geht das Haus wegen der Trennung nach Gerichtsbeschluss oder bindender Vereinbarung an einen von Ihnen, befreit jeder Bundesstaat von der Stamp Duty. Sie müssen es mit den Papieren beantragen; ohne sie kann sie anfallen. Das revenue office entscheidet: Fragen Sie es und Ihren Familienanwalt vor der Unterschrift.',
  },
  fr: {
    depositScheme:
      'Le dispositif fédéral à 5 % d’apport (2 % pour un parent seul) permet aux citoyens et résidents permanents sans logement ici depuis dix ans d’acheter sans LMI, pour y habiter. Depuis le 1er octobre 2025, aucun plafond de revenu, seulement un prix maximal : 1,5 million A$ à Sydney, 950 000 A$ à Melbourne, 1 million A$ à Brisbane, 850 000 A$ à Perth, 900 000 A$ à Adélaïde, souvent moins ailleurs. Une banque participante décide ; firsthomebuyers.gov.au donne le plafond par lieu.',
    homeGrant:
      'La prime au premier achat ne vaut en général que pour le neuf : presque aucun État ne la verse pour l’ancien, et l’ACT n’en a pas. Au 1er juillet 2025 : 10 000 A$ en NSW, Victoria et WA, 15 000 A$ en Australie-Méridionale, 30 000 A$ au Queensland, avec plafonds de prix et conditions. Les montants changent ; le bureau des recettes de l’État décide.',
    separationDuty:
      'En général non : quand un logement revient à l’un de vous à cause de la séparation, par décision de justice ou accord contraignant, chaque État l’exempte de stamp duty. Il faut le demander avec les documents ; sans eux, il peut être dû. Le bureau des recettes décide : demandez-lui, et à votre avocat, avant de signer.',
  },
  es: {
    depositScheme:
      'El programa federal del 5% de entrada (2% para padres solos) permite a ciudadanos y residentes permanentes sin vivienda aquí desde hace diez años comprar sin LMI, para vivir en ella. Desde el 1 de octubre de 2025 no hay límite de ingresos, solo de precio: A$1,5 millones en Sídney, A$950.000 en Melbourne, A$1 millón en Brisbane, A$850.000 en Perth, A$900.000 en Adelaida, casi siempre menos en otros sitios. Decide un banco participante; firsthomebuyers.gov.au da el límite de cada zona.',
    homeGrant:
      'La subvención de primera vivienda suele ser solo para casas nuevas: casi ningún estado la da para una usada, y en el ACT no existe. El 1 de julio de 2025 era de A$10.000 en NSW, Victoria y WA, A$15.000 en Australia del Sur y A$30.000 en Queensland, con límites de precio y condiciones. Los importes cambian; decide la oficina de ingresos del estado.',
    separationDuty:
      'Normalmente no: cuando la vivienda pasa a uno de los dos por la separación, con orden judicial o acuerdo vinculante, todos los estados la eximen de stamp duty. Hay que pedirlo con los papeles; sin ellos puede deberse. Decide la oficina de ingresos: pregúntele, y a su abogado, antes de firmar.',
  },
  it: {
    depositScheme:
      'Il programma federale col 5% di anticipo (2% per genitori soli) permette a cittadini e residenti permanenti senza casa qui da dieci anni di comprare senza LMI, per abitarci. Dal 1º ottobre 2025 non c’è limite di reddito, solo di prezzo: 1,5 milioni A$ a Sydney, 950.000 A$ a Melbourne, 1 milione A$ a Brisbane, 850.000 A$ a Perth, 900.000 A$ ad Adelaide, altrove quasi sempre meno. Decide una banca aderente; firsthomebuyers.gov.au dà il limite per zona.',
    homeGrant:
      'Il contributo prima casa vale di solito solo per il nuovo: quasi nessuno stato lo dà per l’usato, e l’ACT non lo ha. Al 1º luglio 2025 era di 10.000 A$ in NSW, Victoria e WA, 15.000 A$ in Australia Meridionale e 30.000 A$ nel Queensland, con limiti di prezzo e condizioni. Gli importi cambiano; decide il revenue office dello stato.',
    separationDuty:
      'Di solito no: quando la casa passa a uno di voi per la separazione, con un ordine del tribunale o un accordo vincolante, ogni stato la esenta dallo stamp duty. Va chiesto con i documenti; senza può essere dovuto. Decide il revenue office: chieda lì e al suo avvocato prima di firmare.',
  },
  pt: {
    depositScheme:
      'O programa federal de 5% de entrada (2% para pais solo) permite a cidadãos e residentes permanentes sem imóvel aqui há dez anos comprar sem LMI, para morar. Desde 1 de outubro de 2025 não há limite de renda, só de preço: A$ 1,5 milhão em Sydney, A$ 950.000 em Melbourne, A$ 1 milhão em Brisbane, A$ 850.000 em Perth, A$ 900.000 em Adelaide, quase sempre menos em outros lugares. Um banco participante decide; firsthomebuyers.gov.au tem o limite de cada bairro.',
    homeGrant:
      'O subsídio do primeiro imóvel costuma ser só para imóvel novo: quase nenhum estado o dá para usado, e o ACT não tem. Em 1 de julho de 2025 era A$ 10.000 em NSW, Victoria e WA, A$ 15.000 na Austrália do Sul e A$ 30.000 em Queensland, com limites de preço e condições. Os valores mudam; a receita estadual decide.',
    separationDuty:
      'Em geral não: quando o imóvel passa a um de vocês por causa da separação, por ordem judicial ou acordo vinculante, todos os estados isentam do stamp duty. É preciso pedir com os papéis; sem eles pode ser devido. A receita estadual decide: pergunte a ela e ao seu advogado antes de assinar.',
  },
  ru: {
    depositScheme:
      'Федеральная программа с взносом 5% (2% для одиноких родителей) позволяет гражданам и постоянным резидентам, у которых десять лет не было здесь жилья, купить без LMI, чтобы в нём жить. С 1 октября 2025 года предела дохода нет, есть предел цены: A$1,5 млн в Сиднее, A$950 000 в Мельбурне, A$1 млн в Брисбене, A$850 000 в Перте, A$900 000 в Аделаиде, в других местах обычно меньше. Решает участвующий банк; предел по району есть на firsthomebuyers.gov.au.',
    homeGrant:
      'Грант на первое жильё обычно дают только за новостройку: за вторичное его почти ни в одном штате нет, а в ACT нет вовсе. На 1 июля 2025 года он составлял A$10 000 в NSW, Виктории и WA, A$15 000 в Южной Австралии и A$30 000 в Квинсленде, с пределами цены и условиями. Суммы меняются; решает налоговое ведомство штата.',
    separationDuty:
      'Обычно нет: если при разводе жильё переходит к одному из вас по решению суда или обязывающему соглашению, каждый штат освобождает от stamp duty. Об этом нужно заявить с документами, без них сбор возможен. Решает налоговое ведомство штата: спросите его и семейного юриста до подписи.',
  },
  zh: {
    depositScheme:
      '联邦5%首付计划（单亲2%）让十年内在澳洲没有房产的公民和永久居民免LMI购买自住房。2025年10月1日起没有收入上限，只有价格上限：悉尼A$150万，墨尔本A$95万，布里斯班A$100万，珀斯A$85万，阿德莱德A$90万，其他地区大多更低。由参与的银行决定；各区上限见 firsthomebuyers.gov.au。',
    homeGrant:
      '首次置业补助一般只给新房：几乎各州二手房都没有，ACT没有这项补助。2025年7月1日时，NSW、维州和WA为A$10,000，南澳A$15,000，昆州A$30,000，并有价格上限和其他条件。金额会变，由州税务局决定。',
    separationDuty:
      '一般不用：因分居或离婚，房产依法院命令或有约束力的协议转到一方名下时，各州都免印花税。需要带文件申请，没有文件则可能要交。由州税务局决定，签字前请问税务局和家事律师。',
  },
  ja: {
    depositScheme:
      '連邦の頭金5%制度（ひとり親は2%）では、10年間国内に住宅を持っていない市民と永住者が、自分で住む家をLMIなしで買えます。2025年10月1日から所得制限はなく、価格の上限だけです。シドニーA$150万、メルボルンA$95万、ブリスベンA$100万、パースA$85万、アデレードA$90万、ほかは多くがそれより低くなります。決めるのは参加銀行で、地域ごとの上限はfirsthomebuyers.gov.auにあります。',
    homeGrant:
      '初めての住宅の補助金は、ふつう新築だけが対象です。中古にはほとんどの州で出ず、ACTには制度がありません。2025年7月1日時点ではNSW、ビクトリア、WAがA$10,000、南オーストラリアがA$15,000、クイーンズランドがA$30,000で、価格の上限などの条件があります。金額は変わり、決めるのは州の税務局です。',
    separationDuty:
      'ふつうはかかりません。離婚や別居で、裁判所の命令か拘束力のある合意により家が一方に移るとき、どの州も印紙税を免除します。書類を添えて申請が必要で、ないとかかることがあります。決めるのは州の税務局です。署名の前に税務局と家事弁護士に確かめてください。',
  },
  ko: {
    depositScheme:
      '연방의 5% 계약금 제도(한부모 2%)로 10년간 호주에 집이 없던 시민과 영주권자가 직접 살 집을 LMI 없이 살 수 있습니다. 2025년 10월 1일부터 소득 제한은 없고 가격 상한만 있습니다. 시드니 A$150만, 멜버른 A$95만, 브리즈번 A$100만, 퍼스 A$85만, 애들레이드 A$90만이며 다른 곳은 대부분 더 낮습니다. 참여 은행이 결정하고, 지역별 상한은 firsthomebuyers.gov.au에 있습니다.',
    homeGrant:
      '생애 첫 집 보조금은 보통 새집에만 나옵니다. 기존 주택에는 거의 모든 주에서 없고 ACT에는 제도가 없습니다. 2025년 7월 1일 기준 NSW, 빅토리아, WA는 A$10,000, 남호주 A$15,000, 퀸즐랜드 A$30,000이며 가격 상한 등 조건이 있습니다. 금액은 바뀌며 주 세무국이 결정합니다.',
    separationDuty:
      '보통은 내지 않습니다. 이혼이나 별거로 법원 명령이나 구속력 있는 합의에 따라 집이 한쪽에 넘어가면 모든 주가 인지세를 면제합니다. 서류로 신청해야 하며 없으면 낼 수 있습니다. 주 세무국이 결정하니 서명 전에 세무국과 가사 변호사에게 확인하세요.',
  },
  hi: {
    depositScheme:
      'केंद्र की 5% डिपॉज़िट योजना (अकेले माता-पिता 2%) में नागरिक और स्थायी निवासी, जिनका यहाँ दस साल से घर नहीं रहा, रहने के लिए बिना LMI खरीद सकते हैं। 1 अक्टूबर 2025 से आय की सीमा नहीं, केवल कीमत की सीमा है: सिडनी A$15 लाख, मेलबर्न A$9.5 लाख, ब्रिस्बेन A$10 लाख, पर्थ A$8.5 लाख, एडिलेड A$9 लाख, और जगह ज़्यादातर कम। शामिल बैंक तय करता है; इलाके की सीमा firsthomebuyers.gov.au पर है।',
    homeGrant:
      'पहले घर का अनुदान आम तौर पर सिर्फ़ नए घर पर मिलता है: पुराने घर पर लगभग किसी राज्य में नहीं, और ACT में है ही नहीं। 1 जुलाई 2025 को NSW, विक्टोरिया और WA में A$10,000, साउथ ऑस्ट्रेलिया में A$15,000 और क्वींसलैंड में A$30,000 था, कीमत की सीमा और शर्तों के साथ। रकम बदलती है; राज्य का राजस्व कार्यालय तय करता है।',
    separationDuty:
      'आम तौर पर नहीं: अलग होने पर अदालत के आदेश या बाध्यकारी समझौते से घर एक के नाम हो तो हर राज्य स्टाम्प ड्यूटी से छूट देता है। कागज़ों के साथ आवेदन करना होता है; बिना कागज़ ड्यूटी लग सकती है। राज्य का राजस्व कार्यालय तय करता है; हस्ताक्षर से पहले उससे और अपने वकील से पूछें।',
  },
  ar: {
    depositScheme:
      'برنامج الدفعة 5% الاتحادي (2% للوالد الوحيد) يتيح للمواطنين والمقيمين الدائمين الذين لم يملكوا بيتًا هنا منذ عشر سنوات الشراء دون LMI للسكن. منذ 1 أكتوبر 2025 لا حد للدخل، بل حد للسعر فقط: 1.5 مليون دولار في سيدني و950,000 في ملبورن ومليون في بريزبن و850,000 في بيرث و900,000 في أديلايد، وأقل غالبًا في غيرها. يقرر بنك مشارك، وحد كل منطقة في firsthomebuyers.gov.au.',
    homeGrant:
      'منحة البيت الأول تكون عادة للبيت الجديد فقط: لا تُمنح للقائم في معظم الولايات، ولا منحة في ACT. في 1 يوليو 2025 كانت 10,000 دولار في NSW وفيكتوريا وWA و15,000 في جنوب أستراليا و30,000 في كوينزلاند، بحدود للسعر وشروط. تتغير المبالغ، ومكتب إيرادات الولاية هو من يقرر.',
    separationDuty:
      'غالبًا لا: حين ينتقل البيت إلى أحدكما بسبب الانفصال بأمر محكمة أو اتفاق ملزم تعفيه كل الولايات من رسم الدمغة. يجب تقديم طلب مع الأوراق، ومن دونها قد يستحق الرسم. مكتب إيرادات الولاية هو من يقرر: اسأله واسأل محاميك قبل التوقيع.',
  },
};
