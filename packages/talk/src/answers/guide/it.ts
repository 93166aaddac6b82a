import type { GuideTexts } from './guide-text-type.ts';

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
    'Non ho affitti né sfitti, solo vendite. Li hanno i portali di affitto e SQM Research; mi dica affitto settimanale e prezzo e calcolo il rendimento.',
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
    'Non ho dati sulle provvigioni. Si trattano, spesso dall’1,5% al 3% del prezzo più la pubblicità; chieda tre preventivi.',
  otherIncome:
    'Spesso in parte: le banche contano di solito circa l’80% di bonus, straordinari, affitti e assegni, se sono regolari.',
  selfEmployed:
    'Anche gli autonomi possono avere un mutuo. Di solito servono due anni di dichiarazioni e si prende la media o l’anno più basso.',
  rates: 'Non ho i tassi di oggi. Li pubblicano banche e comparatori; mi dica un tasso e calcolo la rata.',
  refinance:
    'Rifinanziare vuol dire passare a un mutuo migliore. Guardi i costi di uscita e di ingresso e se deve meno dell’80% del valore; prima chieda alla sua banca.',
  planning: 'Non ho norme edilizie né vincoli. Li ha il comune (council), con un certificato per indirizzo.',
  building:
    'Non posso stimare lavori. Chieda due o tre preventivi a imprese autorizzate e un’ispezione prima di comprare.',
  brokerQuestions:
    'Tre buone domande: quali banche confronta e chi la paga? Quanto costa in tutto in cinque anni? Che succede se i tassi salgono o voglio estinguere prima?',
  credit:
    'Il suo rapporto di credito mostra come ha pagato. È gratis ogni tre mesi da Equifax, Experian e illion; pagare puntuale aiuta di più.',
  hardship:
    'Mi dispiace, è una situazione difficile e non è solo. Chiami subito l’ufficio “hardship” della sua banca, prima di saltare una rata: per legge deve valutare rate ridotte o sospese. La National Debt Helpline è gratuita e indipendente: 1800 007 007. Posso anche passarle una persona.',
  missedPayment:
    'Per una rata saltata non perde la casa. La banca la contatterà e può chiedere una mora; deve mandare un avviso scritto e dare almeno 30 giorni. Chieda aiuto oggi. La National Debt Helpline è gratuita: 1800 007 007.',
};
