import type { GuideTexts } from './guide-text-type.ts';
import { TENANT_SERVICES } from './tenant-services.ts';

export const IT: GuideTexts = {
  lvr: 'L’LVR è il rapporto tra mutuo e valore della casa. Un mutuo di 640.000 su una casa da 800.000 è l’80%. Più è basso, più la banca è tranquilla.',
  lmi: 'L’LMI è un’assicurazione che protegge la banca, non lei, e che di solito si paga una volta se si chiede più dell’80% del valore. Il prezzo lo fissa la banca, spesso dall’1% al 4% del mutuo: chieda un preventivo.',
  dti: 'Il DTI è il rapporto tra debiti e reddito: tutto ciò che dovrebbe, diviso per il reddito lordo annuo.',
  buffer:
    'Il margine di sicurezza (buffer): la banca controlla che potrebbe pagare anche con un tasso più alto di 3 punti percentuali.',
  clearance:
    'Il tasso di successo delle aste è la quota di case all’asta vendute. Sopra il 70% è avvantaggiato chi vende, sotto il 50% chi compra.',
  yield:
    'Il rendimento è l’affitto di un anno rispetto al prezzo. Lordo è prima delle spese; netto è dopo condominio, tasse, assicurazione e riparazioni.',
  offset:
    'Un conto offset è un conto il cui saldo riduce gli interessi e resta suo. Il redraw sono versamenti extra che può richiedere indietro. L’offset è più flessibile, il redraw spesso costa meno.',
  interestOnly:
    'Solo interessi vuol dire che per qualche anno paga solo gli interessi: la rata scende ma il debito no. Si può chiedere alla banca; dopo la rata sale.',
  fixedVariable:
    'Un tasso fisso non cambia per uno-cinque anni, ma uscirne può costare. Uno variabile segue il mercato e di solito permette versamenti extra. Molti dividono il mutuo.',
  preApproval:
    'La preapprovazione è un sì condizionato della banca per un importo, valido circa tre mesi. Servono buste paga, estratti conto e documento; è definitivo solo dopo la valutazione.',
  equity:
    'L’equity è il valore della casa meno il debito. Quella utilizzabile di solito è l’80% del valore meno il mutuo.',
  deposit:
    'La maggior parte delle banche preferisce il 20% di anticipo. Con meno, dal 5%, di solito si paga l’LMI o si usa una garanzia statale. Imposta e spese sono a parte.',
  guarantor:
    'Il garante mette la propria casa a garanzia e deve pagare se l’altro non può; nel caso peggiore può perderla. Chieda una garanzia limitata a una parte e si faccia consigliare prima da un avvocato indipendente.',
  strata:
    'Le spese di strata (condominio) pagano manutenzione e assicurazione dell’edificio, di solito per trimestre. Se sono normali dipende da ascensore, piscina e fondo: chieda il rapporto di strata.',
  contract:
    'Faccia leggere il contratto a un legale o conveyancer prima di firmare e faccia ispezionare la casa. Nelle vendite private di solito ci sono alcuni giorni di ripensamento, secondo lo stato; all’asta no.',
  auction:
    'Fissi il suo limite prima dell’asta secondo le vendite recenti vicine e non lo superi: l’offerta vincente obbliga, senza ripensamento. I prezzi guida sono spesso bassi.',
  stampDuty:
    'Lo stamp duty è un’imposta dello stato che paga chi compra. Dipende dallo stato, dal prezzo e dalla prima casa. Mi dica prezzo e stato e le faccio una stima.',
  firstHome:
    'Per la prima casa ci sono aiuti: imposta ridotta o nulla in quasi tutti gli stati, un contributo per il nuovo e una garanzia federale per comprare col 5% di anticipo (2% per genitori soli) senza LMI. Ci sono limiti: veda firsthomebuyers.gov.au.',
  floodOdds:
    'Un’alluvione “1 su 100” ha l’1% di probabilità ogni anno; non vuol dire una volta al secolo. In 30 anni è circa il 26% di vederne almeno una.',
  range:
    'L’intervallo è dove ci aspettiamo il valore vero 8 volte su 10. È ampio quando ci sono poche vendite simili o mancano dati: stanze, terreno e tipo lo restringono.',
  accuracy:
    'Metà dei nostri valori sta nell’errore mediano indicato con ciascuno, misurato su vendite che il modello non conosceva e solo dove abbiamo vendite.',
  disagree:
    'Può darsi che abbia ragione: il modello conosce solo i dati registrati, lavori o vendite recenti possono mancare. Corregga i dati nella pagina della casa e viene rivalutata; se vuole, la guarda una persona.',
  dataSource:
    'Ogni cifra porta la sua data, e la pagina delle fonti dice da dove viene. Le cifre segnate come esempio sono inventate per mostrare il prodotto: non le usi come prova.',
  certificate:
    'Sì: apra la valutazione della casa e scelga Certificato. Chiunque può verificarlo alla pagina Verify, senza account: mostra se qualcosa è cambiato.',
  keeping:
    'Non deve registrarsi: ciò che fa qui resta 30 giorni in questo browser. Registrarsi è gratis e lo conserva.',
  rents:
    'Non ho affitti né sfitti, solo vendite e case in vendita. Gli annunci di affitto sono su realestate.com.au e Domain; gli affitti davvero pattuiti li ha l’autorità delle cauzioni dello stato (NSW Fair Trading, la RTBA nel Victoria, la RTA nel Queensland). Mi dica affitto settimanale e prezzo e calcolo il rendimento.',
  forecast:
    'Nessuno può dirlo con certezza e io non faccio previsioni. Posso mostrarle come si sono mossi i prezzi finora.',
  timing:
    'Dipende più dai suoi progetti che dal mercato, e non prevedo i prezzi. Prezzi in salita e vendite veloci aiutano chi vende; il contrario, chi compra.',
  rentOrBuy:
    'Dipende soprattutto da quanto resta: comprare costa di più all’inizio e di solito conviene dopo cinque anni. Mi dica prezzo e anticipo e calcolo la rata.',
  schools:
    'Non ho dati sulle scuole. My School (myschool.edu.au) ha i risultati, il dipartimento dell’istruzione le zone.',
  safety: 'Non ho dati sui reati. La polizia o l’ufficio statistico dello stato li pubblica per quartiere.',
  transport:
    'Non ho dati su trasporti e negozi. Il pianificatore dello stato e una mappa mostrano cosa c’è vicino.',
  insurance:
    'Non posso fare preventivi assicurativi. Il prezzo dipende dall’indirizzo esatto e può essere alto dove ci sono alluvioni o incendi: chieda un preventivo prima di fare un’offerta.',
  lendingOnHazard:
    'Di solito sì: le banche prestano anche per case a rischio di alluvione o incendio se sono assicurabili. Alcune prestano meno: chieda presto.',
  tax: 'Non do consigli fiscali. La prima casa di solito è esente dalla tassa sul guadagno, un investimento no. Lo spiega ato.gov.au, un commercialista le dirà il suo caso.',
  foreignBuyer:
    'Con un visto temporaneo di solito serve il permesso della FIRB, si paga un’imposta in più in quasi tutti gli stati e da aprile 2025 quasi non si possono comprare case esistenti. Residenti permanenti e cittadini comprano liberamente. Controlli firb.gov.au prima di firmare.',
  superFund:
    'Un fondo pensione autogestito (SMSF) può comprare un investimento, ma la famiglia non può abitarci e il credito costa di più. Chieda consiglio autorizzato; regole su ato.gov.au.',
  islamicFinance:
    'Sì, in Australia ci sono finanziatori senza interessi, con affitto o comproprietà. Non li confronto: cerchi un operatore autorizzato e chieda il costo totale.',
  agentFees:
    'Di solito dall’1,5% al 3% del prezzo più la pubblicità, e si tratta. Dati miei non ne ho: chieda tre preventivi.',
  otherIncome:
    'Spesso in parte: le banche contano di solito circa l’80% di bonus, straordinari, affitti e assegni, se sono regolari.',
  selfEmployed:
    'Anche gli autonomi possono avere un mutuo. Di solito servono due anni di dichiarazioni e si prende la media o l’anno più basso.',
  rates: 'Non ho i tassi di oggi. Li pubblicano banche e comparatori; mi dica un tasso e calcolo la rata.',
  refinance:
    'Cambiare banca costa di solito da 500 a 1.500 A$: la chiusura (circa 150–400 A$), la registrazione e a volte la pratica; uscire da un tasso fisso può costare di più. La nuova banca ricontrolla redditi e debiti e può dire di no; sopra l’80% del valore può tornare l’assicurazione. Prima chieda alla sua banca un tasso migliore.',
  planning: 'Non ho norme edilizie né vincoli. Li ha il comune (council), con un certificato per indirizzo.',
  building:
    'Non posso stimare lavori. Chieda due o tre preventivi a imprese autorizzate e un’ispezione prima di comprare.',
  brokerQuestions:
    'Tre buone domande: quali banche confronta e chi la paga? Quanto costa in tutto in cinque anni? Che succede se i tassi salgono o voglio estinguere prima?',
  credit:
    'Il suo rapporto di credito mostra come ha pagato. È gratis ogni tre mesi da Equifax, Experian e illion; pagare puntuale aiuta di più.',
  hardship:
    'Mi dispiace, è una situazione difficile e non è solo. Chiami subito l’ufficio “hardship” della sua banca, anche se ha già saltato delle rate: per legge deve valutare rate ridotte o sospese. La National Debt Helpline è gratuita e indipendente: 1800 007 007. Posso anche passarle una persona.',
  missedPayment:
    'Per una o due rate saltate non perde la casa da un giorno all’altro. La banca la contatterà e può chiedere una mora; deve mandare un avviso scritto e dare almeno 30 giorni. Chieda aiuto oggi. La National Debt Helpline è gratuita: 1800 007 007.',
  danger:
    'La tua sicurezza viene prima: in pericolo chiama lo 000. 1800RESPECT (1800 737 732) è gratuito, giorno e notte, con interpreti. Qui non serve lasciare nome o numero; chiudi la scheda e cancella la cronologia se altri usano questo browser.',
  privacy:
    'Le tue domande restano nello spazio di questo browser; le vede solo chi apre lo stesso spazio. Puoi cancellare le conversazioni nelle Impostazioni; su un dispositivo condiviso usa una finestra privata.',
  worn: 'È tanto da portare, e si può andare un passo alla volta. Lifeline (13 11 14) risponde giorno e notte, e se vuoi può seguirti una persona del team.',
  whoAreYou:
    'Sono l’assistente di PropGuard, un programma, non una banca né un’agenzia. Stimo case, descrivo zone e rischi e calcolo mutui e costi; se vuoi c’è una persona.',
  courtUse:
    'No, non da solo: il nostro valore è una stima che nessuno firma. Successione, fisco, tribunali e banche si basano sulla perizia di un perito abilitato; il nostro serve a capire prima se una cifra è plausibile.',
  separation:
    'In una separazione la casa viene valutata, si toglie il mutuo e il resto si divide per accordo o dal giudice. Un trasferimento per sentenza o accordo vincolante di solito è senza stamp duty. Senti prima un avvocato.',
  coOwners:
    'Sì, si può comprare in più persone, in comune o a quote. Nessuno può vendere tutto da solo, ma può chiedere la vendita al giudice, e con un mutuo comune ognuno deve tutto. Fate prima un accordo con l’avvocato.',
  bal: 'BAL è il livello di esposizione agli incendi: da BAL-LOW a 12.5, 19, 29, 40 e FZ. Più è alto, più costa costruire. Lo stabilisce un tecnico o il comune.',
  hazardCoverage:
    'Copro quattro rischi: alluvione, incendi, erosione costiera e cedimento del suolo. Cicloni, caldo, grandine, rumore e animali no: chiedi al Bureau of Meteorology, al comune e all’assicurazione.',
  floodHistory:
    'Ho un rischio calcolato, non l’elenco delle case allagate. Le mappe del comune, i vicini e un preventivo d’assicurazione te lo dicono.',
  councilRates:
    'Le tasse comunali dipendono dal bilancio del comune e dal valore del tuo terreno rispetto agli altri, quindi non salgono nella stessa misura. Le cifre le ha il comune.',
  landTax:
    'La land tax è un’imposta statale sui terreni che non sono la tua casa; un investimento di solito la paga. Ogni stato ha la sua soglia: il revenue office ha un calcolatore.',
  giftHome:
    'Attenzione prima di intestare la casa a un altro: può costare imposte e parte della pensione, e puoi perdere il diritto di viverci. Senti prima il tuo avvocato (linea gratuita 1800 353 374).',
  inheritance:
    'In Australia non c’è imposta di successione. Alla vendita può esserci imposta sul guadagno, spesso no se era la casa del defunto e si vende entro due anni. Senti un avvocato o commercialista.',
  conditions:
    '«Unconditional» vuol dire senza via d’uscita: se salta il mutuo o la perizia puoi perdere la caparra. «Subject to finance» ti lascia uscire. Fai leggere il contratto prima di firmare.',
  coolingOff:
    'Nelle vendite private quasi tutti gli stati danno alcuni giorni lavorativi: cinque in NSW, Queensland e ACT, quattro in NT, tre in Victoria, due in SA, nessuno per legge in WA e Tasmania. All’asta nessuno.',
  approvalTime:
    'La preapprovazione richiede da un giorno a due settimane, quella finale da una a tre, perché la banca valuta la casa.',
  writing:
    'Non scrivo lettere o messaggi, ma puoi copiare quello che ti ho detto, e il rapporto su un indirizzo si scarica in PDF.',
  currency:
    'Calcolo in dollari australiani e non ho cambi. Dimmi la somma in dollari australiani o il cambio da usare.',
  noneListed: 'Non ho ancora mostrato case, quindi non c’è da scegliere. Dimmi una zona e un budget.',
  lowValuation:
    'Se la banca valuta basso, mandale tre vendite recenti simili e chiedi una revisione, un’altra perizia, o prova un’altra banca. La banca presta sulla sua cifra.',
  access: 'Non ho dati su scale, ascensori o bagni. Chiedi la pianta all’agente e verifica in visita.',
  concessions:
    'Alcuni stati riducono la stamp duty per pensionati, disabili, prima casa o acquisto su progetto. Decide il revenue office: chiedi prima di firmare.',
  offThePlan:
    '«Off the plan» è comprare prima che sia costruita: il prezzo è fisso e la banca valuta alla fine, a tuo rischio. Alcuni stati riducono la stamp duty.',
  unseenFacts:
    'No, se non è registrato: il valore conosce tipo, misura, stanze, terreno, luogo e vendite. Lavori, stato, vista e rumore non si vedono; spostati nell’intervallo per questi.',
  buyback:
    'I riacquisti dopo le alluvioni li fa lo stato, che decide a chi e a che prezzo. In NSW chiedi alla NSW Reconstruction Authority.',
  doorOffer:
    'Non firmare ancora niente. Chi arriva con contanti e fretta di solito vuole pagare meno del mercato. Chiedi due stime gratuite e fai leggere il foglio a un avvocato.',
  putCall:
    'Una «put and call option» dà al compratore il diritto di farti vendere e a te di farlo comprare, a prezzo e tempo fissi. Blocca la casa per mesi. Mai senza avvocato.',
  negativeGearing:
    '«Negative gearing»: l’affitto non copre interessi e spese, e la perdita abbassa le tasse. Perdi comunque soldi ogni anno. Un commercialista può calcolarlo.',
  sellingCosts:
    'Vendere costa di solito dal 2% al 4% del prezzo: agente 1,5%–3%, pubblicità, conveyancer e chiusura del mutuo. Può esserci imposta sul guadagno se non era casa tua.',
  selling:
    'Per vendere: due o tre stime di agenti, confronta le provvigioni, fai preparare il contratto, poi asta o vendita privata. Dimmi l’indirizzo o la zona con le camere e ti dico quanto può valere.',
  buyingSteps:
    'L’ordine solito: quanto puoi avere in prestito, preapprovazione, visite, controllo di contratto e casa, offerta, caparra, chiavi circa sei settimane dopo. Dimmi reddito e risparmi e calcolo un budget.',
  inspection:
    'Una perizia edilizia e termiti costa circa 400–800 dollari; per un appartamento prendi anche il rapporto strata. Prima di firmare.',
  settlement:
    'Il «settlement» è il giorno in cui paghi il resto e ricevi le chiavi, 30–90 giorni dopo il contratto. La cifra esatta la dà il conveyancer.',
  underquoting:
    'I prezzi guida sono spesso sotto la vendita finale, e «offers over» è solo l’inizio. Guarda le vendite simili e fissa un limite.',
  negotiating:
    'Non posso dirti quanto pagare, ma parti un po’ sotto la nostra stima e fissa un limite dentro l’intervallo. Dimmi casa e prezzo e li confronto.',
  developing:
    'Somma terreno, lavori, stamp duty, interessi e vendita e confronta con case finite; sotto il 15–20% di margine è rischioso. Cosa si può costruire lo dice il comune.',
  holidayLet:
    'L’affitto turistico rende di più a notte, con più lavoro e vuoti, e ha limiti: 60 giorni l’anno in quasi tutta Byron, 180 in gran parte di NSW. Non ho affitti.',
  lettingOut:
    'Un gestore prende il 5–9% dell’affitto; tu paghi tasse, assicurazione, riparazioni e strata. Non ho affitti: dimmi l’affitto previsto e un prezzo e calcolo la resa.',
  titles:
    '«Freehold»: la terra è tua; «strata»: un’unità con parti comuni; «leasehold», come in ACT: lunga concessione statale. Lo dicono contratto e titolo.',
  owners: 'Non posso dire di chi è una casa. L’ufficio dei titoli dello stato vende una visura per poco.',
  residents:
    'Cittadini australiani, residenti permanenti e neozelandesi che vivono qui comprano di solito come tutti, senza permesso né sovrattassa. Con un coniuge senza quello status può valere per una parte: chiedi al revenue office.',
  foreignCosts:
    'Chi è straniero paga di solito il 7–9% del prezzo in più della stamp duty, e una tassa di domanda. Fino al 31 marzo 2027 quasi non può comprare case esistenti. Le somme le hanno revenue office e ATO.',
  visaLoan:
    'Alcune banche prestano con visto temporaneo, di solito con anticipo dal 20% e lavoro stabile; con working holiday o studio è raro. Un broker sa quali.',
  pension:
    'La casa dove vivi non conta per la pensione, i soldi che restano dopo la vendita sì. Services Australia informa gratis: 132 300.',
  bridging:
    'Puoi vendere prima, comprare prima con un prestito ponte, o comprare a condizione di vendere. Vendere prima è più sicuro.',
  lifestyle:
    'Non ho dati su rumore, locali, vicini o tempi di viaggio. Visita a ore diverse; io confronto prezzi, crescita e rischi.',
  firstHomeWho:
    'Di solito sei primo acquirente se tu e il partner non avete mai avuto casa in Australia a vostro nome. Decide il revenue office: chiedi prima.',
  pressure:
    'Scadenze e «altre offerte» sono tecniche di vendita. Resta sul tuo limite, chiedi tutto per iscritto e tieni le condizioni.',
  commercial:
    'Valuto solo abitazioni, non negozi, uffici o edifici misti. Lo fa un perito commerciale; le banche vogliono spesso il 30–40% di anticipo.',
  valuer:
    'Un perito abilitato visita e firma, per circa 300–800 dollari e di solito entro una o due settimane; l’elenco è dell’Australian Property Institute (api.org.au). La nostra è una stima con intervallo.',
  hecs: 'Sì, conta: la rata e i limiti delle carte abbassano quanto puoi chiedere.',
  giftedDeposit:
    'Sì, un regalo può essere l’anticipo: la banca vuole una lettera che non va restituito e spesso un 5% di risparmi tuoi.',
  buyersAgent:
    'Un buyer’s agent cerca e offre per te, per il 2–3% del prezzo o una somma fissa. Controlla la licenza.',
  tenants: 'Con inquilini, di solito subentri nel loro contratto fino alla fine. Fattelo dare prima.',
  construction:
    'Un mutuo di costruzione si versa a tappe e paghi interessi su quanto versato. Tieni il 10–15% di riserva.',
  renovation:
    'Non so di quanto: cucina, pittura e stato non sono nei nostri dati, quindi non do una cifra. Posso però rivalutare la casa con una camera, un bagno o un posto auto in più e mostrare la differenza. Per i lavori chieda a due agenti del posto per che cosa gli acquirenti pagano di più, e un preventivo a un’impresa.',
  pets: 'Dipende dal regolamento, nel rapporto strata; un divieto totale non è quasi più ammesso.',
  reportHow:
    'Posso fare un rapporto su una casa: valore, vendite simili, mercato e rischi, in PDF. Dimmi l’indirizzo e «fai un rapporto».',
  longTerm:
    'Ho la variazione di un anno, non di cinque o dieci. Serie più lunghe le hanno il valuer-general e l’ufficio di statistica.',
  landmark:
    'Non è una casa che si possa vendere, quindi non ha un valore qui. Dimmi una zona o un indirizzo vicino.',
  investing:
    'Non posso scegliere per te, ma confronta resa, crescita, costi e rischi. Dimmi i due prezzi e gli affitti a settimana e calcolo.',
  documents:
    'La banca chiede documento, due o tre buste paga, tre mesi di estratti conto, debiti e risparmi; gli autonomi due anni di dichiarazioni.',
  whichSuburb:
    'Non scelgo una zona per distanza, ma cerco in una città o stato per prezzo, camere e rischio. Dimmi budget, camere e città.',
  dispute:
    'Comincia con un reclamo scritto. Poi AFCA (1800 931 678) è gratuita per banche e assicurazioni, l’ufficio consumatori dello stato per gli agenti.',
  despair:
    'Grazie per avermelo detto; mi dispiace che sia diventato così pesante. Non devi portarlo da solo: chiama ora Lifeline, 13 11 14, giorno e notte, o il 000 se potresti farti del male. Se c’entra il mutuo, la National Debt Helpline (1800 007 007, gratuita) e l’ufficio «hardship» della tua banca ti aiutano; si può risolvere e non vale la tua vita.',
  safeGoodbye:
    'Va bene, abbi cura di te. Chiudi subito questa pagina; puoi tornare quando vuoi. Emergenza: 000.',
  partnerSells:
    'Se il tuo nome è nel titolo, la casa non può essere venduta né ipotecata senza la tua firma. Se non c’è, un avvocato può spesso fermare la vendita («caveat»): chiedi presto, legal aid e il servizio legale per donne del tuo stato sono gratuiti e riservati. 1800RESPECT (1800 737 732) risponde giorno e notte; in pericolo, 000. Qui non serve lasciare nome o numero.',
  stillHere:
    'Sono ancora qui e non devi spiegare nulla. Sono solo un programma, quindi parla con una persona: Lifeline 13 11 14 o 1800RESPECT (1800 737 732), giorno e notte, e 000 in pericolo.',
  scam: 'Fermati: non pagare altro e non mandare documenti; nessuno di onesto chiede soldi prima della visita. Se hai già pagato, chiama subito la tua banca, al numero sulla carta, per bloccare o richiamare il pagamento. Poi segnalalo a Scamwatch (scamwatch.gov.au), ReportCyber (cyber.gov.au) e alla polizia (131 444); se hanno i tuoi documenti, IDCARE aiuta gratis: 1800 595 160. Succede anche ai prudenti.',
  elderSigning:
    'Nessuno deve firmare oggi: niente firma, e tutto per iscritto. Se è già firmato, fallo leggere oggi a un avvocato o a legal aid, perché chi vende casa di solito non può recedere; ciò che si vende alla porta, come lavori, si annulla entro 10 giorni lavorativi. La linea contro gli abusi sugli anziani è gratuita e riservata: 1800 353 374; in caso di minacce, 000.',
  eviction: `Non devi andartene solo perché è arrivato un avviso: al proprietario servono la forma, il motivo e il termine giusti e infine un ordine del tribunale. Non firmare nulla, conserva l’avviso e chiama il servizio inquilini del tuo stato, è gratuito: ${TENANT_SERVICES}. Aiuta anche legal aid, e TIS fa da interprete gratis: 131 450. Se ti minacciano o ti chiudono fuori: polizia 131 444, o 000 in pericolo.`,
};
