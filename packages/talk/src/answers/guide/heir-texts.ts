import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { HeirTopic } from '../../guide/heir-topics.ts';

type HeirTexts = Readonly<Record<HeirTopic, string>>;

/** What a law sets carries the day that it is from, and who has the binding word. */
export const HEIR_TEXTS: Readonly<Record<AssistantLanguage, HeirTexts>> = {
  en: {
    willDuty:
      'Usually not: a home that comes to you under a will, or by law where there is none, passes free of stamp duty in every state, or for a small fixed fee. Duty is due only on a share that you buy from another heir. The state revenue office decides, and the estate’s solicitor lodges the papers.',
    shareBought:
      'Usually yes: whoever buys out a co-owner or co-heir pays stamp duty on the share they buy, at the general rate on its market value. What comes to you under the will itself is free of it, or nearly so, and some states ease a buy-out that is part of settling the estate. The state revenue office decides: ask it, and the estate’s solicitor, before you sign.',
    foreignSeller:
      'Yes: when somebody who isn’t an Australian tax resident sells, the buyer holds back 15% of the price for the tax office at settlement, whatever the price (since 1 January 2025). Residents avoid it with a free clearance certificate from the ATO. It counts towards your tax on the gain, and from abroad there is usually no main residence exemption and no 50% discount; inherited homes have rules of their own. The ATO (ato.gov.au) decides, and a tax agent can work it out.',
    insurable:
      'Often yes, but only an insurer can say so, for the exact address: where it has flooded or burnt, cover can be dear or leave just that out. Ask the present insurer first, then three or four others; findaninsurer.com.au (Insurance Council) shows who covers what, and a broker (needabroker.com.au) searches for you.',
  },
  de: {
    willDuty:
      'Meist nicht: Ein Haus, das Ihnen durch Testament oder ohne eines nach dem Gesetz zufällt, geht in jedem Bundesstaat ohne Stamp Duty oder gegen eine kleine feste Gebühr über. Fällig wird sie nur auf einen Anteil, den Sie einem anderen Erben abkaufen. Das revenue office entscheidet, und der Anwalt des Nachlasses reicht die Papiere ein.',
    shareBought:
      'Meist ja: Wer einem Miteigentümer oder Miterben den Anteil abkauft, zahlt Stamp Duty auf diesen Anteil, zum allgemeinen Satz auf seinen Marktwert. Was Ihnen durch das Testament selbst zufällt, ist davon ganz oder fast frei, und manche Bundesstaaten erleichtern den Kauf im Rahmen des Nachlasses. Das revenue office entscheidet: Fragen Sie es und den Anwalt des Nachlasses, bevor Sie unterschreiben.',
    foreignSeller:
      'Ja: Verkauft jemand, der hier steuerlich nicht ansässig ist, behält der Käufer bei der Übergabe 15 % des Preises für das Finanzamt ein, bei jedem Preis (seit 1. Januar 2025). Ansässige vermeiden das mit einer kostenlosen Bescheinigung der ATO (clearance certificate). Es wird auf Ihre Steuer auf den Gewinn angerechnet; aus dem Ausland gibt es meist weder die Befreiung fürs Eigenheim noch den Abschlag von 50 %, für Geerbtes gelten eigene Regeln. Die ATO (ato.gov.au) entscheidet, ein Steuerberater rechnet es aus.',
    insurable:
      'Oft ja, aber sagen kann es nur ein Versicherer, für die genaue Adresse: Wo Wasser oder Feuer war, kann es teuer sein oder gerade das ausschließen. Fragen Sie zuerst den bisherigen Versicherer, dann drei, vier andere; findaninsurer.com.au (Insurance Council) zeigt, wer was versichert, und ein Makler (needabroker.com.au) sucht für Sie.',
  },
  fr: {
    willDuty:
      'En général non : un bien qui vous revient par testament, ou par la loi s’il n’y en a pas, passe sans stamp duty dans chaque État, ou contre de petits frais fixes. Ce droit n’est dû que sur une part que vous achetez à un autre héritier. Le bureau des recettes de l’État décide, et le notaire (solicitor) de la succession dépose les papiers.',
    shareBought:
      'En général oui : qui rachète la part d’un copropriétaire ou cohéritier paie le stamp duty sur cette part, au barème général, sur sa valeur de marché. Ce qui vous revient par le testament lui-même en est exempt ou presque, et certains États facilitent un rachat qui fait partie de la succession. Le bureau des recettes de l’État décide : demandez-lui, et au notaire (solicitor) de la succession, avant de signer.',
    foreignSeller:
      'Oui : quand le vendeur n’est pas résident fiscal australien, l’acheteur retient 15 % du prix pour le fisc au règlement, quel que soit le prix (depuis le 1er janvier 2025). Un résident l’évite avec un certificat gratuit de l’ATO (clearance certificate). Cela compte pour votre impôt sur la plus-value ; depuis l’étranger, en général ni exonération de résidence principale ni abattement de 50 %, et un bien hérité a ses propres règles. L’ATO (ato.gov.au) décide ; un fiscaliste fait le calcul.',
    insurable:
      'Souvent oui, mais seul un assureur peut le dire, pour l’adresse exacte : là où il y a eu inondation ou feu, c’est parfois cher, ou cela est exclu. Demandez d’abord à l’assureur actuel, puis à trois ou quatre autres ; findaninsurer.com.au (Insurance Council) montre qui couvre quoi, et un courtier (needabroker.com.au) cherche pour vous.',
  },
  es: {
    willDuty:
      'Normalmente no: una vivienda que le llega por testamento, o por ley si no lo hay, pasa sin stamp duty en todos los estados, o por una pequeña tasa fija. Solo se paga sobre una parte que compre a otro heredero. Decide la oficina de ingresos del estado, y el abogado de la herencia presenta los papeles.',
    shareBought:
      'Normalmente sí: quien compra la parte de un copropietario o coheredero paga stamp duty por esa parte, a la tarifa general sobre su valor de mercado. Lo que recibe por el propio testamento no lo paga, o casi nada, y algunos estados alivian la compra si es parte del reparto de la herencia. Decide la oficina de ingresos del estado: pregúntele, y al abogado de la herencia, antes de firmar.',
    foreignSeller:
      'Sí: si vende alguien que no es residente fiscal en Australia, el comprador retiene el 15% del precio para Hacienda al cierre, sea cual sea el precio (desde el 1 de enero de 2025). Los residentes lo evitan con un certificado gratuito de la ATO (clearance certificate). Cuenta como pago de su impuesto sobre la ganancia; desde fuera no suele haber exención por vivienda habitual ni descuento del 50%, y lo heredado tiene reglas propias. Decide la ATO (ato.gov.au); un asesor fiscal lo calcula.',
    insurable:
      'A menudo sí, pero solo una aseguradora puede decirlo, para la dirección exacta: donde hubo inundación o fuego puede ser caro o excluir justo eso. Pregunte primero a la aseguradora actual y luego a tres o cuatro más; findaninsurer.com.au (Insurance Council) muestra quién cubre qué, y un corredor (needabroker.com.au) busca por usted.',
  },
  it: {
    willDuty:
      'Di solito no: una casa che arriva per testamento, o per legge se non c’è, passa senza stamp duty in ogni stato, o con una piccola spesa fissa. Si paga solo sulla quota che compra da un altro erede. Decide l’ufficio delle entrate dello stato, e l’avvocato della successione presenta le carte.',
    shareBought:
      'Di solito sì: chi compra la quota di un comproprietario o coerede paga lo stamp duty su quella quota, con la tariffa generale sul suo valore di mercato. Ciò che riceve dal testamento stesso ne è esente o quasi, e alcuni stati agevolano l’acquisto che fa parte della successione. Decide l’ufficio delle entrate dello stato: chieda lì, e all’avvocato della successione, prima di firmare.',
    foreignSeller:
      'Sì: se vende chi non è residente fiscale in Australia, l’acquirente trattiene al rogito il 15% del prezzo per il fisco, qualunque sia il prezzo (dal 1º gennaio 2025). I residenti lo evitano con un certificato gratuito dell’ATO (clearance certificate). Vale come acconto sulla Sua imposta sul guadagno; dall’estero di solito non ci sono né l’esenzione prima casa né lo sconto del 50%, e per una casa ereditata ci sono regole proprie. Decide l’ATO (ato.gov.au); un fiscalista fa il conto.',
    insurable:
      'Spesso sì, ma può dirlo solo un assicuratore, per l’indirizzo esatto: dove c’è stata acqua o fuoco può costare molto o escludere proprio quello. Chieda prima all’assicuratore attuale, poi ad altri tre o quattro; findaninsurer.com.au (Insurance Council) mostra chi copre cosa, e un broker (needabroker.com.au) cerca per Lei.',
  },
  pt: {
    willDuty:
      'Normalmente não: uma casa que chega por testamento, ou por lei se não houver, passa sem stamp duty em todos os estados, ou por uma pequena taxa fixa. Só se paga sobre uma parte que comprar a outro herdeiro. Decide o escritório de receitas do estado, e o advogado da herança entrega os papéis.',
    shareBought:
      'Normalmente sim: quem compra a parte de um coproprietário ou coerdeiro paga stamp duty sobre essa parte, à taxa geral sobre o valor de mercado dela. O que vem pelo próprio testamento não paga, ou quase nada, e alguns estados aliviam a compra que faz parte da partilha. Decide a repartição de receita do estado: pergunte lá, e ao advogado da herança, antes de assinar.',
    foreignSeller:
      'Sim: quando vende quem não é residente fiscal na Austrália, o comprador retém 15% do preço para o fisco na liquidação, qualquer que seja o preço (desde 1 de janeiro de 2025). Residentes evitam isso com um certificado gratuito da ATO (clearance certificate). Conta para o seu imposto sobre o ganho; de fora, em geral não há isenção de residência principal nem desconto de 50%, e casa herdada tem regras próprias. Decide a ATO (ato.gov.au); um contador faz a conta.',
    insurable:
      'Muitas vezes sim, mas só uma seguradora pode dizer, para o endereço exato: onde houve enchente ou fogo pode ser caro ou excluir justamente isso. Pergunte primeiro à seguradora atual, depois a outras três ou quatro; findaninsurer.com.au (Insurance Council) mostra quem cobre o quê, e um corretor (needabroker.com.au) procura por você.',
  },
  ru: {
    willDuty:
      'Обычно нет: жильё, которое достаётся по завещанию или по закону без него, переходит во всех штатах без гербового сбора (stamp duty) или за небольшую фиксированную плату. Он платится только с доли, которую вы покупаете у другого наследника. Решает налоговое ведомство штата, документы подаёт юрист, ведущий наследство.',
    shareBought:
      'Обычно да: кто выкупает долю совладельца или сонаследника, платит гербовый сбор (stamp duty) с этой доли, по общей ставке от её рыночной стоимости. То, что достаётся по самому завещанию, от него свободно или почти свободно, а некоторые штаты смягчают выкуп при разделе наследства. Решает налоговое управление штата: спросите его и юриста по наследству до подписи.',
    foreignSeller:
      'Да: если продаёт не налоговый резидент Австралии, покупатель при расчёте удерживает для налоговой 15% цены, при любой цене (с 1 января 2025 года). Резиденты избегают этого с бесплатной справкой ATO (clearance certificate). Сумма засчитывается в ваш налог с прибыли; из-за границы обычно нет ни льготы на основное жильё, ни скидки 50%, для унаследованного жилья есть свои правила. Решает ATO (ato.gov.au), посчитает налоговый консультант.',
    insurable:
      'Часто да, но сказать может только страховщик, для точного адреса: там, где топило или горело, бывает дорого или именно это исключают. Спросите сначала нынешнего страховщика, потом ещё трёх-четырёх; findaninsurer.com.au (Insurance Council) покажет, кто что страхует, а брокер (needabroker.com.au) поищет за вас.',
  },
  zh: {
    willDuty:
      '通常不用：按遗嘱（没有遗嘱则依法）归您的房子，在各州过户都免印花税，或只收一小笔固定费用。只有向其他继承人买下的份额才要交。由州税务局决定，遗产律师负责递交文件。',
    shareBought:
      '通常要交：买下共有人或共同继承人的份额，要按市场价对这一份额交印花税，用一般税率。按遗嘱本身得到的部分免交或几乎免交，有些州对遗产分割中的购买也有减免。由州税务局决定：签字前请问税务局和遗产律师。',
    foreignSeller:
      '会的：卖方不是澳洲税务居民时，买方在交割时要替税务局扣下价格的 15%，不论价格高低（2025年1月1日起）。居民用 ATO 的免费清税证明（clearance certificate）可以免扣。扣下的钱算作增值税款的预缴；人在海外通常没有自住房免税，也没有 50% 折扣，继承的房子另有规定。由 ATO（ato.gov.au）决定，税务代理可以帮您算。',
    insurable:
      '多半可以，但只有保险公司能按具体地址回答：淹过或烧过的地方，可能很贵，或偏偏不保这一项。先问现在的保险公司，再问三四家；findaninsurer.com.au（Insurance Council）能查谁保什么，保险经纪（needabroker.com.au）也可以帮您找。',
  },
  ja: {
    willDuty:
      '通常はかかりません。遺言により、または遺言がなければ法律により受け継ぐ家は、どの州でも印紙税なし、または少額の定額手数料で名義が移ります。かかるのは、ほかの相続人から買い取る持分だけです。決めるのは州の税務局で、書類は相続を扱う弁護士が提出します。',
    shareBought:
      '通常はかかります。共有者や共同相続人の持分を買うと、その持分の時価に一般税率で印紙税（stamp duty）がかかります。遺言そのもので受け取る分は非課税かほぼ非課税で、遺産分割の中での買い取りを軽くする州もあります。決めるのは州の税務局です。署名の前に、税務局と相続の弁護士に聞いてください。',
    foreignSeller:
      'はい。オーストラリアの税務上の居住者でない人が売ると、決済時に買主が価格の15%を税務署のために差し引きます。価格は問いません（2025年1月1日から）。居住者はATOの無料の証明書（clearance certificate）で避けられます。差し引かれた分は売却益の税に充てられます。海外からは通常、自宅の非課税も50%の控除もなく、相続した家には別の決まりがあります。決めるのはATO（ato.gov.au）で、計算は税理士ができます。',
    insurable:
      '入れることは多いですが、答えられるのは保険会社だけで、住所ごとに違います。浸水や火災のあった所は高いか、それだけ対象外になることがあります。まず今の保険会社、次に三、四社に聞いてください。findaninsurer.com.au（Insurance Council）で何を引き受けるか調べられ、ブローカー（needabroker.com.au）も探してくれます。',
  },
  ko: {
    willDuty:
      '보통은 내지 않습니다. 유언으로, 또는 유언이 없으면 법에 따라 받는 집은 모든 주에서 인지세 없이, 또는 적은 정액 수수료로 명의가 넘어옵니다. 다른 상속인에게서 사는 지분에만 인지세가 있습니다. 결정은 주 세무청이 하고, 서류는 상속을 맡은 변호사가 냅니다.',
    shareBought:
      '보통 내야 합니다: 공동 소유자나 공동 상속인의 지분을 사면 그 지분의 시가에 일반 세율로 인지세(stamp duty)를 냅니다. 유언 자체로 받는 몫은 면제이거나 거의 없고, 상속 정리의 일부로 사는 경우 덜어 주는 주도 있습니다. 결정은 주 세무서가 합니다: 서명 전에 세무서와 상속 변호사에게 물어보세요.',
    foreignSeller:
      '네: 호주 세법상 거주자가 아닌 사람이 팔면, 잔금일에 매수자가 가격의 15%를 세무서 몫으로 떼어 둡니다. 가격과 상관없습니다(2025년 1월 1일부터). 거주자는 ATO의 무료 증명서(clearance certificate)로 피합니다. 뗀 돈은 양도차익 세금에 충당되고, 해외에 살면 보통 자가 면세도 50% 할인도 없으며, 상속받은 집은 규정이 따로 있습니다. 결정은 ATO(ato.gov.au)가 하고, 계산은 세무사가 해 줍니다.',
    insurable:
      '대개 가능하지만, 정확한 주소를 보고 보험사만 답할 수 있습니다: 침수나 화재가 있던 곳은 비싸거나 바로 그것만 제외될 수 있습니다. 먼저 지금 보험사에, 그다음 서너 곳에 물어보세요. findaninsurer.com.au(Insurance Council)에서 누가 무엇을 보장하는지 볼 수 있고, 중개인(needabroker.com.au)이 대신 찾아 줍니다.',
  },
  ar: {
    willDuty:
      'عادةً لا: البيت الذي يؤول إليك بوصية، أو بحكم القانون إن لم تكن وصية، ينتقل في كل ولاية من دون رسم الدمغة أو برسم ثابت صغير. ولا يُدفع الرسم إلا على حصة تشتريها من وارث آخر. القرار لدى مكتب الإيرادات في الولاية، ومحامي التركة يقدّم الأوراق.',
    shareBought:
      'في الغالب نعم: من يشتري نصيب شريك أو وريث معه يدفع رسم الدمغة (stamp duty) على هذا النصيب، بالسعر العام على قيمته في السوق. أما ما يصلك بالوصية نفسها فمعفى أو يكاد، وبعض الولايات تخفف عن الشراء ضمن قسمة التركة. القرار لمكتب الإيرادات في الولاية: اسأله واسأل محامي التركة قبل التوقيع.',
    foreignSeller:
      'نعم: إذا كان البائع غير مقيم ضريبيًا في أستراليا، يحتجز المشتري عند التسوية 15% من السعر لمصلحة الضرائب، مهما كان السعر (منذ 1 يناير 2025). المقيم يتفادى ذلك بشهادة مجانية من ATO (clearance certificate). يُحسب المبلغ من ضريبتك على الربح، ومن الخارج لا يوجد عادة إعفاء السكن الرئيسي ولا خصم 50%، وللبيت الموروث قواعد خاصة. القرار لـ ATO (ato.gov.au)، ومستشار ضريبي يحسبها لك.',
    insurable:
      'غالبًا نعم، لكن شركة التأمين وحدها تجيب، وللعنوان نفسه: حيث وقع فيضان أو حريق قد يكون التأمين غاليًا أو يستثني ذلك بعينه. اسأل شركة التأمين الحالية أولًا، ثم ثلاثًا أو أربعًا غيرها؛ findaninsurer.com.au (Insurance Council) يبيّن من يغطي ماذا، ووسيط التأمين (needabroker.com.au) يبحث لك.',
  },
  hi: {
    willDuty:
      'आम तौर पर नहीं: वसीयत से, या वसीयत न हो तो कानून से, जो घर आपको मिलता है, वह हर राज्य में बिना स्टांप ड्यूटी या छोटे तय शुल्क पर नाम होता है। ड्यूटी सिर्फ उस हिस्से पर लगती है जो आप दूसरे वारिस से खरीदें। फैसला राज्य का रेवेन्यू ऑफ़िस करता है, और काग़ज़ विरासत का वकील जमा करता है।',
    shareBought:
      'आम तौर पर हाँ: जो सह-मालिक या सह-वारिस का हिस्सा खरीदता है, वह उस हिस्से के बाज़ार मूल्य पर सामान्य दर से स्टांप ड्यूटी देता है। जो वसीयत से ही मिलता है उस पर नहीं या लगभग नहीं लगती, और कुछ राज्य विरासत के बँटवारे में खरीद पर राहत देते हैं। फ़ैसला राज्य के राजस्व दफ़्तर का है: दस्तख़त से पहले उससे और विरासत के वकील से पूछें।',
    foreignSeller:
      'हाँ: अगर बेचने वाला ऑस्ट्रेलिया का टैक्स निवासी नहीं है, तो सेटलमेंट पर ख़रीदार कीमत का 15% टैक्स दफ़्तर के लिए रोक लेता है, कीमत कुछ भी हो (1 जनवरी 2025 से)। निवासी ATO के मुफ़्त प्रमाणपत्र (clearance certificate) से इससे बचते हैं। यह मुनाफ़े पर आपके टैक्स में गिना जाता है; विदेश से आम तौर पर न अपने घर की छूट मिलती है, न 50% की, और विरासत के घर के नियम अलग हैं। फ़ैसला ATO (ato.gov.au) का है; हिसाब टैक्स एजेंट लगा सकता है।',
    insurable:
      'अक्सर हाँ, पर यह सिर्फ़ बीमा कंपनी बता सकती है, पक्के पते के लिए: जहाँ बाढ़ या आग आई हो वहाँ बीमा महँगा हो सकता है या वही चीज़ बाहर रखी जा सकती है। पहले मौजूदा कंपनी से पूछें, फिर तीन-चार और से; findaninsurer.com.au (Insurance Council) दिखाता है कौन क्या कवर करता है, और ब्रोकर (needabroker.com.au) आपके लिए ढूँढता है।',
  },
};
