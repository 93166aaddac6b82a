import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { ValueTopic } from '../../guide/value-topics.ts';

type ValueTexts = Readonly<Record<ValueTopic, string>>;

/** Who has the word where ours is an estimate. */
export const VALUE_TEXTS: Readonly<Record<AssistantLanguage, ValueTexts>> = {
  en: {
    valueThen:
      'For an earlier day, such as a date of death, a licensed valuer makes a valuation for exactly that day and signs for it; probate and tax go by that. The Australian Property Institute (api.org.au) lists them. Tell me the home and the day, and I’ll estimate it from the sales up to then, as a guide.',
    floodSure:
      'The council: it holds flood levels and past floods for the exact address, and a flood search or property flood report is often free. The state’s SES has local flood guides, the Bureau of Meteorology (bom.gov.au) the river heights, and an insurer’s quote for the address shows how insurers see it.',
  },
  de: {
    valueThen:
      'Für einen früheren Tag, etwa den Todestag, bewertet ein zugelassener Gutachter genau auf diesen Tag und unterschreibt; danach gehen Nachlassgericht und Steuer. Das Australian Property Institute (api.org.au) führt eine Liste. Nennen Sie mir Haus und Tag, dann schätze ich es aus den Verkäufen bis dahin, als Anhalt.',
    floodSure:
      'Die Gemeinde (council): Sie hat Pegel und frühere Hochwasser für genau diese Adresse, eine Hochwasserauskunft ist oft kostenlos. Der SES des Bundesstaats hat örtliche Hochwasserführer, das Bureau of Meteorology (bom.gov.au) die Flusspegel, und ein Versicherungsangebot für die Adresse zeigt, wie Versicherer es sehen.',
  },
  fr: {
    valueThen:
      'Pour un jour passé, comme celui du décès, un expert agréé évalue à cette date précise et signe ; la succession et le fisc s’y fient. L’Australian Property Institute (api.org.au) en a la liste. Donnez-moi le bien et la date, et je l’estime à partir des ventes connues jusque-là, à titre indicatif.',
    floodSure:
      'La mairie (council) : elle a les niveaux et les inondations passées pour l’adresse exacte, et la recherche est souvent gratuite. Le SES de l’État a des guides locaux, le Bureau of Meteorology (bom.gov.au) les hauteurs des rivières, et un devis d’assurance pour l’adresse montre l’avis des assureurs.',
  },
  es: {
    valueThen:
      'Para un día pasado, como el del fallecimiento, un tasador autorizado valora a esa fecha exacta y firma; la sucesión y los impuestos se rigen por eso. El Australian Property Institute (api.org.au) tiene la lista. Dígame la vivienda y el día, y lo estimo con las ventas hasta entonces, como guía.',
    floodSure:
      'El council: tiene los niveles y las inundaciones pasadas de la dirección exacta, y la consulta suele ser gratis. El SES del estado tiene guías locales, el Bureau of Meteorology (bom.gov.au) la altura de los ríos, y el presupuesto de un seguro para la dirección muestra cómo lo ven las aseguradoras.',
  },
  it: {
    valueThen:
      'Per un giorno passato, come quello del decesso, un perito abilitato valuta a quella data precisa e firma; successione e fisco si basano su questo. L’elenco è dell’Australian Property Institute (api.org.au). Mi dica la casa e il giorno e lo stimo dalle vendite fino ad allora, come indicazione.',
    floodSure:
      'Il council: ha i livelli e le alluvioni passate per l’indirizzo esatto, e la ricerca è spesso gratuita. L’SES dello stato ha guide locali, il Bureau of Meteorology (bom.gov.au) le altezze dei fiumi, e un preventivo assicurativo per l’indirizzo mostra come lo vedono le assicurazioni.',
  },
  pt: {
    valueThen:
      'Para um dia passado, como o do falecimento, um avaliador licenciado avalia nessa data exata e assina; o inventário e os impostos seguem isso. O Australian Property Institute (api.org.au) tem a lista. Diga-me o imóvel e o dia, e eu estimo pelas vendas até então, como guia.',
    floodSure:
      'O council: tem os níveis e as enchentes passadas do endereço exato, e a consulta costuma ser gratuita. O SES do estado tem guias locais, o Bureau of Meteorology (bom.gov.au) a altura dos rios, e uma cotação de seguro para o endereço mostra como as seguradoras o veem.',
  },
  ru: {
    valueThen:
      'На прошедший день, например день смерти, лицензированный оценщик оценивает именно на эту дату и подписывает; наследство и налоги опираются на это. Список у Australian Property Institute (api.org.au). Назовите дом и день, и я оценю его по продажам до этого дня, для ориентира.',
    floodSure:
      'Муниципалитет (council): у него уровни и прошлые наводнения для точного адреса, справка часто бесплатна. У SES штата есть местные памятки, у Bureau of Meteorology (bom.gov.au) уровни рек, а расчёт страховки на адрес покажет, что думают страховщики.',
  },
  zh: {
    valueThen:
      '要过去某一天（例如去世当天）的价值，由持牌评估师按那一天评估并签字，遗产和税务以此为准，名单在 Australian Property Institute（api.org.au）。告诉我房子和日期，我可以按当时为止的成交估一个参考值。',
    floodSure:
      '问当地市政厅（council）：它有该地址的洪水水位和历史记录，查询往往免费。州 SES 有当地洪水指南，气象局（bom.gov.au）有河流水位，按地址拿一份保险报价也能看出保险公司的判断。',
  },
  ja: {
    valueThen:
      '亡くなった日など過去の日の価値は、資格のある鑑定士がその日付で評価して署名し、相続や税はそれに従います。名簿はAustralian Property Institute（api.org.au）にあります。家と日付を教えていただければ、その日までの成約から目安を計算します。',
    floodSure:
      '自治体（council）です。その住所の水位と過去の浸水を持っていて、照会は無料のことが多いです。州のSESに地域の洪水ガイド、気象局（bom.gov.au）に川の水位があり、住所で保険の見積もりを取ると保険会社の見方も分かります。',
  },
  ko: {
    valueThen:
      '사망일처럼 지난 날의 가치는 면허 감정사가 그 날짜로 평가하고 서명하며, 상속과 세금은 그것을 따릅니다. 명단은 Australian Property Institute(api.org.au)에 있습니다. 집과 날짜를 알려 주시면 그날까지의 거래로 참고 추정치를 드립니다.',
    floodSure:
      '카운슬(council)입니다. 그 주소의 홍수위와 과거 침수 기록이 있고 조회는 대개 무료입니다. 주 SES에는 지역 홍수 안내가, 기상청(bom.gov.au)에는 하천 수위가 있고, 그 주소의 보험 견적을 받으면 보험사의 판단도 알 수 있습니다.',
  },
  hi: {
    valueThen:
      'बीते दिन, जैसे देहांत के दिन, का मूल्य लाइसेंसी वैल्यूअर ठीक उसी तारीख का निकालकर दस्तखत करता है; प्रोबेट और टैक्स उसी पर चलते हैं। सूची Australian Property Institute (api.org.au) में है। घर और तारीख बताइए, तो मैं उस दिन तक की बिक्रियों से अनुमान दूँगा, सिर्फ अंदाज़े के लिए।',
    floodSure:
      'काउंसिल (council): उसके पास उसी पते का बाढ़ स्तर और पुरानी बाढ़ों का रिकॉर्ड है, और जानकारी अक्सर मुफ़्त है। राज्य की SES के पास स्थानीय गाइड, Bureau of Meteorology (bom.gov.au) के पास नदियों का स्तर है, और उस पते का बीमा कोट बताता है कि बीमा कंपनियाँ क्या मानती हैं।',
  },
  ar: {
    valueThen:
      'ليوم مضى، كيوم الوفاة، يقدّر مقيّم مرخّص القيمة في ذلك التاريخ تحديدًا ويوقع عليها، وعليها تعتمد التركة والضرائب. القائمة لدى Australian Property Institute (api.org.au). اذكر لي البيت واليوم وأقدّره من المبيعات حتى ذلك الحين، للاسترشاد فقط.',
    floodSure:
      'المجلس المحلي (council): لديه مناسيب الفيضان وما حدث سابقًا للعنوان نفسه، والاستعلام مجاني غالبًا. ولدى SES في الولاية أدلة محلية، ولدى Bureau of Meteorology (bom.gov.au) مناسيب الأنهار، وعرض تأمين للعنوان يبيّن رأي شركات التأمين.',
  },
};
