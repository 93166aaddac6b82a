import type { FurtherTexts } from './further-text-type.ts';

export const IT: FurtherTexts = {
  sharedEquity:
    'Con la proprietà condivisa lo Stato paga una parte del prezzo e la possiede finché lei la ricompra o vende. Il programma federale Help to Buy mette fino al 30% di una casa esistente o al 40% di una nuova, con un anticipo del 2% e limiti di reddito e prezzo: firsthomebuyers.gov.au.',
  superSaver:
    'Il First Home Super Saver Scheme permette di versare di più nel super e ritirarlo per la prima casa: fino a $15,000 in un anno e $50,000 in tutto. Lo chieda all’ATO prima di firmare; ato.gov.au spiega i passi.',
  bidding:
    'Non c’è un momento perfetto: offrire presto e con decisione mostra che fa sul serio, aspettare mostra dove si fermano gli altri. Conta un limite fissato prima. Un vendor bid lo fa il banditore per il venditore, sotto la riserva, e va annunciato; le offerte inventate sono vietate.',
  easement:
    'Una servitù lascia che altri, spesso il comune o l’acquedotto, usino parte del terreno, per esempio per uno scarico. È comune, ma di solito non ci si può costruire sopra. Il suo conveyancer mostra dove passa.',
  depositDue:
    'Di solito il 10% del prezzo si paga allo scambio dei contratti, o il giorno stesso all’asta; molti accettano il 5% se lo si chiede prima. Resta su un conto fiduciario fino al rogito. Chi si ritira tardi può perderlo.',
  sunsetClause:
    'La sunset date è il giorno entro cui la casa va finita o registrata; dopo, il contratto può finire e l’anticipo torna. In quasi tutti gli stati il costruttore non può usarla per vendere più caro senza il suo consenso. Faccia leggere il contratto a un avvocato prima di accettare.',
  jobChange:
    'Sì, spesso si può avere un mutuo anche con un lavoro nuovo, a chiamata o part-time: molte banche vogliono da tre a sei mesi, per i casual un anno. In congedo aiuta una lettera con data di rientro e stipendio.',
  grannyFlat:
    'In quasi tutti gli stati si può costruire una granny flat fino a circa 60 m² se il terreno basta e il comune approva; diversi permettono di affittarla. Il comune ha le regole del suo terreno.',
  noMadeUpValue:
    'Non posso cambiare né nascondere una cifra: il valore e l’intervallo vengono dalle vendite. Posso mostrare le vendite simili più alte; se un dato è sbagliato, lo corregga e si rivaluta.',
  whenWeRefuse:
    'Non do un valore dove ci sono troppo poche vendite simili recenti: indovinare ingannerebbe. La stima di un agente locale è gratuita, un perito costa circa $300–$800.',
  tenantRights:
    'Decide la legge del suo stato: di solito l’affitto sale una volta l’anno con 60 giorni di preavviso o più, le riparazioni urgenti vanno fatte presto e la cauzione la tiene l’autorità. Il servizio inquilini del suo stato è gratuito.',
  retirementVillage:
    'I villaggi per anziani sono di solito un contratto, non una proprietà normale: guardi l’ingresso, la quota settimanale e soprattutto la spesa d’uscita, anche dal 25% al 40%. Lo faccia leggere a un avvocato esperto.',
  defects:
    'Dipende: l’amianto sigillato è comune prima del 1990; rivestimenti infiammabili, fondamenta che si muovono, termiti e lavori senza permesso possono costare molto. Faccia ispezionare e preventivare prima di firmare.',
  energy:
    'Non ho dati su energia e bollette. Chieda le ultime bollette e la classe (NatHERS, EER), guardi isolamento, esposizione e solare; yourhome.gov.au spiega il resto.',
  lmiAvoid:
    'L’LMI si può evitare: con un anticipo del 20%, un garante in famiglia, la garanzia federale che apre la prima casa con il 5%, o una banca che vi rinuncia per certi mestieri (medici, avvocati, contabili, a volte infermieri). Decide ogni banca e le regole cambiano: chieda a due o tre, o a un broker.',
  cgt: 'La casa in cui vive è di solito esente dall’imposta sulla plusvalenza. Se la affitta, spesso resta la sua casa fino a sei anni; altrimenti il guadagno si somma al reddito, a metà dopo un anno. Chieda a un commercialista; ato.gov.au ha un calcolatore.',
  deductions:
    'Per un affitto si possono di solito dedurre interessi, tasse, strata, assicurazione, gestione e riparazioni, e ripartire l’edificio con un depreciation schedule. Non il proprio lavoro né i viaggi. Chieda a un commercialista.',
  ownershipStructure:
    'Quasi tutti comprano a proprio nome: è semplice e la casa resta esente. Un trust o una società protegge ma costa di più ed è difficile da cambiare. Chieda a un commercialista prima di firmare.',
  rentvesting:
    'Rentvesting vuol dire affittare dove si vuole vivere e comprare dove si può. Si entra nel mercato, ma si possono perdere gli aiuti prima casa. Mi dica prezzo, affitto e anticipo e faccio i conti.',
  comparisonRate:
    'La comparison rate aggiunge quasi tutte le spese al tasso e mostra meglio il costo. Cashback e tassi d’ingresso nascondono spesso un tasso più alto dopo: confronti il costo su cinque anni.',
  payFaster:
    'Paghi un po’ di più ogni volta: ogni dollaro risparmia interessi per tutti gli anni che restano. Mezza rata ogni due settimane fa una rata in più l’anno. Mi dica mutuo, tasso ed extra e calcolo il risparmio.',
  olderBorrower:
    'Sì, anche da anziani si può avere un mutuo: nessuno può rifiutare solo per l’età, ma chiederanno come si paga dopo il lavoro. Ci sono anche i mutui inversi; moneysmart.gov.au spiega il costo.',
  executor:
    'L’esecutore di solito ha bisogno del probate prima di vendere, da uno a tre mesi. Faccia stimare alla data della morte. Un avvocato se ne occupa e il resto si divide secondo il testamento.',
  powerOfAttorney:
    'Con una procura duratura per il denaro si può di solito vendere per qualcuno, solo nel suo interesse. Se manca e la persona non può più decidere, il tribunale nomina qualcuno. Senta un avvocato.',
  neighbours:
    'I vicini di solito dividono la spesa di un recinto normale, e i rami si possono tagliare al confine. Prima parlare, poi la mediazione gratuita, poi il tribunale.',
  climateFuture:
    'Le mie cifre valgono per oggi, non per il 2050. Fuoco, pioggia e mare peggioreranno in molte zone e l’assicurazione costerà di più. Le mappe del comune e climatechangeinaustralia.gov.au mostrano le proiezioni.',
  brokerOrBank:
    'Vanno bene entrambi: un broker confronta più banche ed è di solito gratis per lei; una banca offre solo il suo. Non chieda a molti insieme: ogni richiesta resta nella sua storia creditizia.',
  conveyancer:
    'Un conveyancer o avvocato costa di solito $800–$2,500: controlla contratto e titolo e fa il rogito. Lo prenda prima di firmare o fare offerte.',
  viewingQuestions:
    'Guardi umidità, crepe oltre 5 mm, tetto, pressione dell’acqua, sole e rumore, e torni a un’altra ora. Chieda perché vendono, da quanto, e quali lavori hanno il permesso.',
  choosingAgent:
    'Chieda a tre agenti le vendite recenti, il prezzo atteso per iscritto, provvigione e pubblicità. La stima più alta non è l’agente migliore. Tenga breve l’esclusiva.',
  makingOffer:
    'Faccia l’offerta per iscritto: prezzo, anticipo, tempi, condizioni come finanziamento e ispezione. Finché non firmano entrambi di solito non vincola. La mostri al suo conveyancer.',
  sellingAlone:
    'Sì, si può vendere senza agente. Servono un contratto di un conveyancer, foto, un annuncio e tempo. Si risparmia la provvigione, dall’1.5% al 3%.',
  settlementDelay:
    'Se il rogito ritarda, chi ne ha colpa paga di solito interessi al giorno, e dopo un avviso di 10–14 giorni l’altro può chiudere il contratto. Chiami oggi conveyancer e banca.',
  inclusions:
    'Ciò che è fissato di solito resta (luci, tende, cucina), il resto va via. Conta solo il contratto: ci faccia scrivere quello che le importa.',
  earlyAccess:
    'Sì, se entrambi sono d’accordo: con una licenza scritta dai conveyancer, con assicurazione, somma a settimana e data di fine. Non sulla parola.',
  demographics:
    'Non ho dati su abitanti o redditi. L’ufficio di statistica li ha per quartiere: QuickStats su abs.gov.au. Posso dire prezzi, crescita e rischi.',
  frustrated:
    'Mi scusi, ho capito male. Mi dica in una frase breve cosa vuole sapere, con il quartiere o gli importi, e riprovo; oppure la passo a una persona.',
  alertsHow:
    'Sì, via e-mail se ha un account: cerchi qui, dica ‘salva questa ricerca’ e scelga l’e-mail tra le ricerche salvate; senza account le novità si contano lì. Watch, accanto a una casa valutata, avvisa nell’app se cambiano valore o rischio. Entrambi sono gratuiti.',
  hardshipCredit:
    'Un accordo di hardship resta 12 mesi nel suo fascicolo di credito; non è un’insolvenza e non conta nel punteggio. Le rate saltate prima possono comparire, quindi lo chieda presto. Il rapporto è gratuito da Equifax, Experian e illion. La National Debt Helpline è gratuita: 1800 007 007.',
  hardshipCall:
    'Chieda dell’ufficio “hardship” e dica: “Chiedo assistenza per difficoltà. Il mio reddito è calato e per ora posso pagare … al mese. Vi prego di ridurre o sospendere le rate e di non inviare avvisi mentre decidete.” Tenga pronti entrate e spese, annoti nome e numero di pratica, lo chieda per iscritto. Devono rispondere in 21 giorni. La National Debt Helpline è gratuita: 1800 007 007.',
  reportOrCertificate:
    'Il rapporto si legge: un PDF con valore, intervallo, vendite e rischi, che posso creare e lei può inviare con un link. Il certificato prova: una registrazione firmata di un valore che chiunque verifica alla pagina Verify. Qui non lo emetto: apra la valutazione e scelga Certificato.',
  pullingOut:
    'Prima dello scambio dei contratti può ritirarsi. Anche nel periodo di ripensamento, con una piccola spesa. Dopo, senza una condizione che manca, può perdere l’anticipo. Chiami prima il suo conveyancer.',
  loanDeclined:
    'Non chieda subito altrove: ogni domanda si vede. Chieda il motivo, prenda gratis il suo rapporto di credito e sistemi ciò che mostra. Un broker sa chi direbbe di sì.',
  negativeEquity:
    'Dovere più di quanto vale pesa solo se vende: la differenza resta un debito. Se può, continui a pagare. Prima di vendere parli con la banca. National Debt Helpline, gratis: 1800 007 007.',
  ourMistake:
    'Mi dispiace se una nostra cifra le ha creato problemi. Sono stime: chieda alla banca la sua perizia. Corregga i dati nella pagina della casa; posso anche passarla a una persona che raccoglie il reclamo.',
  vacantLand:
    'Prima di comprare un terreno controlli il piano del comune, suolo e pendenza, luce, acqua e fogna, e un termine per costruire. Posso controllare alluvione e fuoco.',
  noise:
    'Non ho dati su rumore o aerei. Airservices Australia ha una mappa; una visita all’ora di punta e di notte dice il resto. Su una strada grande si vende spesso dal 5% al 15% in meno.',
  ruralHome:
    'Cisterna, fossa settica, pozzo e strada sterrata: li faccia controllare prima, da un idraulico, dal comune e da un assicuratore. Le banche prestano spesso meno su terreni grandi.',
  mortgageBasics:
    'Si chiede il prezzo meno l’anticipo e si restituisce in 25 o 30 anni in rate uguali; all’inizio è soprattutto interesse. Se i tassi salgono, salgono le rate variabili. Mi dica mutuo e tasso e mostro le rate.',
  landlordDuties:
    'Il proprietario tiene la casa sicura e in ordine, con rilevatori di fumo, cauzione all’autorità e preavvisi corretti. Se l’affitto non arriva decide il tribunale. L’ufficio consumatori dello stato ha le regole.',
  moving:
    'Un trasloco in città costa di solito $600–$3,000. Prenoti tre o quattro settimane prima, luce e internet una settimana prima, e avvisi banca e Australia Post.',
  outsideMapped:
    '«Fuori dalle zone mappate» vuol dire che nessuna mappa che abbiamo segna lì alluvioni o incendi. È un buon segno, non una garanzia: mancano scarichi, piccoli torrenti e piene passate. Il comune (council) e un preventivo assicurativo per l’indirizzo dicono di più.',
  riskScore:
    'Il punteggio di rischio è la media dei quattro pericoli che abbiamo, alluvione, incendio, erosione costiera e subsidenza, e del rischio di mercato per quel tipo di casa, da 0 a 100%. Un solo pericolo può essere molto più alto se gli altri sono bassi; chiedimi di ciascuno.',
  hazardMaps:
    'Per un indirizzo lo mostrano le mappe del council e il servizio antincendio o di emergenza dello stato (in NSW la mappa «bush fire prone land» del RFS); anche un preventivo assicurativo dice molto.',
  casualWork:
    'Di solito sì, se il lavoro occasionale dura già: molte banche lo contano dopo 6–12 mesi nello stesso lavoro o mestiere, alcune dopo tre, e prendono la media. Se è più recente o irregolare possono dire di no; prepari buste paga e dichiarazione e chieda a un broker quali banche sono più aperte.',
  firstSteps:
    'Si parte dal suo limite, calcolato qui sotto. Poi: veda gli aiuti per la prima casa, si faccia preapprovare da una banca, scelga qualche quartiere e faccia controllare contratto e casa prima di firmare.',
};
