import type { SumPhrases } from './sum-phrase-type.ts';

export const SUMS_ROMANCE: Readonly<Record<'es' | 'fr' | 'it' | 'pt', SumPhrases>> = {
  es: {
    repaymentIs: 'Unos {month} al mes: es un préstamo de {loan} al {rate} a {years}.',
    repaymentInterestOnly: 'Pagando solo intereses serían unos {month} al mes.',
    repaymentInterest: 'En todo el plazo pagaría {interest} de intereses.',
    repaymentExtra: 'Pagar {extra} más al mes ahorra {saved} de intereses y acaba {time} antes.',
    repaymentOffset: 'Con {offset} en una cuenta offset se ahorran unos {saved} de intereses el primer año.',
    repaymentCarries: 'Con {month} al mes se paga un préstamo de unos {loan} al {rate} a {years}.',
    repaymentStress: 'Si la tasa subiera un punto, serían {month} al mes.',
    upfrontIs:
      'Necesita unos {total} en efectivo para comprar por {price}: {deposit} de entrada, {duty} de stamp duty y unos {costs} de trámites, inspecciones y tasas.',
    dutyIs: 'El stamp duty en {state} por {price} es de unos {duty}.',
    dutyNone: 'Como primera vivienda en {state} no debería pagar stamp duty por {price}.',
    dutyRelief: 'Incluye el descuento por primera vivienda.',
    dutyNoRelief: 'A este precio ya no hay descuento por primera vivienda.',
    dutyReliefUnknown:
      'Allí la ayuda para la primera vivienda depende de más que el precio: pregunte a la oficina de impuestos.',
    dutyUnconfirmed:
      'Es una estimación nuestra con tarifas de {date}, sin confirmar: consulte a {office} ({site}).',
    yieldGross: 'La rentabilidad bruta es del {yield}: {rent} a la semana sobre {price}.',
    yieldNet: 'Tras {costs} de gastos al año, la rentabilidad neta es del {yield}.',
    yieldCosts: 'Dígame los gastos anuales y le calculo la neta.',
    dtiIs: 'Su DTI es {dti}: {debt} de deuda con ingresos de {income} al año.',
    dtiHigh: 'Es alto: a partir de {limit} los bancos miran mucho más.',
    dtiBelow: 'Está por debajo de {limit}, desde donde los bancos miran más.',
    priceAbove: 'Parece caro: {price} es un {percent} más que nuestra estimación de {value} para {place}.',
    priceLittle: 'Un poco caro: {price} es un {percent} más que nuestra estimación de {value} para {place}.',
    pricePartly: 'Una parte queda fuera del rango del {percent}, de {low} a {high}.',
    priceBelow:
      'Parece bueno para comprar: {price} es un {percent} menos que nuestra estimación de {value} para {place}.',
    priceAbout: 'Parece justo: {price} está cerca de nuestra estimación de {value} para {place}.',
    priceInRange: 'Está dentro del rango del {percent}, de {low} a {high}.',
    priceOutOfRange: 'Está fuera del rango del {percent}, de {low} a {high}.',
    priceOverMedian:
      '{price} está {difference} por encima de la mediana de {value} en {region}. La vivienda en sí no puedo valorarla con las ventas que tengo.',
    priceUnderMedian:
      '{price} está {difference} por debajo de la mediana de {value} en {region}. La vivienda en sí no puedo valorarla con las ventas que tengo.',
    searchSaved: 'Guardado. Lo encontrará en Búsquedas guardadas, con las novedades.',
    searchMailed: 'Las novedades le llegarán por correo.',
    labels: {
      month: 'Al mes',
      interest: 'Intereses en total',
      duty: 'Stamp duty',
      cash: 'Efectivo necesario',
      costs: 'Otros gastos',
      price: 'Precio',
      dti: 'DTI',
      difference: 'Diferencia',
    },
  },
  fr: {
    repaymentIs: 'Environ {month} par mois : c’est un prêt de {loan} à {rate} sur {years}.',
    repaymentInterestOnly: 'En ne payant que les intérêts, ce serait environ {month} par mois.',
    repaymentInterest: 'Sur toute la durée, cela fait {interest} d’intérêts.',
    repaymentExtra: 'Payer {extra} de plus par mois économise {saved} d’intérêts et finit {time} plus tôt.',
    repaymentOffset:
      'Garder {offset} sur un compte offset économise environ {saved} d’intérêts la première année.',
    repaymentCarries: 'Avec {month} par mois on rembourse un prêt d’environ {loan} à {rate} sur {years}.',
    repaymentStress: 'Si le taux montait d’un point, ce serait {month} par mois.',
    upfrontIs:
      'Il vous faut environ {total} comptant pour acheter à {price} : {deposit} d’apport, {duty} de stamp duty et environ {costs} de frais d’acte, d’inspection et autres.',
    dutyIs: 'Le stamp duty en {state} pour {price} est d’environ {duty}.',
    dutyNone: 'Pour un premier achat en {state}, vous ne devriez pas payer de stamp duty à {price}.',
    dutyRelief: 'La réduction pour un premier achat est comprise.',
    dutyNoRelief: 'À ce prix, la réduction pour un premier achat ne s’applique plus.',
    dutyReliefUnknown:
      'Là-bas, l’aide au premier achat dépend d’autres conditions : demandez au bureau des impôts.',
    dutyUnconfirmed:
      'C’est notre estimation avec les barèmes du {date}, non confirmée : vérifiez auprès de {office} ({site}).',
    yieldGross: 'Le rendement brut est de {yield} : {rent} par semaine pour {price}.',
    yieldNet: 'Après {costs} de frais par an, le rendement net est de {yield}.',
    yieldCosts: 'Dites-moi les frais annuels et je calcule le rendement net.',
    dtiIs: 'Votre DTI est de {dti} : {debt} de dettes pour {income} de revenu par an.',
    dtiHigh: 'C’est élevé : à partir de {limit}, les banques sont bien plus exigeantes.',
    dtiBelow: 'C’est en dessous de {limit}, à partir de quoi les banques sont plus exigeantes.',
    priceAbove:
      'Cela paraît cher : {price}, c’est {percent} de plus que notre estimation de {value} pour {place}.',
    priceLittle:
      'Un peu cher : {price}, c’est {percent} de plus que notre estimation de {value} pour {place}.',
    pricePartly: 'Une partie sort de la fourchette à {percent}, de {low} à {high}.',
    priceBelow:
      'Cela paraît intéressant : {price}, c’est {percent} de moins que notre estimation de {value} pour {place}.',
    priceAbout: 'Cela paraît correct : {price} est proche de notre estimation de {value} pour {place}.',
    priceInRange: 'C’est dans la fourchette à {percent}, de {low} à {high}.',
    priceOutOfRange: 'C’est hors de la fourchette à {percent}, de {low} à {high}.',
    priceOverMedian:
      '{price}, c’est {difference} au-dessus de la médiane de {value} à {region}. Le bien lui-même, je ne peux pas l’estimer avec les ventes que j’ai.',
    priceUnderMedian:
      '{price}, c’est {difference} au-dessous de la médiane de {value} à {region}. Le bien lui-même, je ne peux pas l’estimer avec les ventes que j’ai.',
    searchSaved: 'Enregistré. Vous le trouverez dans les recherches enregistrées, avec les nouveautés.',
    searchMailed: 'Les nouveautés vous arriveront par e-mail.',
    labels: {
      month: 'Par mois',
      interest: 'Intérêts au total',
      duty: 'Stamp duty',
      cash: 'Comptant nécessaire',
      costs: 'Autres frais',
      price: 'Prix',
      dti: 'DTI',
      difference: 'Différence',
    },
  },
  it: {
    repaymentIs: 'Circa {month} al mese: è un mutuo di {loan} al {rate} in {years}.',
    repaymentInterestOnly: 'Pagando solo gli interessi sarebbero circa {month} al mese.',
    repaymentInterest: 'In tutto pagherebbe {interest} di interessi.',
    repaymentExtra: 'Pagando {extra} in più al mese risparmia {saved} di interessi e finisce {time} prima.',
    repaymentOffset:
      'Tenere {offset} in un conto offset fa risparmiare circa {saved} di interessi il primo anno.',
    repaymentCarries: 'Con {month} al mese si paga un mutuo di circa {loan} al {rate} in {years}.',
    repaymentStress: 'Se il tasso salisse di un punto, sarebbero {month} al mese.',
    upfrontIs:
      'Servono circa {total} in contanti per comprare a {price}: {deposit} di anticipo, {duty} di stamp duty e circa {costs} di pratiche, ispezioni e tasse.',
    dutyIs: 'Lo stamp duty in {state} su {price} è di circa {duty}.',
    dutyNone: 'Per la prima casa in {state} non dovrebbe pagare stamp duty a {price}.',
    dutyRelief: 'È compreso lo sconto per la prima casa.',
    dutyNoRelief: 'A questo prezzo lo sconto per la prima casa non vale più.',
    dutyReliefUnknown:
      'Lì l’aiuto per la prima casa non dipende solo dal prezzo: chieda all’ufficio delle imposte.',
    dutyUnconfirmed:
      'È una nostra stima con le tariffe del {date}, non confermata: verifichi con {office} ({site}).',
    yieldGross: 'Il rendimento lordo è del {yield}: {rent} a settimana su {price}.',
    yieldNet: 'Dopo {costs} di spese l’anno il rendimento netto è del {yield}.',
    yieldCosts: 'Mi dica le spese annue e calcolo il netto.',
    dtiIs: 'Il suo DTI è {dti}: {debt} di debiti con un reddito di {income} l’anno.',
    dtiHigh: 'È alto: da {limit} le banche guardano molto di più.',
    dtiBelow: 'È sotto {limit}, da dove le banche guardano di più.',
    priceAbove: 'Sembra caro: {price} è il {percent} in più della nostra stima di {value} per {place}.',
    priceLittle: 'Un po’ caro: {price} è il {percent} in più della nostra stima di {value} per {place}.',
    pricePartly: 'Una parte è fuori dall’intervallo del {percent}, da {low} a {high}.',
    priceBelow:
      'Sembra conveniente: {price} è il {percent} in meno della nostra stima di {value} per {place}.',
    priceAbout: 'Sembra giusto: {price} è vicino alla nostra stima di {value} per {place}.',
    priceInRange: 'È dentro l’intervallo del {percent}, da {low} a {high}.',
    priceOutOfRange: 'È fuori dall’intervallo del {percent}, da {low} a {high}.',
    priceOverMedian:
      '{price} è {difference} sopra la mediana di {value} a {region}. La casa in sé non posso valutarla con le vendite che ho.',
    priceUnderMedian:
      '{price} è {difference} sotto la mediana di {value} a {region}. La casa in sé non posso valutarla con le vendite che ho.',
    searchSaved: 'Salvato. Lo trova nelle ricerche salvate, con le novità.',
    searchMailed: 'Le novità le arrivano per e-mail.',
    labels: {
      month: 'Al mese',
      interest: 'Interessi in tutto',
      duty: 'Stamp duty',
      cash: 'Contanti necessari',
      costs: 'Altre spese',
      price: 'Prezzo',
      dti: 'DTI',
      difference: 'Differenza',
    },
  },
  pt: {
    repaymentIs: 'Cerca de {month} por mês: é um empréstimo de {loan} a {rate} em {years}.',
    repaymentInterestOnly: 'Pagando só os juros seriam cerca de {month} por mês.',
    repaymentInterest: 'No prazo todo você pagaria {interest} de juros.',
    repaymentExtra: 'Pagar {extra} a mais por mês economiza {saved} de juros e termina {time} antes.',
    repaymentOffset:
      'Deixar {offset} em uma conta offset economiza cerca de {saved} de juros no primeiro ano.',
    repaymentCarries: 'Com {month} por mês se paga um empréstimo de cerca de {loan} a {rate} em {years}.',
    repaymentStress: 'Se a taxa subisse um ponto, seriam {month} por mês.',
    upfrontIs:
      'Você precisa de cerca de {total} em dinheiro para comprar por {price}: {deposit} de entrada, {duty} de stamp duty e cerca de {costs} de documentação, inspeções e taxas.',
    dutyIs: 'O stamp duty em {state} sobre {price} é de cerca de {duty}.',
    dutyNone: 'No primeiro imóvel em {state} você não deve pagar stamp duty por {price}.',
    dutyRelief: 'Já inclui o desconto do primeiro imóvel.',
    dutyNoRelief: 'Nesse preço o desconto do primeiro imóvel não vale mais.',
    dutyReliefUnknown:
      'Lá a ajuda do primeiro imóvel depende de mais do que o preço: pergunte à receita do estado.',
    dutyUnconfirmed:
      'É uma estimativa nossa com tabelas de {date}, não confirmada: confira com {office} ({site}).',
    yieldGross: 'O yield bruto é {yield}: {rent} por semana sobre {price}.',
    yieldNet: 'Depois de {costs} de custos por ano, o yield líquido é {yield}.',
    yieldCosts: 'Diga os custos anuais e eu calculo o líquido.',
    dtiIs: 'Seu DTI é {dti}: {debt} de dívida para {income} de renda por ano.',
    dtiHigh: 'É alto: a partir de {limit} os bancos olham com muito mais rigor.',
    dtiBelow: 'Está abaixo de {limit}, de onde os bancos olham com mais rigor.',
    priceAbove: 'Parece caro: {price} é {percent} acima da nossa estimativa de {value} para {place}.',
    priceLittle: 'Um pouco caro: {price} é {percent} acima da nossa estimativa de {value} para {place}.',
    pricePartly: 'Uma parte fica fora da faixa de {percent}, de {low} a {high}.',
    priceBelow:
      'Parece bom para comprar: {price} é {percent} abaixo da nossa estimativa de {value} para {place}.',
    priceAbout: 'Parece justo: {price} está perto da nossa estimativa de {value} para {place}.',
    priceInRange: 'Está dentro da faixa de {percent}, de {low} a {high}.',
    priceOutOfRange: 'Está fora da faixa de {percent}, de {low} a {high}.',
    priceOverMedian:
      '{price} está {difference} acima da mediana de {value} em {region}. O imóvel em si não consigo avaliar com as vendas que tenho.',
    priceUnderMedian:
      '{price} está {difference} abaixo da mediana de {value} em {region}. O imóvel em si não consigo avaliar com as vendas que tenho.',
    searchSaved: 'Salvo. Está em Buscas salvas, com as novidades.',
    searchMailed: 'As novidades chegam por e-mail.',
    labels: {
      month: 'Por mês',
      interest: 'Juros no total',
      duty: 'Stamp duty',
      cash: 'Dinheiro necessário',
      costs: 'Outros custos',
      price: 'Preço',
      dti: 'DTI',
      difference: 'Diferença',
    },
  },
};
