import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { LocalTopic } from '../../guide/local-topics.ts';

type LocalTexts = Readonly<Record<LocalTopic, string>>;

/** No amount that changes with a budget stands here: who has today's is named. */
export const LOCAL_TEXTS: Readonly<Record<AssistantLanguage, LocalTexts>> = {
  en: {
    firb: 'FIRB is the Foreign Investment Review Board, the federal office behind the approval that foreign buyers need before they sign. You apply online to the Tax Office at foreigninvestment.gov.au, pay a fee that grows with the price, and usually wait about 30 days. Citizens, permanent residents and New Zealanders who live here need none.',
    foreignFees:
      'Foreign buyers pay an application fee before they buy; it grows with the price and changes every 1 July, so take today’s amount from the fee calculator at foreigninvestment.gov.au. A vacancy fee is due for a year in which nobody lives in the home, and it is not offered for rent, for at least 183 days; a relative who lives there counts. The ATO collects it (ato.gov.au).',
    jointForeign:
      'The surcharge usually falls only on the foreign buyer’s share: with half each, on half of the price. Some states are milder for couples, such as Victoria for a home that both live in. Whoever buys as joint tenants with a spouse who is a citizen or permanent resident usually needs no foreign investment approval. The state revenue office decides: ask it before you sign.',
    waitForResidency:
      'Usually yes: whoever is a permanent resident on the day of the contract pays normal duty without the foreign surcharge and needs no approval. What counts is the status when you sign, not at settlement, and some states also ask how long you have lived here. Confirm it with the state revenue office first.',
    homeConcession:
      'Except for a first home, the duty I work out is the general rate. In Queensland, whoever buys to live there pays less: from a price of $350,000 up the home concession takes $7,175 off (less below that), on conditions such as moving in within a year. The Queensland Revenue Office has the calculator: qro.qld.gov.au.',
    statementOfInformation:
      'No, not as it stands: in Victoria the indicative price on a Statement of Information must be the agent’s own estimate, a single price or a range of at most 10%, with three comparable sales. Our figure can only be a cross-check, and its range is usually wider. Consumer Affairs Victoria (consumer.vic.gov.au) has the rules.',
    seaRisk:
      'My figures are for today: I hold mapped flooding and coastal erosion, and not how far the sea will rise. coastalrisk.com.au shows that on a map, and the council’s coastal hazard maps show it by street; low ground near an estuary is what to check. An insurer’s quote tells you what cover costs now.',
    floodDoubt:
      'You may well be right. Our flood map is modelled: it leaves out drains, small creeks and floods larger than it was made for, and it is no record of 2022 or any other flood. Go by the council’s flood maps and flood levels for the address, by neighbours who were there, and by an insurance quote before you sign.',
    higherParts:
      'I hold no heights, so I can’t say which streets sit higher. The council’s flood maps show levels street by street, elevation.fsdf.org.au has ground heights, and locals know where the water stopped. For a suburb or an address I can say whether it is in a flood area on our maps, which are modelled.',
  },
  de: {
    firb: 'FIRB ist das Foreign Investment Review Board: die Bundesbehörde, deren Genehmigung ausländische Käufer vor der Unterschrift brauchen. Man beantragt sie online beim Finanzamt auf foreigninvestment.gov.au, zahlt eine Gebühr, die mit dem Preis steigt, und wartet meist etwa 30 Tage. Staatsbürger, Menschen mit Daueraufenthalt und hier lebende Neuseeländer brauchen keine.',
    foreignFees:
      'Ausländische Käufer zahlen vor dem Kauf eine Antragsgebühr; sie steigt mit dem Preis und ändert sich jeden 1. Juli: Den heutigen Betrag nennt der Rechner auf foreigninvestment.gov.au. Eine Leerstandsgebühr fällt für ein Jahr an, in dem mindestens 183 Tage niemand dort wohnt und nicht vermietet wird; wohnt ein Angehöriger dort, zählt das. Das ATO erhebt sie (ato.gov.au).',
    jointForeign:
      'Der Aufschlag fällt meist nur auf den Anteil des ausländischen Käufers an: bei je der Hälfte auf den halben Preis. Manche Bundesstaaten sind bei Paaren milder, etwa Victoria, wenn beide dort wohnen. Wer als „joint tenants“ mit einem Ehepartner kauft, der Staatsbürger oder Daueraufenthalter ist, braucht meist keine Genehmigung. Das Revenue Office entscheidet: Fragen Sie vor der Unterschrift.',
    waitForResidency:
      'Meist ja: Wer am Tag des Vertrags Daueraufenthalt hat, zahlt die normale Steuer ohne Ausländeraufschlag und braucht keine Genehmigung. Es zählt der Status bei der Unterschrift, nicht bei der Übergabe; manche Bundesstaaten fragen auch, wie lange Sie hier leben. Klären Sie es vorher mit dem Revenue Office.',
    homeConcession:
      'Außer beim ersten Eigenheim rechne ich mit dem allgemeinen Satz. In Queensland zahlt weniger, wer selbst einzieht: Ab einem Preis von 350.000 A$ nimmt die „home concession“ 7.175 A$ weg (darunter weniger), unter Bedingungen wie dem Einzug binnen eines Jahres. Der Rechner steht beim Queensland Revenue Office: qro.qld.gov.au.',
    statementOfInformation:
      'Nein, nicht so: In Victoria muss der Preis im „Statement of Information“ die eigene Schätzung des Maklers sein, ein Preis oder eine Spanne von höchstens 10 %, mit drei Vergleichsverkäufen. Unsere Zahl taugt nur zum Gegenprüfen, ihre Spanne ist meist breiter. Die Regeln hat Consumer Affairs Victoria (consumer.vic.gov.au).',
    seaRisk:
      'Meine Zahlen gelten für heute: Ich habe kartierte Überschwemmung und Küstenerosion, nicht den künftigen Meeresspiegel. Den zeigt coastalrisk.com.au auf einer Karte, die Küstenkarten der Gemeinde je Straße; prüfen Sie tiefes Land an Mündungen. Was Schutz heute kostet, sagt ein Versicherungsangebot.',
    floodDoubt:
      'Sie können gut recht haben. Unsere Hochwasserkarte ist berechnet: Abflüsse, kleine Bäche und größere Fluten fehlen, und sie verzeichnet weder 2022 noch ein anderes Hochwasser. Verlassen Sie sich auf die Karten und Pegel der Gemeinde für die Adresse, auf Nachbarn und auf ein Versicherungsangebot vor der Unterschrift.',
    higherParts:
      'Ich habe keine Höhen und kann nicht sagen, welche Straßen höher liegen. Die Hochwasserkarten der Gemeinde zeigen Pegel je Straße, elevation.fsdf.org.au Geländehöhen, und Nachbarn wissen, wo das Wasser stehen blieb. Für Ort oder Adresse sage ich, ob unsere berechneten Karten dort ein Hochwassergebiet haben.',
  },
  fr: {
    firb: 'La FIRB est le Foreign Investment Review Board, l’organisme fédéral dont un acheteur étranger doit avoir l’autorisation avant de signer. La demande se fait en ligne auprès du fisc sur foreigninvestment.gov.au, avec des frais qui montent avec le prix, et prend souvent une trentaine de jours. Citoyens, résidents permanents et Néo-Zélandais vivant ici n’en ont pas besoin.',
    foreignFees:
      'Un acheteur étranger paie des frais de demande avant l’achat ; ils montent avec le prix et changent chaque 1er juillet : le montant du jour est dans le calculateur de foreigninvestment.gov.au. Des frais de vacance sont dus pour une année où, pendant au moins 183 jours, personne n’y habite et il n’est pas proposé à la location ; un proche qui y vit compte. L’ATO les perçoit (ato.gov.au).',
    jointForeign:
      'La surtaxe ne porte en général que sur la part de l’acheteur étranger : à moitié chacun, sur la moitié du prix. Certains États sont plus souples pour les couples, comme le Victoria pour un logement où les deux vivent. Qui achète en « joint tenants » avec un conjoint citoyen ou résident permanent n’a en général pas besoin d’autorisation. L’administration fiscale de l’État décide : demandez avant de signer.',
    waitForResidency:
      'En général oui : qui est résident permanent le jour du contrat paie les droits normaux, sans surtaxe étrangère ni autorisation. C’est le statut à la signature qui compte, pas à la remise des clés, et certains États demandent aussi depuis quand vous vivez ici. Vérifiez d’abord auprès de l’administration fiscale de l’État.',
    homeConcession:
      'Sauf pour un premier achat, je calcule au taux général. Au Queensland, qui achète pour y habiter paie moins : à partir de 350 000 A$, la « home concession » retire 7 175 A$ (moins en dessous), sous conditions, comme emménager dans l’année. Le calculateur est au Queensland Revenue Office : qro.qld.gov.au.',
    statementOfInformation:
      'Non, pas tel quel : dans le Victoria, le prix d’un « Statement of Information » doit être l’estimation de l’agent lui-même, un prix ou une fourchette de 10 % au plus, avec trois ventes comparables. Notre chiffre ne sert qu’à vérifier, sa fourchette est souvent plus large. Les règles : Consumer Affairs Victoria (consumer.vic.gov.au).',
    seaRisk:
      'Mes chiffres valent pour aujourd’hui : j’ai les inondations et l’érosion côtière cartographiées, pas la montée de la mer. coastalrisk.com.au la montre sur une carte, et les cartes côtières de la commune rue par rue ; vérifiez les terrains bas près d’un estuaire. Un devis d’assurance dit ce que coûte la couverture.',
    floodDoubt:
      'Vous avez peut-être raison. Notre carte des inondations est modélisée : elle ignore les égouts, les petits ruisseaux et les crues plus fortes, et ce n’est pas un relevé de 2022 ni d’une autre crue. Fiez-vous aux cartes et niveaux de la commune pour l’adresse, aux voisins, et à un devis d’assurance avant de signer.',
    higherParts:
      'Je n’ai pas les altitudes, je ne peux donc pas dire quelles rues sont plus hautes. Les cartes d’inondation de la commune donnent les niveaux par rue, elevation.fsdf.org.au l’altitude du sol, et les habitants savent où l’eau s’est arrêtée. Pour un quartier ou une adresse, je dis si nos cartes, modélisées, y ont une zone inondable.',
  },
  es: {
    firb: 'La FIRB es la Junta de Revisión de Inversiones Extranjeras: la oficina federal cuyo permiso necesita un comprador extranjero antes de firmar. Se pide en línea a la oficina de impuestos en foreigninvestment.gov.au, con una tasa que sube con el precio, y suele tardar unos 30 días. Ciudadanos, residentes permanentes y neozelandeses que viven aquí no lo necesitan.',
    foreignFees:
      'El comprador extranjero paga una tasa de solicitud antes de comprar; sube con el precio y cambia cada 1 de julio: el importe de hoy está en la calculadora de foreigninvestment.gov.au. Hay una tasa por vivienda vacía por cada año en que, durante al menos 183 días, nadie vive en ella ni se ofrece en alquiler; un familiar que viva allí cuenta. La cobra la ATO (ato.gov.au).',
    jointForeign:
      'El recargo suele recaer solo en la parte del comprador extranjero: a medias, sobre la mitad del precio. Algunos estados son más suaves con las parejas, como Victoria si ambos viven en la casa. Quien compra como «joint tenants» con un cónyuge ciudadano o residente permanente no suele necesitar autorización. Decide la oficina de ingresos del estado: pregunte antes de firmar.',
    waitForResidency:
      'Normalmente sí: quien es residente permanente el día del contrato paga el impuesto normal, sin recargo extranjero ni autorización. Cuenta el estatus al firmar, no a la entrega, y algunos estados miran también cuánto tiempo lleva aquí. Confírmelo antes con la oficina de ingresos del estado.',
    homeConcession:
      'Salvo en una primera vivienda, calculo con el tipo general. En Queensland paga menos quien compra para vivir: desde A$350.000 la «home concession» quita A$7.175 (menos por debajo), con condiciones como mudarse en un año. La calculadora está en Queensland Revenue Office: qro.qld.gov.au.',
    statementOfInformation:
      'No, tal cual no: en Victoria el precio de un «Statement of Information» debe ser la estimación del propio agente, un precio o una banda de un 10% como máximo, con tres ventas comparables. Nuestra cifra solo sirve para contrastar y su rango suele ser más ancho. Las normas: Consumer Affairs Victoria (consumer.vic.gov.au).',
    seaRisk:
      'Mis cifras son de hoy: tengo inundación y erosión costera en mapas, no cuánto subirá el mar. coastalrisk.com.au lo muestra en un mapa, y los mapas costeros del municipio calle por calle; mire sobre todo terreno bajo junto a un estuario. Un presupuesto de seguro dice lo que cuesta cubrirse.',
    floodDoubt:
      'Puede que tenga razón. Nuestro mapa de inundación es un modelo: no incluye desagües, arroyos pequeños ni crecidas mayores, y no registra 2022 ni otra inundación. Guíese por los mapas y niveles del municipio para la dirección, por los vecinos y por un presupuesto de seguro antes de firmar.',
    higherParts:
      'No tengo alturas, así que no puedo decir qué calles están más altas. Los mapas de inundación del municipio dan niveles por calle, elevation.fsdf.org.au la altura del terreno, y los vecinos saben dónde paró el agua. De un barrio o una dirección digo si está en zona inundable en nuestros mapas, que son un modelo.',
  },
  it: {
    firb: 'La FIRB è il Foreign Investment Review Board: l’ufficio federale la cui autorizzazione serve a un acquirente straniero prima di firmare. Si chiede online all’ufficio delle imposte su foreigninvestment.gov.au, si paga una tassa che cresce con il prezzo e di solito si aspettano circa 30 giorni. Cittadini, residenti permanenti e neozelandesi che vivono qui non ne hanno bisogno.',
    foreignFees:
      'L’acquirente straniero paga una tassa di domanda prima di comprare; cresce col prezzo e cambia ogni 1º luglio: l’importo di oggi è nel calcolatore di foreigninvestment.gov.au. Una tassa sul vuoto è dovuta per l’anno in cui, per almeno 183 giorni, nessuno ci abita e la casa non è offerta in affitto; un parente che ci vive conta. La riscuote l’ATO (ato.gov.au).',
    jointForeign:
      'La sovrattassa di solito colpisce solo la quota dell’acquirente straniero: a metà ciascuno, metà del prezzo. Alcuni stati sono più miti con le coppie, come il Victoria se entrambi ci abitano. Chi compra come «joint tenants» con un coniuge cittadino o residente permanente di solito non ha bisogno di autorizzazione. Decide il revenue office dello stato: chieda prima di firmare.',
    waitForResidency:
      'Di solito sì: chi è residente permanente il giorno del contratto paga l’imposta normale, senza sovrattassa né autorizzazione. Conta lo stato alla firma, non alla consegna, e alcuni stati guardano anche da quanto vive qui. Lo confermi prima col revenue office dello stato.',
    homeConcession:
      'Tranne che per la prima casa, calcolo con l’aliquota generale. Nel Queensland chi compra per abitarci paga meno: da 350.000 A$ la «home concession» toglie 7.175 A$ (meno al di sotto), a condizioni come entrarci entro un anno. Il calcolatore è al Queensland Revenue Office: qro.qld.gov.au.',
    statementOfInformation:
      'No, non così: nel Victoria il prezzo di uno «Statement of Information» dev’essere la stima dell’agente stesso, un prezzo o una forbice al massimo del 10%, con tre vendite comparabili. La nostra cifra serve solo da confronto e la sua forbice è spesso più ampia. Le regole: Consumer Affairs Victoria (consumer.vic.gov.au).',
    seaRisk:
      'Le mie cifre valgono per oggi: ho alluvioni ed erosione costiera su mappa, non quanto salirà il mare. coastalrisk.com.au lo mostra su una mappa, e le mappe costiere del comune via per via; guardi i terreni bassi vicino a un estuario. Un preventivo d’assicurazione dice quanto costa coprirsi.',
    floodDoubt:
      'Può ben avere ragione. La nostra mappa delle alluvioni è un modello: non ha scoli, piccoli torrenti né piene più grandi, e non registra il 2022 né altre alluvioni. Si affidi alle mappe e ai livelli del comune per l’indirizzo, ai vicini e a un preventivo d’assicurazione prima di firmare.',
    higherParts:
      'Non ho le quote, quindi non so dire quali vie stanno più in alto. Le mappe alluvionali del comune danno i livelli via per via, elevation.fsdf.org.au le quote del terreno, e i vicini sanno dove l’acqua si è fermata. Di un quartiere o un indirizzo dico se è in zona alluvionale sulle nostre mappe, che sono un modello.',
  },
  pt: {
    firb: 'A FIRB é o Foreign Investment Review Board: o órgão federal cuja autorização um comprador estrangeiro precisa ter antes de assinar. O pedido é feito online à receita em foreigninvestment.gov.au, com uma taxa que cresce com o preço, e costuma levar uns 30 dias. Cidadãos, residentes permanentes e neozelandeses que moram aqui não precisam.',
    foreignFees:
      'O comprador estrangeiro paga uma taxa de pedido antes de comprar; ela sobe com o preço e muda todo 1º de julho: o valor de hoje está na calculadora de foreigninvestment.gov.au. Há uma taxa de vacância por ano em que, por pelo menos 183 dias, ninguém mora no imóvel nem ele é oferecido para aluguel; um parente que more lá conta. Quem cobra é a ATO (ato.gov.au).',
    jointForeign:
      'A sobretaxa em geral cai só sobre a parte do comprador estrangeiro: meio a meio, sobre metade do preço. Alguns estados são mais brandos com casais, como Victoria se os dois moram lá. Quem compra como “joint tenants” com cônjuge cidadão ou residente permanente em geral não precisa de autorização. A receita estadual decide: pergunte antes de assinar.',
    waitForResidency:
      'Em geral sim: quem é residente permanente no dia do contrato paga o imposto normal, sem sobretaxa de estrangeiro nem autorização. Vale o status na assinatura, não na entrega, e alguns estados olham também há quanto tempo você mora aqui. Confirme antes com a receita estadual.',
    homeConcession:
      'Exceto no primeiro imóvel, calculo com a alíquota geral. Em Queensland, quem compra para morar paga menos: a partir de A$ 350.000 a “home concession” tira A$ 7.175 (menos abaixo disso), com condições como mudar-se em um ano. A calculadora está no Queensland Revenue Office: qro.qld.gov.au.',
    statementOfInformation:
      'Não, do jeito que está não: em Victoria o preço de um “Statement of Information” tem de ser a estimativa do próprio corretor, um preço ou uma faixa de no máximo 10%, com três vendas comparáveis. Nosso número só serve para conferir, e a faixa dele costuma ser maior. As regras: Consumer Affairs Victoria (consumer.vic.gov.au).',
    seaRisk:
      'Meus números são de hoje: tenho inundação e erosão costeira em mapas, não quanto o mar vai subir. coastalrisk.com.au mostra isso num mapa, e os mapas costeiros da prefeitura rua a rua; veja terrenos baixos perto de estuários. Uma cotação de seguro diz quanto custa a cobertura.',
    floodDoubt:
      'Você pode muito bem ter razão. Nosso mapa de inundação é um modelo: deixa de fora bueiros, córregos e cheias maiores, e não registra 2022 nem outra enchente. Guie-se pelos mapas e níveis da prefeitura para o endereço, pelos vizinhos e por uma cotação de seguro antes de assinar.',
    higherParts:
      'Não tenho altitudes, então não sei dizer quais ruas ficam mais altas. Os mapas de inundação da prefeitura mostram níveis por rua, elevation.fsdf.org.au a altura do terreno, e os vizinhos sabem onde a água parou. De um bairro ou endereço digo se está em área de inundação nos nossos mapas, que são um modelo.',
  },
  ru: {
    firb: 'FIRB – это Совет по надзору за иностранными инвестициями: федеральное ведомство, разрешение которого нужно иностранному покупателю до подписания договора. Заявление подают онлайн в налоговую на foreigninvestment.gov.au, сбор растёт с ценой, ответ обычно приходит примерно за 30 дней. Гражданам, постоянным резидентам и живущим здесь новозеландцам он не нужен.',
    foreignFees:
      'Иностранный покупатель до покупки платит сбор за заявку; он растёт с ценой и меняется каждое 1 июля: сумму на сегодня покажет калькулятор на foreigninvestment.gov.au. Сбор за пустующее жильё платят за год, в котором не менее 183 дней там никто не живёт и оно не сдаётся; если живёт родственник, это считается. Взимает его ATO (ato.gov.au).',
    jointForeign:
      'Надбавка обычно касается только доли иностранного покупателя: если пополам, то половины цены. В некоторых штатах парам легче, например в Виктории, если живут там оба. Кто покупает как joint tenants с супругом, который гражданин или постоянный резидент, тому разрешение обычно не нужно. Решает налоговое ведомство штата: спросите до подписания.',
    waitForResidency:
      'Обычно да: кто в день договора уже постоянный резидент, платит обычный сбор без надбавки и без разрешения. Важен статус при подписании, а не при передаче; в некоторых штатах смотрят и на то, сколько вы здесь живёте. Сначала уточните в налоговом ведомстве штата.',
    homeConcession:
      'Кроме первого жилья, я считаю по общей ставке. В Квинсленде тот, кто покупает для себя, платит меньше: от цены A$350 000 льгота home concession убирает A$7 175 (ниже — меньше) при условиях, например въехать в течение года. Калькулятор есть у Queensland Revenue Office: qro.qld.gov.au.',
    statementOfInformation:
      'Нет, просто так нельзя: в Виктории цена в Statement of Information должна быть оценкой самого агента, одной ценой или диапазоном не шире 10%, с тремя сопоставимыми продажами. Наша цифра годится лишь для проверки, её диапазон обычно шире. Правила: Consumer Affairs Victoria (consumer.vic.gov.au).',
    seaRisk:
      'Мои данные на сегодня: есть карты затопления и береговой эрозии, но не подъёма моря. Его показывает карта coastalrisk.com.au, а по улицам — береговые карты совета; проверьте низины у устьев рек. Сколько стоит защита, скажет расчёт страховщика.',
    floodDoubt:
      'Вполне возможно, вы правы. Наша карта затопления — это модель: в ней нет стоков, мелких ручьёв и более сильных паводков, и это не запись 2022 года или другого наводнения. Верьте картам и уровням совета для адреса, соседям и расчёту страховщика до подписания.',
    higherParts:
      'Высот у меня нет, поэтому не скажу, какие улицы выше. Карты затопления совета показывают уровни по улицам, elevation.fsdf.org.au — высоты земли, а соседи знают, докуда дошла вода. По району или адресу скажу, есть ли там зона затопления на наших картах; это модель.',
  },
  ja: {
    firb: 'FIRBは外国投資審査委員会のことで、外国人が契約前に受ける連邦の許可を担当します。申請はforeigninvestment.gov.auから税務署にオンラインで行い、手数料は価格とともに上がり、通常30日ほどかかります。市民、永住者、こちらに住むニュージーランド人は不要です。',
    foreignFees:
      '海外の買主は購入前に申請料を払います。価格に応じて上がり毎年7月1日に変わるので、今の額は foreigninvestment.gov.au の計算機で確かめてください。1年のうち183日以上、誰も住まず賃貸にも出さないと空室料がかかります。家族が住めば数えられます。徴収はATO（ato.gov.au）です。',
    jointForeign:
      '上乗せ税は普通、外国籍の買主の持分だけにかかり、半分ずつなら価格の半分が対象です。ビクトリア州のように、二人で住む家なら夫婦に緩い州もあります。市民か永住者の配偶者と joint tenants で買う場合、普通は許可も要りません。決めるのは州の歳入庁です。署名の前に確かめてください。',
    waitForResidency:
      '普通はそのとおりです。契約の日に永住者なら、上乗せ税も許可もなく通常の税だけです。見られるのは引き渡しではなく署名時の資格で、居住期間を問う州もあります。先に州の歳入庁に確かめてください。',
    homeConcession:
      '初めての住宅を除き、当方の計算は一般の税率です。クイーンズランドでは自分で住むために買うと安くなり、A$350,000以上なら home concession で A$7,175 下がります（それ未満は少なめ）。1年以内の入居などの条件があります。計算機は Queensland Revenue Office（qro.qld.gov.au）にあります。',
    statementOfInformation:
      'いいえ、そのままでは使えません。ビクトリア州の Statement of Information の価格は仲介業者自身の見積もりで、一つの価格か幅10%以内、比較できる成約3件が要ります。当方の数字は照合用で、幅は普通もっと広いです。規則は Consumer Affairs Victoria（consumer.vic.gov.au）にあります。',
    seaRisk:
      '手元の数字は今のもので、洪水と海岸浸食の地図はありますが、海面上昇はありません。coastalrisk.com.au が地図で、市の沿岸地図が通りごとに示します。河口近くの低地に注意してください。補償の費用は保険の見積もりで分かります。',
    floodDoubt:
      'おっしゃるとおりかもしれません。当方の洪水地図はモデルで、排水路、小川、想定を超える洪水は入らず、2022年などの記録でもありません。住所ごとの市の洪水地図と水位、当時を知る近所の人、契約前の保険見積もりを頼りにしてください。',
    higherParts:
      '標高のデータがないので、どの通りが高いかは言えません。市の洪水地図には通りごとの水位、elevation.fsdf.org.au には地面の高さがあり、水がどこまで来たかは近所の人が知っています。地区や住所が当方の地図（モデル）で洪水区域かどうかはお答えできます。',
  },
  ko: {
    firb: 'FIRB는 외국인투자심사위원회로, 외국인이 계약 전에 받아야 하는 연방 승인을 맡은 곳입니다. foreigninvestment.gov.au에서 국세청에 온라인으로 신청하고, 수수료는 가격에 따라 오르며 보통 30일쯤 걸립니다. 시민권자, 영주권자, 이곳에 사는 뉴질랜드인은 필요 없습니다.',
    foreignFees:
      '외국인 구매자는 사기 전에 신청 수수료를 냅니다. 가격에 따라 오르고 매년 7월 1일에 바뀌니, 오늘 금액은 foreigninvestment.gov.au 계산기에서 확인하세요. 한 해에 183일 이상 아무도 살지 않고 임대로도 내놓지 않으면 공실 수수료가 있습니다. 가족이 살면 인정됩니다. ATO(ato.gov.au)가 걷습니다.',
    jointForeign:
      '추가세는 보통 외국인 구매자의 지분에만 붙습니다. 반씩이면 가격의 절반입니다. 빅토리아처럼 함께 살 집이면 부부에게 더 너그러운 주도 있습니다. 시민권자나 영주권자인 배우자와 joint tenants로 사면 보통 승인도 필요 없습니다. 주 세무서가 정하니 서명 전에 물어보세요.',
    waitForResidency:
      '보통 그렇습니다. 계약일에 영주권자이면 외국인 추가세와 승인 없이 일반 세금만 냅니다. 인도일이 아니라 서명할 때의 신분이 기준이고, 거주 기간을 보는 주도 있습니다. 먼저 주 세무서에 확인하세요.',
    homeConcession:
      '생애 첫 주택이 아니라면 저희 계산은 일반 세율입니다. 퀸즐랜드에서는 직접 살려고 사면 덜 냅니다. A$350,000부터 home concession으로 A$7,175가 줄고(그 아래는 더 적게), 1년 안에 입주하는 등의 조건이 있습니다. 계산기는 Queensland Revenue Office(qro.qld.gov.au)에 있습니다.',
    statementOfInformation:
      '아니요, 그대로는 안 됩니다. 빅토리아주 Statement of Information의 가격은 중개인 자신의 추정이어야 하고, 한 가격 또는 10% 이내 범위에 비교 거래 3건이 필요합니다. 저희 숫자는 대조용이며 범위가 보통 더 넓습니다. 규정: Consumer Affairs Victoria(consumer.vic.gov.au).',
    seaRisk:
      '제 자료는 현재 기준입니다. 홍수와 해안 침식 지도는 있지만 해수면 상승은 없습니다. coastalrisk.com.au가 지도로, 시의 해안 지도가 거리별로 보여 줍니다. 하구 근처 낮은 땅을 살펴보세요. 보장 비용은 보험 견적이 알려 줍니다.',
    floodDoubt:
      '말씀이 맞을 수 있습니다. 저희 홍수 지도는 모형이라 배수로, 작은 개울, 더 큰 홍수는 빠져 있고 2022년 등의 기록도 아닙니다. 주소별 시 홍수 지도와 수위, 그때를 아는 이웃, 서명 전 보험 견적을 믿으세요.',
    higherParts:
      '고도 자료가 없어 어느 거리가 더 높은지는 말할 수 없습니다. 시 홍수 지도에 거리별 수위가, elevation.fsdf.org.au에 지면 높이가 있고, 물이 어디서 멈췄는지는 이웃이 압니다. 동네나 주소가 저희 지도(모형)에서 홍수 구역인지는 알려 드립니다.',
  },
  zh: {
    firb: 'FIRB 是外国投资审查委员会：海外买家签合同前要先拿到的联邦批准就由它负责。申请在网上向税务局提交（foreigninvestment.gov.au），费用随房价上涨，一般约30天有结果。公民、永久居民和住在这里的新西兰人不需要。',
    foreignFees:
      '海外买家购买前要交申请费，金额随房价上升，每年7月1日调整：当天金额请用 foreigninvestment.gov.au 的计算器。一年中若有至少183天没人住、也没有出租，要交空置费；有亲属住在里面也算有人住。由 ATO 收取（ato.gov.au）。',
    jointForeign:
      '附加税通常只按海外买家的份额收：各占一半，就按房价的一半算。有些州对夫妻较宽，例如维州两人都住的房子。与公民或永久居民配偶以 joint tenants 方式购买，通常也不用审批。由州税务局决定，签约前请先问。',
    waitForResidency:
      '通常可以：签合同那天已是永久居民，只交普通印花税，没有海外附加税，也不用审批。看的是签约时的身份，不是交房时；有些州还看您住了多久。请先向州税务局确认。',
    homeConcession:
      '除首套房外，我们按一般税率计算。在昆州，买来自住会少交：房价 A$350,000 起，home concession 减 A$7,175（以下减得少些），要满足一年内入住等条件。计算器在 Queensland Revenue Office：qro.qld.gov.au。',
    statementOfInformation:
      '不能直接用：维州 Statement of Information 上的价格必须是中介自己的估价，单一价格或不超过10%的区间，并附三笔可比成交。我们的数字只能作参考，区间通常更宽。规则见 Consumer Affairs Victoria（consumer.vic.gov.au）。',
    seaRisk:
      '我的数据是今天的：有洪水和海岸侵蚀地图，没有海平面上升。coastalrisk.com.au 有地图，市政府的海岸灾害图可看到街道；河口附近的低地要留意。保障要多少钱，看保险报价。',
    floodDoubt:
      '您很可能是对的。我们的洪水图是模型：不含排水道、小溪和更大的洪水，也不是2022年或其他洪水的记录。请以市政府该地址的洪水图和水位、当时在场的邻居，以及签约前的保险报价为准。',
    higherParts:
      '我没有海拔数据，说不出哪些街道更高。市政府洪水图有各街水位，elevation.fsdf.org.au 有地面高度，水淹到哪里邻居最清楚。某个区或地址在我们的地图（模型）上是否属洪水区，我可以告诉您。',
  },
  ar: {
    firb: 'FIRB هو مجلس مراجعة الاستثمار الأجنبي: الجهة الاتحادية التي يحتاج المشتري الأجنبي إلى موافقتها قبل التوقيع. يُقدَّم الطلب عبر الإنترنت إلى مكتب الضرائب على foreigninvestment.gov.au، برسم يزيد مع السعر، ويستغرق عادة نحو 30 يومًا. المواطنون والمقيمون الدائمون والنيوزيلنديون المقيمون هنا لا يحتاجونها.',
    foreignFees:
      'يدفع المشتري الأجنبي رسم طلب قبل الشراء؛ يرتفع مع السعر ويتغير كل 1 يوليو، فخذ مبلغ اليوم من حاسبة foreigninvestment.gov.au. ويُستحق رسم شغور عن السنة التي لا يسكن فيها أحد البيت ولا يُعرض للإيجار 183 يومًا على الأقل؛ وسكن أحد الأقارب يُحتسب. تحصّله ATO (ato.gov.au).',
    jointForeign:
      'تقع الضريبة الإضافية عادةً على حصة المشتري الأجنبي فقط: مناصفةً على نصف السعر. وبعض الولايات ألين مع الأزواج، مثل فيكتوريا لبيت يسكنه الاثنان. ومن يشتري بصفة joint tenants مع زوج مواطن أو مقيم دائم لا يحتاج عادةً إلى موافقة. مكتب ضرائب الولاية هو من يقرر: اسأله قبل التوقيع.',
    waitForResidency:
      'نعم في العادة: من كان مقيمًا دائمًا يوم العقد يدفع الرسم العادي دون الضريبة الإضافية ودون موافقة. العبرة بوضعك عند التوقيع لا عند التسليم، وبعض الولايات تنظر أيضًا في مدة إقامتك. تأكد أولًا من مكتب ضرائب الولاية.',
    homeConcession:
      'باستثناء أول بيت، أحسب بالسعر العام. في كوينزلاند يدفع أقل من يشتري ليسكن: ابتداءً من A$350,000 يخصم home concession مبلغ A$7,175 (وأقل دون ذلك)، بشروط مثل الانتقال خلال سنة. الحاسبة لدى Queensland Revenue Office: qro.qld.gov.au.',
    statementOfInformation:
      'لا، ليس كما هو: في فيكتوريا يجب أن يكون السعر في Statement of Information تقدير الوكيل نفسه، سعرًا واحدًا أو نطاقًا لا يتجاوز 10%، مع ثلاث مبيعات مماثلة. رقمنا للمقارنة فقط ونطاقه أوسع عادةً. القواعد لدى Consumer Affairs Victoria (consumer.vic.gov.au).',
    seaRisk:
      'أرقامي لليوم: لدي خرائط الفيضان وتآكل الساحل، لا ارتفاع البحر. يعرضه coastalrisk.com.au على خريطة، وخرائط الساحل لدى البلدية شارعًا شارعًا؛ انتبه للأرض المنخفضة قرب المصبات. وعرض التأمين يخبرك بكلفة التغطية.',
    floodDoubt:
      'قد تكون محقًا. خريطتنا للفيضان نموذج: لا تشمل المصارف والجداول الصغيرة ولا الفيضانات الأكبر، وليست سجلًا لعام 2022 أو غيره. اعتمد على خرائط البلدية ومناسيبها للعنوان، وعلى الجيران، وعلى عرض تأمين قبل التوقيع.',
    higherParts:
      'ليست لدي ارتفاعات، فلا أستطيع أن أقول أي الشوارع أعلى. خرائط الفيضان لدى البلدية تعطي المناسيب شارعًا شارعًا، وelevation.fsdf.org.au ارتفاع الأرض، والجيران يعرفون أين توقف الماء. وأخبرك لضاحية أو عنوان هل هو في منطقة فيضان على خرائطنا، وهي نموذج.',
  },
  hi: {
    firb: 'FIRB यानी विदेशी निवेश समीक्षा बोर्ड: वह संघीय दफ़्तर जिसकी मंज़ूरी विदेशी खरीदार को साइन करने से पहले लेनी होती है। आवेदन foreigninvestment.gov.au पर टैक्स ऑफिस को ऑनलाइन होता है, फीस कीमत के साथ बढ़ती है और आम तौर पर करीब 30 दिन लगते हैं। नागरिकों, स्थायी निवासियों और यहाँ रहने वाले न्यूज़ीलैंड के लोगों को इसकी ज़रूरत नहीं।',
    foreignFees:
      'विदेशी खरीदार को खरीदने से पहले आवेदन शुल्क देना होता है; यह कीमत के साथ बढ़ता है और हर 1 जुलाई को बदलता है: आज की रकम foreigninvestment.gov.au के कैलकुलेटर में है। जिस साल कम से कम 183 दिन घर में कोई न रहे और वह किराये पर भी न दिया जाए, उस साल खाली घर का शुल्क लगता है; कोई रिश्तेदार रहे तो गिना जाता है। इसे ATO लेता है (ato.gov.au)।',
    jointForeign:
      'अतिरिक्त कर आमतौर पर सिर्फ विदेशी खरीदार के हिस्से पर लगता है: आधा-आधा हो तो आधी कीमत पर। कुछ राज्य जोड़ों के लिए नरम हैं, जैसे विक्टोरिया, अगर दोनों उसी घर में रहें। नागरिक या स्थायी निवासी जीवनसाथी के साथ joint tenants के रूप में खरीदने पर आमतौर पर मंज़ूरी नहीं चाहिए। फैसला राज्य के राजस्व कार्यालय का है: साइन करने से पहले पूछें।',
    waitForResidency:
      'आमतौर पर हाँ: अनुबंध के दिन जो स्थायी निवासी हो, वह अतिरिक्त कर और मंज़ूरी के बिना सिर्फ सामान्य शुल्क देता है। साइन करते समय की स्थिति गिनी जाती है, कब्ज़े की नहीं, और कुछ राज्य यह भी देखते हैं कि आप यहाँ कब से रहते हैं। पहले राज्य के राजस्व कार्यालय से पक्का करें।',
    homeConcession:
      'पहले घर को छोड़कर हमारा हिसाब सामान्य दर का है। क्वींसलैंड में खुद रहने के लिए खरीदने पर कम लगता है: A$3,50,000 से ऊपर home concession A$7,175 घटाती है (उससे नीचे कम), एक साल में रहने जाने जैसी शर्तों पर। कैलकुलेटर Queensland Revenue Office के पास है: qro.qld.gov.au।',
    statementOfInformation:
      'नहीं, ऐसे नहीं: विक्टोरिया में Statement of Information की कीमत एजेंट का अपना अनुमान होनी चाहिए, एक कीमत या ज़्यादा से ज़्यादा 10% की सीमा, तीन मिलती-जुलती बिक्रियों के साथ। हमारा आंकड़ा सिर्फ मिलान के लिए है और उसकी सीमा आमतौर पर चौड़ी होती है। नियम: Consumer Affairs Victoria (consumer.vic.gov.au)।',
    seaRisk:
      'मेरे आंकड़े आज के हैं: बाढ़ और तट कटाव के नक्शे हैं, समुद्र कितना बढ़ेगा यह नहीं। coastalrisk.com.au नक्शे पर दिखाता है और काउंसिल के तटीय नक्शे गली-गली; मुहाने के पास की नीची ज़मीन देखें। बीमा का कोटेशन बताता है कि कवर कितने का है।',
    floodDoubt:
      'हो सकता है आप सही हों। हमारा बाढ़ का नक्शा मॉडल है: नालियाँ, छोटी धाराएँ और उससे बड़ी बाढ़ें उसमें नहीं हैं, और वह 2022 या किसी और बाढ़ का रिकॉर्ड नहीं है। पते के लिए काउंसिल के बाढ़ नक्शे और जलस्तर, पड़ोसियों, और साइन करने से पहले बीमा के कोटेशन पर भरोसा करें।',
    higherParts:
      'मेरे पास ऊँचाइयाँ नहीं हैं, इसलिए नहीं कह सकता कि कौन सी गलियाँ ऊँची हैं। काउंसिल के बाढ़ नक्शे गली-गली जलस्तर दिखाते हैं, elevation.fsdf.org.au ज़मीन की ऊँचाई, और पड़ोसी जानते हैं कि पानी कहाँ रुका। किसी इलाके या पते के लिए बता सकता हूँ कि वह हमारे नक्शों (मॉडल) में बाढ़ क्षेत्र में है या नहीं।',
  },
};
