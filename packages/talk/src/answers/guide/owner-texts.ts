import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { OwnerTopic } from '../../guide/owner-topics.ts';

type OwnerTexts = Readonly<Record<OwnerTopic, string>>;

/** What is told to whoever sells, insures or rents: the answer first, then who decides. */
export const OWNER_TEXTS: Readonly<Record<AssistantLanguage, OwnerTexts>> = {
  en: {
    insurerRefuses:
      'An insurer may refuse, but others may not: each one decides for the exact address, so ask three or four, or a broker (needabroker.com.au). findaninsurer.com.au (Insurance Council) shows who covers what; cover without flood, or a higher premium, may still be offered. If you are buying, have a quote before you sign, because a bank won’t lend on a home without cover. If a refusal seems unfair, ask for the reason in writing; AFCA hears complaints for free: 1800 931 678.',
    auctionOrPrivate:
      'An auction suits a home that several people will want, in a market where most auctions sell; a private treaty sale suits one with few likely buyers, and lets you wait and negotiate. An auction is quick and unconditional, but costs more to advertise and can pass in; a private sale can take longer, with cooling-off and conditions. Ask each agent for recent results of both nearby.',
    openHomes:
      'Usually once or twice a week for about 30 minutes over three or four weeks, most often on Saturday, plus private inspections for serious buyers. You decide: agree the days with the agent in the agency agreement, lock valuables away, and be out while it is open. Ask for the number of visitors and what they said after each one.',
    reservePrice:
      'The reserve is the lowest price at which the home may be sold at auction, and you as the seller set it, usually in writing on the day or shortly before. Nobody has to tell the buyers. Set it from recent sales nearby and from the interest you had; below it the home is passed in, and you can negotiate with the highest bidder.',
    soldAtLoss:
      'I’m sorry, that hurts, and it happens to careful people too. A loss is only real once you sell: if you can pay the loan and don’t have to move, waiting costs you nothing but time. If you have to sell, take the loan, about 2% to 4% for selling and any break fee off the price; if it doesn’t cover the loan, talk to the lender before you list it. On an investment the loss can be set against later gains; an accountant can tell you.',
    bond: 'The bond belongs to you and is held by the state’s bond authority, not by the landlord, who may keep part of it only for unpaid rent, cleaning or damage beyond fair wear and tear. When you leave you can claim it yourself; if the landlord disagrees, the tribunal decides, and it is on them to prove it. Keep the condition reports and photos.',
    rentIncrease:
      'The landlord has to give notice in writing before the rent goes up, and mostly only once in 12 months: 60 days in NSW, Queensland, WA, SA and Tasmania, 90 in Victoria, 8 weeks in the ACT and 30 days in the NT. During a fixed term it may rise only if the lease says so. If it is far above similar homes nearby, the tribunal can look at it; don’t stop paying meanwhile.',
    breakLease:
      'If there is no fixed term, you can leave with the notice that your state sets, usually two to four weeks. If you end a fixed lease early, you usually owe a set fee (up to four weeks’ rent in NSW) or the rent until somebody else moves in, and the landlord has to look for a new tenant. Give notice in writing, and call the free tenants’ service first: in hardship or danger other rules apply.',
    certificateCost:
      'I don’t know a price for it: I can’t see fees from here. A certificate is issued on the page of a home’s assessment (choose Certificate); before it is recorded on a chain, what that costs is estimated there, as far as the chain says so. Checking one on the Verify page is free.',
  },
  de: {
    insurerRefuses:
      'Ein Versicherer darf ablehnen, aber nicht jeder tut es: Jeder entscheidet für die genaue Adresse, fragen Sie also drei, vier andere oder einen Makler (needabroker.com.au). findaninsurer.com.au (Insurance Council) zeigt, wer was versichert; oft geht es ohne Hochwasser oder mit höherer Prämie. Wer kauft, braucht das Angebot vor der Unterschrift, denn ohne Versicherung leiht keine Bank. Erscheint eine Absage unfair, verlangen Sie den Grund schriftlich; AFCA hilft kostenlos: 1800 931 678.',
    auctionOrPrivate:
      'Eine Auktion passt, wenn mehrere das Haus wollen und die meisten Auktionen zum Verkauf führen; ein freier Verkauf (private treaty) passt bei wenigen Interessenten und lässt Ihnen Zeit zu verhandeln. Die Auktion ist schnell und ohne Bedingungen, kostet aber mehr Werbung und kann ohne Gebot enden; der freie Verkauf dauert oft länger, mit Widerrufsfrist und Bedingungen. Fragen Sie jeden Makler nach beiden Ergebnissen in der Nähe.',
    openHomes:
      'Meist ein- bis zweimal die Woche für etwa 30 Minuten, drei bis vier Wochen lang, am häufigsten samstags, dazu Einzeltermine für ernste Käufer. Sie entscheiden: Legen Sie die Tage mit dem Makler fest, schließen Sie Wertsachen weg und gehen Sie während der Besichtigung aus dem Haus. Lassen Sie sich jedes Mal sagen, wie viele kamen und was sie meinten.',
    reservePrice:
      'Der Reservepreis ist der niedrigste Preis, zu dem bei der Auktion verkauft werden darf, und Sie als Verkäufer legen ihn fest, meist schriftlich kurz vorher. Die Käufer müssen ihn nicht erfahren. Richten Sie sich nach jüngsten Verkäufen in der Nähe und nach dem Interesse; darunter wird nicht verkauft, und Sie können mit dem Höchstbietenden verhandeln.',
    soldAtLoss:
      'Das tut mir leid, das schmerzt, und es passiert auch vorsichtigen Menschen. Ein Verlust entsteht erst beim Verkauf: Wenn Sie die Raten zahlen können und nicht umziehen müssen, kostet Warten nur Zeit. Müssen Sie verkaufen, ziehen Sie Kredit, etwa 2 bis 4 % Verkaufskosten und eine mögliche Vorfälligkeitsgebühr vom Preis ab; reicht er nicht, sprechen Sie vor dem Inserat mit der Bank. Bei einer Kapitalanlage zählt der Verlust gegen spätere Gewinne; das weiß ein Steuerberater.',
    bond: 'Die Kaution gehört Ihnen und liegt bei der Kautionsbehörde des Bundesstaats, nicht beim Vermieter; er darf nur für offene Miete, Reinigung oder Schäden über normale Abnutzung hinaus etwas behalten. Beim Auszug können Sie sie selbst anfordern; widerspricht der Vermieter, entscheidet das Tribunal, und er muss es beweisen. Bewahren Sie Übergabeprotokolle und Fotos auf.',
    rentIncrease:
      'Der Vermieter muss eine Erhöhung schriftlich ankündigen, meist höchstens einmal in 12 Monaten: 60 Tage vorher in NSW, Queensland, WA, SA und Tasmanien, 90 in Victoria, 8 Wochen im ACT, 30 Tage im NT. In einem befristeten Vertrag darf er nur erhöhen, wenn es darin steht. Liegt die Miete weit über ähnlichen Wohnungen, kann das Tribunal prüfen; zahlen Sie inzwischen weiter.',
    breakLease:
      'Ohne feste Laufzeit können Sie mit der Frist Ihres Bundesstaats gehen, meist zwei bis vier Wochen. Beenden Sie einen befristeten Vertrag vorzeitig, schulden Sie meist eine feste Gebühr (in NSW bis vier Wochenmieten) oder die Miete, bis jemand einzieht, und der Vermieter muss suchen. Kündigen Sie schriftlich und rufen Sie vorher die kostenlose Mieterberatung an: Bei Not oder Gefahr gilt anderes.',
    certificateCost:
      'Einen Preis dafür kenne ich nicht: Gebühren sehe ich von hier aus nicht. Ein Zertifikat wird auf der Seite der Bewertung ausgestellt (Zertifikat wählen); bevor es in eine Kette eingetragen wird, steht dort eine Schätzung der Kosten, soweit die Kette sie nennt. Die Prüfung auf der Seite „Prüfen“ ist kostenlos.',
  },
  fr: {
    insurerRefuses:
      'Un assureur peut refuser, mais pas forcément les autres : chacun décide pour l’adresse exacte, demandez donc à trois ou quatre, ou à un courtier (needabroker.com.au). findaninsurer.com.au (Insurance Council) montre qui couvre quoi ; parfois sans l’inondation, ou avec une prime plus élevée. Si vous achetez, ayez un devis avant de signer, car sans assurance la banque ne prête pas. Si un refus semble injuste, demandez le motif par écrit ; l’AFCA traite les plaintes gratuitement : 1800 931 678.',
    auctionOrPrivate:
      'Les enchères conviennent à un bien que plusieurs personnes voudront, là où la plupart des enchères aboutissent ; la vente de gré à gré (private treaty) convient s’il y a peu d’acheteurs, et laisse le temps de négocier. Les enchères vont vite et sans conditions, mais coûtent plus en publicité et peuvent échouer ; le gré à gré est souvent plus long, avec rétractation et conditions. Demandez aux agents les résultats récents des deux près de chez vous.',
    openHomes:
      'D’habitude une ou deux fois par semaine, environ 30 minutes, pendant trois ou quatre semaines, surtout le samedi, plus des visites privées pour les acheteurs sérieux. C’est vous qui décidez : fixez les jours avec l’agent, rangez vos objets de valeur et sortez pendant la visite. Demandez chaque fois combien sont venus et ce qu’ils ont dit.',
    reservePrice:
      'Le prix de réserve est le prix le plus bas auquel le bien peut être vendu aux enchères, et c’est vous, le vendeur, qui le fixez, en général par écrit juste avant. Les acheteurs n’ont pas à le connaître. Fixez-le d’après les ventes récentes du quartier et l’intérêt reçu ; en dessous, le bien n’est pas vendu et vous négociez avec le meilleur enchérisseur.',
    soldAtLoss:
      'Je suis désolé, c’est dur, et cela arrive aussi aux gens prudents. La perte n’est réelle qu’à la vente : si vous pouvez payer le prêt et n’êtes pas obligé de partir, attendre ne coûte que du temps. S’il faut vendre, retirez du prix le prêt, environ 2 à 4 % de frais et une éventuelle pénalité ; si cela ne suffit pas, parlez à la banque avant d’annoncer. Pour un investissement, la perte se déduit de gains futurs ; un comptable vous le dira.',
    bond: 'La caution est à vous et se trouve auprès de l’autorité de l’État, pas chez le propriétaire, qui ne peut garder que pour un loyer impayé, le ménage ou des dégâts au-delà de l’usure normale. En partant, vous pouvez la réclamer vous-même ; s’il conteste, le tribunal décide et c’est à lui de prouver. Gardez états des lieux et photos.',
    rentIncrease:
      'Le propriétaire doit prévenir par écrit avant d’augmenter, et en général une seule fois en 12 mois : 60 jours en NSW, Queensland, WA, SA et Tasmanie, 90 au Victoria, 8 semaines dans l’ACT, 30 jours dans le NT. Pendant un bail à durée fixe, seulement si le bail le prévoit. Si c’est bien au-dessus du quartier, le tribunal peut l’examiner ; continuez à payer en attendant.',
    breakLease:
      'Sans durée fixe, vous pouvez partir avec le préavis de votre État, en général deux à quatre semaines. Rompre un bail à durée fixe coûte d’habitude une indemnité (jusqu’à quatre semaines de loyer en NSW) ou le loyer jusqu’au prochain locataire, que le propriétaire doit chercher. Prévenez par écrit et appelez d’abord le service gratuit des locataires : en difficulté ou en danger, d’autres règles valent.',
    certificateCost:
      'Je n’en connais pas le prix : je ne vois pas les frais d’ici. Un certificat se fait sur la page de l’évaluation du bien (choisir Certificat) ; avant l’inscription sur une chaîne, le coût y est estimé, si la chaîne l’indique. Le vérifier sur la page de vérification est gratuit.',
  },
  es: {
    insurerRefuses:
      'Una aseguradora puede negarse, pero otras quizá no: cada una decide para la dirección exacta, así que pregunte a tres o cuatro, o a un corredor (needabroker.com.au). findaninsurer.com.au (Insurance Council) muestra quién cubre qué; a veces sin inundación o con una prima más alta. Si compra, tenga la cotización antes de firmar, porque sin seguro el banco no presta. Si la negativa parece injusta, pida el motivo por escrito; AFCA atiende quejas gratis: 1800 931 678.',
    auctionOrPrivate:
      'La subasta conviene a una casa que querrán varios, donde la mayoría de las subastas acaban en venta; la venta privada (private treaty) conviene si hay pocos compradores y deja tiempo para negociar. La subasta es rápida y sin condiciones, pero cuesta más publicidad y puede quedar desierta; la privada suele tardar más, con plazo de arrepentimiento y condiciones. Pida a cada agente resultados recientes de ambas en la zona.',
    openHomes:
      'Lo normal es una o dos veces por semana, unos 30 minutos, durante tres o cuatro semanas, casi siempre el sábado, más visitas privadas para compradores serios. Usted decide: acuerde los días con el agente, guarde lo de valor y salga mientras está abierta. Pida cada vez cuántos vinieron y qué dijeron.',
    reservePrice:
      'El precio de reserva es el mínimo al que se puede vender en la subasta, y lo fija usted como vendedor, normalmente por escrito poco antes. No hay que decírselo a los compradores. Fíjelo según ventas recientes cercanas y el interés que hubo; por debajo no se vende y puede negociar con quien más ofreció.',
    soldAtLoss:
      'Lo siento, eso duele, y le pasa también a gente prudente. La pérdida solo es real al vender: si puede pagar el préstamo y no tiene que mudarse, esperar solo cuesta tiempo. Si tiene que vender, reste del precio el préstamo, un 2% a 4% de gastos y una posible penalización; si no alcanza, hable con el banco antes de anunciarla. En una inversión la pérdida compensa ganancias futuras; un contador se lo dirá.',
    bond: 'La fianza es suya y la guarda la autoridad del estado, no el propietario, que solo puede quedarse parte por renta impaga, limpieza o daños más allá del desgaste normal. Al irse puede reclamarla usted mismo; si el propietario no está de acuerdo, decide el tribunal y él debe probarlo. Guarde los informes de estado y fotos.',
    rentIncrease:
      'El propietario debe avisar por escrito antes de subir la renta, y casi siempre solo una vez en 12 meses: 60 días en NSW, Queensland, WA, SA y Tasmania, 90 en Victoria, 8 semanas en el ACT y 30 días en el NT. En un contrato a plazo fijo, solo si lo dice. Si queda muy por encima de casas parecidas, el tribunal puede revisarlo; mientras tanto siga pagando.',
    breakLease:
      'Sin plazo fijo puede irse con el aviso que marca su estado, normalmente de dos a cuatro semanas. Si termina antes un contrato fijo, suele deber una suma (hasta cuatro semanas de renta en NSW) o la renta hasta que entre otro, y el propietario debe buscarlo. Avise por escrito y llame antes al servicio gratuito de inquilinos: en apuros o en peligro valen otras reglas.',
    certificateCost:
      'No sé un precio: desde aquí no veo tarifas. Un certificado se emite en la página de la valoración de la vivienda (elija Certificado); antes de anotarlo en una cadena, allí se estima el coste, si la cadena lo dice. Comprobarlo en la página de verificación es gratis.',
  },
  it: {
    insurerRefuses:
      'Un assicuratore può dire di no, ma altri forse sì: ognuno decide per l’indirizzo esatto, quindi ne senta altri tre o quattro, o un broker (needabroker.com.au). Su findaninsurer.com.au (Insurance Council) vede chi copre cosa; a volte senza l’alluvione o con un premio più alto. Se compra, abbia il preventivo prima di firmare, perché senza polizza la banca non presta. Se il rifiuto sembra ingiusto, chieda il motivo per iscritto; AFCA tratta i reclami gratis: 1800 931 678.',
    auctionOrPrivate:
      'L’asta conviene per una casa che vorranno in tanti, dove la maggior parte delle aste finisce in vendita; la vendita privata (private treaty) conviene con pochi acquirenti e lascia il tempo di trattare. L’asta è veloce e senza condizioni, ma costa più pubblicità e può andare deserta; quella privata dura spesso di più, con recesso e condizioni. Chieda agli agenti i risultati recenti di entrambe in zona.',
    openHomes:
      'Di solito una o due volte alla settimana, circa 30 minuti, per tre o quattro settimane, quasi sempre il sabato, più visite private per chi fa sul serio. Decide Lei: fissi i giorni con l’agente, chiuda via gli oggetti di valore ed esca durante la visita. Si faccia dire ogni volta quanti sono venuti e cosa hanno detto.',
    reservePrice:
      'Il prezzo di riserva è il minimo a cui si può vendere all’asta, e lo decide Lei come venditore, di solito per iscritto poco prima. Agli acquirenti non va detto. Lo fissi secondo le vendite recenti vicine e l’interesse avuto; sotto quella cifra non si vende e si può trattare con il miglior offerente.',
    soldAtLoss:
      'Mi dispiace, fa male, e succede anche a chi è prudente. La perdita è reale solo quando si vende: se riesce a pagare il mutuo e non deve andare via, aspettare costa solo tempo. Se deve vendere, tolga dal prezzo il mutuo, circa il 2–4% di spese e un’eventuale penale; se non basta, parli con la banca prima di mettere l’annuncio. Su un investimento la perdita si compensa con guadagni futuri; lo sa un commercialista.',
    bond: 'Il deposito cauzionale è Suo e lo tiene l’autorità dello stato, non il proprietario, che può trattenere solo per affitto non pagato, pulizie o danni oltre la normale usura. Quando va via può chiederlo Lei stesso; se il proprietario non è d’accordo decide il tribunale, e deve provarlo lui. Tenga i verbali e le foto.',
    rentIncrease:
      'Il proprietario deve avvisare per iscritto prima di aumentare l’affitto, e di solito una sola volta in 12 mesi: 60 giorni in NSW, Queensland, WA, SA e Tasmania, 90 in Victoria, 8 settimane nell’ACT e 30 giorni nel NT. In un contratto a termine solo se c’è scritto. Se è molto sopra case simili, il tribunale può valutarlo; intanto continui a pagare.',
    breakLease:
      'Senza termine fisso può andare via con il preavviso del Suo stato, di solito da due a quattro settimane. Se chiude prima un contratto a termine, di solito deve una somma (fino a quattro settimane di affitto in NSW) o l’affitto finché entra un altro, che il proprietario deve cercare. Avvisi per iscritto e chiami prima il servizio gratuito per inquilini: in difficoltà o pericolo valgono altre regole.',
    certificateCost:
      'Non ne conosco il prezzo: da qui non vedo le tariffe. Un certificato si emette dalla pagina della valutazione della casa (scelga Certificato); prima di registrarlo su una catena, lì c’è una stima del costo, se la catena la dice. Verificarlo nella pagina di verifica è gratis.',
  },
  pt: {
    insurerRefuses:
      'Uma seguradora pode recusar, mas outras talvez não: cada uma decide para o endereço exato, então pergunte a três ou quatro, ou a um corretor (needabroker.com.au). findaninsurer.com.au (Insurance Council) mostra quem cobre o quê; às vezes sem inundação ou com prêmio mais alto. Se vai comprar, tenha a cotação antes de assinar, porque sem seguro o banco não empresta. Se a recusa parecer injusta, peça o motivo por escrito; a AFCA atende de graça: 1800 931 678.',
    auctionOrPrivate:
      'O leilão serve para uma casa que vários vão querer, onde a maioria dos leilões acaba em venda; a venda particular (private treaty) serve com poucos compradores e dá tempo para negociar. O leilão é rápido e sem condições, mas custa mais publicidade e pode não vender; a particular costuma demorar mais, com prazo de desistência e condições. Peça a cada agente resultados recentes dos dois na zona.',
    openHomes:
      'Normalmente uma ou duas vezes por semana, uns 30 minutos, durante três ou quatro semanas, quase sempre ao sábado, mais visitas privadas para quem está decidido. Quem decide é você: combine os dias com o agente, guarde o que tem valor e saia durante a visita. Peça sempre quantos vieram e o que disseram.',
    reservePrice:
      'O preço de reserva é o mínimo pelo qual se pode vender no leilão, e quem o define é você, o vendedor, normalmente por escrito pouco antes. Não é preciso dizê-lo aos compradores. Defina-o pelas vendas recentes na zona e pelo interesse que houve; abaixo dele não se vende e pode negociar com quem deu mais.',
    soldAtLoss:
      'Sinto muito, isso dói, e acontece também a gente cuidadosa. A perda só é real quando se vende: se consegue pagar o empréstimo e não precisa mudar, esperar só custa tempo. Se tem de vender, tire do preço o empréstimo, uns 2% a 4% de custos e uma eventual multa; se não chegar, fale com o banco antes de anunciar. Num investimento a perda desconta ganhos futuros; um contador diz como.',
    bond: 'A caução é sua e fica com a autoridade do estado, não com o senhorio, que só pode ficar com parte por renda em atraso, limpeza ou danos além do uso normal. Ao sair pode pedi-la você mesmo; se o senhorio não concordar, o tribunal decide e é ele que tem de provar. Guarde os relatórios de vistoria e fotos.',
    rentIncrease:
      'O senhorio tem de avisar por escrito antes de aumentar o aluguel, quase sempre só uma vez em 12 meses: 60 dias em NSW, Queensland, WA, SA e Tasmânia, 90 em Victoria, 8 semanas no ACT e 30 dias no NT. Num contrato a prazo, só se estiver escrito. Se ficar muito acima de casas parecidas, o tribunal pode ver; entretanto continue a pagar.',
    breakLease:
      'Sem prazo fixo pode sair com o aviso do seu estado, normalmente de duas a quatro semanas. Se acabar antes um contrato a prazo, costuma dever um valor (até quatro semanas de aluguel em NSW) ou o aluguel até entrar outro, que o senhorio tem de procurar. Avise por escrito e ligue antes para o serviço gratuito de inquilinos: em dificuldade ou perigo valem outras regras.',
    certificateCost:
      'Não sei um preço: daqui não vejo tarifas. Um certificado é emitido na página da avaliação da casa (escolha Certificado); antes de ser registado numa cadeia, o custo é estimado ali, se a cadeia o disser. Verificá-lo na página de verificação é grátis.',
  },
  ru: {
    insurerRefuses:
      'Один страховщик может отказать, а другой нет: каждый решает по точному адресу, поэтому спросите ещё трёх-четырёх или брокера (needabroker.com.au). findaninsurer.com.au (Insurance Council) показывает, кто что страхует; бывает без наводнения или дороже. Если покупаете, возьмите расчёт до подписи: без страховки банк не даст кредит. Если отказ кажется несправедливым, попросите причину письменно; AFCA разбирает жалобы бесплатно: 1800 931 678.',
    auctionOrPrivate:
      'Аукцион подходит дому, который захотят сразу несколько человек, там, где большинство аукционов кончается продажей; обычная продажа (private treaty) — когда покупателей мало: можно ждать и торговаться. Аукцион быстрый и без условий, но реклама дороже и дом может не продаться; обычная продажа часто дольше, с периодом охлаждения и условиями. Спросите у агентов недавние результаты того и другого рядом.',
    openHomes:
      'Обычно один-два раза в неделю минут на 30, три-четыре недели подряд, чаще в субботу, плюс отдельные показы серьёзным покупателям. Решаете вы: согласуйте дни с агентом, уберите ценное и уйдите на время показа. Каждый раз спрашивайте, сколько было людей и что они сказали.',
    reservePrice:
      'Резервная цена — самая низкая, по которой дом можно продать на аукционе, и назначаете её вы, продавец, обычно письменно незадолго до начала. Покупателям её не говорят. Исходите из недавних продаж рядом и из интереса; ниже неё дом не продаётся, и можно торговаться с тем, кто дал больше.',
    soldAtLoss:
      'Мне жаль, это больно, и так бывает и с осторожными людьми. Убыток становится настоящим только при продаже: если вы можете платить и не обязаны переезжать, ожидание стоит только времени. Если продавать надо, вычтите из цены кредит, примерно 2–4% расходов и возможный штраф; если не хватает, поговорите с банком до объявления. По инвестиции убыток вычитают из будущей прибыли; это скажет бухгалтер.',
    bond: 'Залог принадлежит вам и хранится в ведомстве штата, а не у хозяина; он вправе удержать только за долг по аренде, уборку или ущерб сверх обычного износа. При выезде вы можете запросить его сами; если хозяин против, решает трибунал, и доказывать должен он. Храните акты осмотра и фото.',
    rentIncrease:
      'Хозяин обязан предупредить о повышении письменно, и чаще всего не больше одного раза в 12 месяцев: за 60 дней в NSW, Квинсленде, WA, SA и Тасмании, за 90 в Виктории, за 8 недель в ACT, за 30 дней в NT. При договоре на срок — только если это в нём записано. Если сильно выше похожего жилья, трибунал может проверить; пока платите дальше.',
    breakLease:
      'Без срока вы можете съехать, предупредив за время, которое задаёт штат, обычно от двух до четырёх недель. Если прервать договор на срок, обычно платят сумму (в NSW до четырёх недель аренды) или аренду, пока не въедет другой, и хозяин обязан искать. Предупредите письменно и сначала позвоните в бесплатную службу арендаторов: в беде или опасности действуют другие правила.',
    certificateCost:
      'Цены я не знаю: отсюда тарифов не видно. Сертификат выпускают на странице оценки дома (выберите «Сертификат»); прежде чем записать его в цепочку, там показана примерная стоимость, если цепочка её сообщает. Проверить сертификат на странице проверки можно бесплатно.',
  },
  zh: {
    insurerRefuses:
      '一家保险公司拒保，别家不一定：每家都按具体地址自己决定，所以再问三四家，或找保险经纪（needabroker.com.au）。findaninsurer.com.au（Insurance Council）能查谁保什么；有时不含洪水，或保费更高。如果是买房，签字前要拿到报价，因为没有保险银行不放贷。觉得拒保不公平，请对方书面说明理由；AFCA 免费受理投诉：1800 931 678。',
    auctionOrPrivate:
      '如果会有好几个人抢、当地拍卖大多成交，就适合拍卖；买家不多的房子适合私下议价出售（private treaty），可以慢慢等、慢慢谈。拍卖快、不带条件，但广告费更高，也可能流拍；议价出售通常更久，买家有冷静期和条件。请每家中介给您看附近两种方式最近的结果。',
    openHomes:
      '一般每周一到两次，每次约 30 分钟，持续三四周，多在周六，另外给认真的买家安排单独看房。由您决定：和中介约好日子，收好贵重物品，开放时最好不在家。每次之后问中介来了多少人、怎么说。',
    reservePrice:
      '底价是拍卖时愿意卖出的最低价，由您作为卖家决定，一般在拍卖前不久书面定下。不必告诉买家。参考附近最近的成交和看房热度来定；低于底价就流拍，可以和出价最高的人再谈。',
    soldAtLoss:
      '很抱歉，这确实不好受，再谨慎的人也会遇到。只有卖了才是真的亏：如果还得起贷款、又不必搬走，等一等只花时间。如果非卖不可，把房价减去贷款、大约 2% 到 4% 的卖房费用和可能的违约金；不够还贷款的话，挂牌前先找银行谈。投资房的亏损可以抵以后的收益，请问会计师。',
    bond: '押金是您的，由州的押金机构保管，不在房东手里；房东只能因欠租、清洁或超出正常磨损的损坏扣一部分。退租时您可以自己申请退还；房东不同意就由仲裁庭决定，举证的是房东。请保存验房报告和照片。',
    rentIncrease:
      '房东涨租必须提前书面通知，多数州 12 个月内只能涨一次：NSW、昆士兰、WA、SA、塔州提前 60 天，维州 90 天，ACT 8 周，NT 30 天。固定租期内，只有合同写明才能涨。如果比附近类似的房子高很多，可以请仲裁庭审查；这期间请照常付租。',
    breakLease:
      '没有固定租期的话，按所在州规定的时间提前通知即可搬走，一般两到四周。固定租期提前退租，通常要付一笔费用（NSW 最多四周租金），或付到新租客搬入为止，房东有义务去找人。请书面通知，并先打免费的租客服务电话：有困难或有危险时另有规定。',
    certificateCost:
      '我不知道价格：在这里看不到收费。证书在房屋评估页面上开（选“证书”）；写入链之前，那里会显示预计费用（如果链上有的话）。在验证页面核验证书是免费的。',
  },
  ja: {
    insurerRefuses:
      '断る会社があっても、他社が引き受けることはあります。会社ごとに住所を見て決めるので、ほかの三、四社かブローカー（needabroker.com.au）に聞いてください。findaninsurer.com.au（Insurance Council）で何を引き受けるか調べられ、洪水を除くか保険料を上げる形もあります。買う場合は署名の前に見積もりを。保険がないと銀行は貸しません。断られ方が不当なら理由を書面で求めてください。AFCAは苦情を無料で受けます：1800 931 678。',
    auctionOrPrivate:
      '欲しい人が何人もいて、オークションの多くが成立している地域ならオークション、買い手が少なそうな家なら相対の売却（private treaty）が向きます。オークションは早く条件なしですが、広告費が高く、流れることもあります。相対の売却は時間をかけて交渉できますが、長くなりがちで、クーリングオフや条件が付きます。近所での両方の最近の結果を各社に聞いてください。',
    openHomes:
      'ふつう週に1、2回、約30分ずつ、3、4週間、土曜が中心で、本気の買い手には個別の内見もします。決めるのはあなたです。日程を仲介業者と決め、貴重品はしまい、公開中は外出しましょう。毎回、何人来て何と言ったかを聞いてください。',
    reservePrice:
      '最低売却価格（reserve）は、オークションで売ってよい一番低い価格で、売り主であるあなたが、ふつう直前に書面で決めます。買い手に知らせる必要はありません。近所の最近の成約と反応を見て決めてください。届かなければ流れ、最高額の人と交渉できます。',
    soldAtLoss:
      'おつらいですね。慎重な方にも起きることです。損が確定するのは売ったときだけです。返済ができて引っ越す必要がなければ、待つのにかかるのは時間だけです。売らなければならないときは、価格からローン、売却費用の約2〜4%、違約金があればそれを引いてください。足りなければ、売りに出す前に銀行に相談を。投資用なら損は将来の利益と相殺できます。会計士に聞いてください。',
    bond: '敷金（bond）はあなたのもので、大家ではなく州の機関が預かります。大家が取れるのは、未払い家賃、清掃、通常の使用を超える損傷の分だけです。退去時は自分で返還を請求できます。大家が反対すれば審判所が決め、証明するのは大家です。入居時の記録と写真を残しておいてください。',
    rentIncrease:
      '家賃を上げるには書面の予告が必要で、多くの州で12か月に1回までです。NSW、クイーンズランド、WA、SA、タスマニアは60日前、ビクトリアは90日前、ACT は8週間前、NT は30日前です。契約期間中は、契約に書かれている場合だけ上げられます。近所より大幅に高ければ審判所が判断できます。その間も家賃は払い続けてください。',
    breakLease:
      '期間の定めがなければ、州の定める予告（ふつう2〜4週間）で退去できます。期間途中の解約では、決まった違約金（NSW では最大家賃4週分）か、次の人が入るまでの家賃を払うのがふつうで、大家には探す義務があります。書面で伝え、先に無料の借り手相談に電話してください。困窮や危険があるときは別の決まりがあります。',
    certificateCost:
      '料金は分かりません。ここからは見えません。証明書は物件の評価ページで発行します（「証明書」を選択）。チェーンに記録する前に、チェーンから分かる範囲で費用の見積もりが表示されます。検証ページでの確認は無料です。',
  },
  ko: {
    insurerRefuses:
      '한 보험사가 거절해도 다른 곳은 받을 수 있습니다: 보험사마다 정확한 주소를 보고 정하니 서너 곳이나 중개인(needabroker.com.au)에게 물어보세요. findaninsurer.com.au(Insurance Council)에서 누가 무엇을 보장하는지 볼 수 있고, 홍수를 빼거나 보험료를 올려 받기도 합니다. 사는 경우 서명 전에 견적을 받으세요. 보험이 없으면 은행이 빌려주지 않습니다. 거절이 부당해 보이면 이유를 서면으로 요구하세요. AFCA가 불만을 무료로 받습니다: 1800 931 678.',
    auctionOrPrivate:
      '여러 사람이 원할 집이고 그 지역 경매가 대부분 성사된다면 경매가, 살 사람이 적은 집이라면 개별 매매(private treaty)가 맞습니다. 경매는 빠르고 조건이 없지만 광고비가 더 들고 유찰될 수 있습니다. 개별 매매는 기다리며 협상할 수 있지만 더 오래 걸리고 철회 기간과 조건이 붙습니다. 중개인마다 근처의 두 방식 최근 결과를 물어보세요.',
    openHomes:
      '보통 일주일에 한두 번, 30분쯤, 서너 주 동안 하고 토요일이 가장 많으며, 진지한 구매자는 따로 보여줍니다. 결정은 집주인이 합니다. 중개인과 날짜를 정하고 귀중품은 치우고 공개 중에는 나가 계세요. 매번 몇 명이 왔고 뭐라고 했는지 물어보세요.',
    reservePrice:
      '최저 낙찰가(reserve)는 경매에서 팔 수 있는 가장 낮은 값이고, 파는 분이 보통 직전에 서면으로 정합니다. 구매자에게 알릴 필요는 없습니다. 근처 최근 거래와 반응을 보고 정하세요. 그 아래면 유찰되고, 가장 높게 부른 사람과 협상할 수 있습니다.',
    soldAtLoss:
      '마음이 아프시겠어요. 조심스러운 분들에게도 일어나는 일입니다. 손해는 팔 때만 확정됩니다. 대출을 갚을 수 있고 꼭 이사하지 않아도 되면 기다리는 데는 시간만 듭니다. 팔아야 한다면 가격에서 대출, 매도 비용 약 2~4%, 중도 상환 수수료를 빼 보세요. 모자라면 내놓기 전에 은행과 먼저 이야기하세요. 투자용이면 손해를 나중 이익에서 뺄 수 있으니 회계사에게 물어보세요.',
    bond: '보증금은 세입자의 것이고 집주인이 아니라 주의 보증금 기관이 맡습니다. 집주인은 밀린 임대료, 청소, 통상적인 마모를 넘는 손상만큼만 가져갈 수 있습니다. 나갈 때 직접 반환을 신청할 수 있고, 집주인이 반대하면 심판소가 정하며 증명은 집주인이 해야 합니다. 상태 보고서와 사진을 보관하세요.',
    rentIncrease:
      '임대료를 올리려면 미리 서면으로 알려야 하고, 대부분 12개월에 한 번만 됩니다: NSW, 퀸즐랜드, WA, SA, 태즈메이니아는 60일 전, 빅토리아는 90일 전, ACT는 8주 전, NT는 30일 전입니다. 고정 기간 중에는 계약서에 있을 때만 올릴 수 있습니다. 근처보다 많이 높으면 심판소가 볼 수 있으니 그동안은 계속 내세요.',
    breakLease:
      '정해진 기간이 없으면 주에서 정한 만큼, 보통 2~4주 전에 알리고 나갈 수 있습니다. 고정 계약을 일찍 끝내면 보통 정해진 금액(NSW는 최대 4주 임대료)이나 다음 사람이 들어올 때까지의 임대료를 내고, 집주인은 사람을 찾아야 합니다. 서면으로 알리고 먼저 무료 세입자 상담에 전화하세요. 어려움이나 위험이 있으면 다른 규칙이 있습니다.',
    certificateCost:
      '가격은 모릅니다. 여기서는 요금이 보이지 않습니다. 증명서는 집 평가 페이지에서 발급하며(증명서 선택), 체인에 기록하기 전에 체인이 알려 주는 만큼 예상 비용이 거기에 나옵니다. 검증 페이지에서 확인하는 것은 무료입니다.',
  },
  ar: {
    insurerRefuses:
      'قد ترفض شركة تأمين ولا ترفض غيرها: كل شركة تقرر للعنوان نفسه، فاسأل ثلاثًا أو أربعًا أو وسيط تأمين (needabroker.com.au). findaninsurer.com.au (Insurance Council) يبيّن من يغطي ماذا؛ وقد يكون بلا فيضان أو بقسط أعلى. إن كنت تشتري فخذ العرض قبل التوقيع، لأن البنك لا يقرض بلا تأمين. وإن بدا الرفض غير عادل فاطلب السبب كتابة؛ AFCA تنظر في الشكاوى مجانًا: 1800 931 678.',
    auctionOrPrivate:
      'المزاد يناسب بيتًا يريده عدة أشخاص حيث تنتهي أغلب المزادات بالبيع؛ والبيع الخاص (private treaty) يناسب بيتًا مشتروه قليلون ويترك لك وقتًا للتفاوض. المزاد سريع وبلا شروط لكنه أغلى إعلانًا وقد لا يباع فيه؛ والبيع الخاص أطول غالبًا وفيه فترة تراجع وشروط. اسأل كل وسيط عن نتائج الطريقتين القريبة مؤخرًا.',
    openHomes:
      'عادة مرة أو مرتين في الأسبوع نحو 30 دقيقة لثلاثة أسابيع أو أربعة، وأكثرها السبت، مع زيارات خاصة للمشترين الجادين. القرار لك: اتفق على الأيام مع الوسيط، واحفظ الأشياء الثمينة، واخرج وقت الزيارة. واسأل كل مرة كم شخصًا جاء وماذا قالوا.',
    reservePrice:
      'السعر الأدنى (reserve) هو أقل سعر يمكن البيع به في المزاد، وأنت البائع من يحدده، عادة كتابة قبل المزاد بقليل. لا يجب إخبار المشترين به. حدده حسب المبيعات القريبة والاهتمام؛ وتحته لا يباع البيت، ويمكنك التفاوض مع صاحب أعلى عرض.',
    soldAtLoss:
      'يؤسفني ذلك، هذا مؤلم ويحدث للحذرين أيضًا. لا تصير الخسارة حقيقية إلا عند البيع: إن استطعت دفع القرض ولم تضطر للانتقال فالانتظار لا يكلف إلا الوقت. وإن اضطررت للبيع فاطرح من السعر القرض ونحو 2% إلى 4% تكاليف وأي غرامة؛ فإن لم يكف فكلم البنك قبل الإعلان. وفي الاستثمار تُخصم الخسارة من أرباح لاحقة؛ يخبرك محاسب.',
    bond: 'مبلغ الضمان لك، وتحفظه هيئة الولاية لا المالك، ولا يحق له أخذ شيء منه إلا لإيجار غير مدفوع أو تنظيف أو ضرر يزيد على الاستعمال العادي. عند الخروج يمكنك طلبه بنفسك؛ وإن اعترض المالك فالمحكمة المختصة تقرر، وعليه الإثبات. احتفظ بتقارير الحالة والصور.',
    rentIncrease:
      'على المالك أن يخطرك كتابة قبل رفع الإيجار، وغالبًا مرة واحدة في 12 شهرًا: 60 يومًا في NSW وكوينزلاند وWA وSA وتسمانيا، و90 في فيكتوريا، و8 أسابيع في ACT، و30 يومًا في NT. وفي العقد محدد المدة لا يرفع إلا إذا نص العقد. وإن كان أعلى كثيرًا من بيوت مشابهة فيمكن للمحكمة المختصة النظر فيه؛ واستمر في الدفع حتى ذلك.',
    breakLease:
      'بلا مدة محددة يمكنك الخروج بالمهلة التي تحددها ولايتك، وهي عادة من أسبوعين إلى أربعة. أما إنهاء عقد محدد المدة مبكرًا فيكلف عادة مبلغًا معينًا (حتى إيجار أربعة أسابيع في NSW) أو الإيجار حتى يسكن غيرك، وعلى المالك أن يبحث. أخطر كتابة واتصل أولًا بخدمة المستأجرين المجانية: في الضيق أو الخطر قواعد أخرى.',
    certificateCost:
      'لا أعرف له سعرًا: لا أرى الرسوم من هنا. تصدر الشهادة من صفحة تقييم البيت (اختر الشهادة)؛ وقبل تسجيلها في سلسلة تُعرض هناك تكلفة تقديرية إن ذكرتها السلسلة. والتحقق منها في صفحة التحقق مجاني.',
  },
  hi: {
    insurerRefuses:
      'एक बीमा कंपनी मना कर सकती है, पर दूसरी नहीं भी: हर कंपनी पक्के पते पर ख़ुद तय करती है, इसलिए तीन-चार और से या ब्रोकर (needabroker.com.au) से पूछें। findaninsurer.com.au (Insurance Council) दिखाता है कौन क्या कवर करता है; कभी बाढ़ के बिना या ज़्यादा प्रीमियम पर मिलता है। ख़रीद रहे हों तो दस्तख़त से पहले कोटेशन लें, क्योंकि बीमे के बिना बैंक लोन नहीं देता। मना करना ग़लत लगे तो कारण लिखित में माँगें; AFCA शिकायत मुफ़्त सुनता है: 1800 931 678।',
    auctionOrPrivate:
      'नीलामी उस घर के लिए ठीक है जिसे कई लोग चाहेंगे और जहाँ ज़्यादातर नीलामियाँ बिक्री में खत्म होती हैं; निजी बिक्री (private treaty) वहाँ ठीक है जहाँ खरीदार कम हैं, और मोल-भाव का समय मिलता है। नीलामी तेज़ और बिना शर्त होती है, पर विज्ञापन महंगा है और घर न बिके यह भी हो सकता है; निजी बिक्री में अक्सर ज़्यादा समय, कूलिंग-ऑफ और शर्तें होती हैं। हर एजेंट से पास के दोनों के ताज़ा नतीजे पूछें।',
    openHomes:
      'आम तौर पर हफ्ते में एक-दो बार, करीब 30 मिनट, तीन-चार हफ्ते तक, ज़्यादातर शनिवार को, और गंभीर खरीदारों के लिए अलग से। फैसला आपका है: एजेंट से दिन तय करें, कीमती चीज़ें हटा दें और उस समय बाहर रहें। हर बार पूछें कि कितने लोग आए और क्या बोले।',
    reservePrice:
      'रिज़र्व वह सबसे कम दाम है जिस पर नीलामी में घर बिक सकता है, और उसे आप, बेचने वाले, तय करते हैं, आम तौर पर ठीक पहले लिखित में। खरीदारों को बताना ज़रूरी नहीं। पास की ताज़ा बिक्री और लोगों की रुचि देखकर तय करें; उससे नीचे घर नहीं बिकता और आप सबसे ऊँची बोली वाले से बात कर सकते हैं।',
    soldAtLoss:
      'मुझे अफसोस है, यह दुखता है, और सावधान लोगों के साथ भी होता है। नुकसान तभी असली है जब आप बेचें: अगर किस्त दे पा रहे हैं और घर छोड़ना ज़रूरी नहीं, तो रुकने में सिर्फ समय लगता है। बेचना ही हो तो दाम में से लोन, करीब 2% से 4% खर्च और कोई जुर्माना घटाएँ; कम पड़े तो विज्ञापन से पहले बैंक से बात करें। निवेश पर नुकसान बाद के मुनाफे से घटता है; अकाउंटेंट बताएगा।',
    bond: 'बॉन्ड आपका पैसा है और मकान मालिक नहीं, राज्य की बॉन्ड संस्था रखती है; वह सिर्फ बकाया किराए, सफाई या सामान्य घिसावट से ज़्यादा नुकसान के लिए हिस्सा रख सकता है। घर छोड़ते समय आप खुद वापस माँग सकते हैं; मालिक न माने तो ट्रिब्यूनल तय करता है और साबित उसे करना है। कंडीशन रिपोर्ट और फोटो रखें।',
    rentIncrease:
      'किराया बढ़ाने से पहले मकान मालिक को लिखित सूचना देनी होती है, और ज़्यादातर 12 महीने में एक ही बार: NSW, क्वींसलैंड, WA, SA और तस्मानिया में 60 दिन, विक्टोरिया में 90, ACT में 8 हफ्ते और NT में 30 दिन पहले। तय अवधि में तभी बढ़ सकता है जब लीज़ में लिखा हो। आसपास से बहुत ज़्यादा हो तो ट्रिब्यूनल देख सकता है; तब तक किराया देते रहें।',
    breakLease:
      'तय अवधि न हो तो राज्य की तय सूचना देकर, आम तौर पर दो से चार हफ्ते, आप जा सकते हैं। तय लीज़ जल्दी खत्म करने पर आम तौर पर एक रकम (NSW में चार हफ्ते के किराए तक) या नए किराएदार तक का किराया देना होता है, और मालिक को ढूँढना पड़ता है। लिखित सूचना दें और पहले मुफ्त किराएदार सेवा को फोन करें: तंगी या खतरे में नियम अलग हैं।',
    certificateCost:
      'इसका दाम मुझे नहीं पता: फीस यहाँ से नहीं दिखती। सर्टिफिकेट घर के आकलन वाले पेज पर बनता है (सर्टिफिकेट चुनें); चेन पर दर्ज होने से पहले वहाँ खर्च का अनुमान दिखता है, अगर चेन बताती है। वेरिफाई पेज पर जाँचना मुफ्त है।',
  },
};
