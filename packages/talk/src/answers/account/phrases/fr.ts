import type { AccountPhrases } from './account-phrases.ts';

export const FR: AccountPhrases = {
  workedOut: 'Voici comment on arrive à {figure} : {sum}.',
  dutySteps: 'Voici {figure} étape par étape, pour {price} en {state} :',
  dutyBand: '• {base} sur les premiers {from}, plus {percent} des {above} au-delà : {full}',
  dutyFirstBand: '• {percent} des {above} au-delà de {from} : {full}',
  dutyWhole: '• {percent} du prix entier : {full}',
  dutyFormula: '• Selon la formule propre au territoire : {full}',
  dutyOwnHome: '• Moins {amount} : la réduction pour un logement qu’on habite',
  dutyFirstHome: '• Moins {amount} : la réduction pour un premier achat',
  dutySurcharge: '• Plus {amount} : la surtaxe des acheteurs étrangers, {percent} du prix',
  dutyTotal: '• À payer : {figure}',
  asFirstHome: 'Pour un premier achat, ce serait {amount}.',
  asOwnHome: 'Si vous y habitez vous-même, ce serait {amount}.',
  repaymentHow:
    '{figure} par mois remboursent {loan} en {count} mensualités égales à {rate}. Sur la première, {interest} sont des intérêts et {rest} remboursent le prêt.',
  powerHow:
    '{figure} est le plus gros prêt dont les mensualités tiennent encore dans ce qui reste de vos revenus après impôt et dépenses, testé à {tested}.',
  restsOn: 'Cela repose sur : {list}.',
  notThat: 'J’ai donné {figure}, pas {said}.',
  costsMean:
    '{figure}, c’est notre estimation forfaitaire pour le conveyancing, les inspections et les frais. Ce n’est pas un impôt ; chez vous, ce peut être moins ou plus.',
  lvrMean: '{figure}, c’est la part du prêt dans la valeur : {loan} sur {value}.',
  confidenceMean:
    '{figure} dit à quel point nous sommes sûrs : 100 % moins l’erreur habituelle d’une estimation, {spread}. Ce n’est pas la chance que le prix tombe dans la fourchette ; elle contient environ {percent} des ventes.',
  errorMean:
    'Oui, {figure} est l’erreur médiane (MdAPE) : sur des ventes que la méthode n’avait jamais vues, la moitié de ses estimations étaient plus proches, l’autre moitié plus éloignées.',
  comparablesMean:
    '{figure}, c’est ce que disent les seules ventes comparables ; la valeur tient aussi compte de tout ce que l’on sait du bien.',
  medianMean:
    '{figure} est le milieu de {count} ventes à {place} : la moitié plus cher, la moitié moins cher.',
  growthMean: '{figure}, c’est l’évolution des prix à {place} en un an, d’après {count} ventes.',
  clearanceMean: '{figure} des {count} enchères à {place} se sont terminées par une vente.',
  assumedMean:
    '{figure} est supposé, faute d’indication de votre part. Donnez-moi le vôtre et je referai le calcul.',
  testedMean:
    '{figure}, c’est le taux de {rate} plus une marge de sécurité de {points}, avec laquelle les banques testent chaque prêt.',
  includesYes: 'Oui, {figure} le compte déjà : {part}, {amount}.',
  includesNo: 'Non, {figure} ne le compte pas : {part}.',
  includesZero: 'C’est compté, mais à ce prix cela n’enlève rien : {part}.',
  withIt: 'Avec cela, ce serait {amount}.',
  tellMe: 'Donnez-moi le montant et je le compterai.',
  noSuch: 'En {state}, d’après ma table, cela n’existe pas : {part}.',
  bothMine:
    'Les deux viennent de moi, pardon pour la confusion. {one} repose sur {oneRests} ; {other} repose sur {otherRests}.',
  bothHold: 'Les deux sont valables : {one} ({oneFor}), {other} ({otherFor}).',
  alsoCounts: '{figure} compte en plus : {list}.',
  laterHolds: 'Retenez {figure} : il tient compte de ce que vous avez dit en dernier.',
  valueHolds:
    'Retenez {figure} pour {place}, et pardon pour la confusion. La seconde fois, j’ai cherché avec d’autres données et trouvé trop peu de ventes ; cela n’annule pas le premier chiffre.',
  apart: 'Il y a {difference} d’écart : {ours} chez moi, {theirs} de leur côté.',
  same: 'Les deux disent la même chose : {ours} chez moi, {theirs} de leur côté.',
  apartOwn: 'Nous avons {difference} d’écart : j’arrive à {ours}, vous à {theirs}.',
  sameOwn: 'Nous sommes d’accord : j’arrive à {ours}, vous à {theirs}.',
  causeGeneral: 'Leur chiffre correspond au barème général, sans réduction : {amount}.',
  causeOwnHome: 'Leur chiffre correspond à la réduction pour un logement qu’on habite : {amount}.',
  causeFirstHome: 'Leur chiffre correspond à la réduction pour un premier achat : {amount}.',
  causeSurcharge: 'Leur chiffre correspond à la surtaxe des acheteurs étrangers : {amount}.',
  causeRate: 'Leur chiffre correspondrait à un taux d’environ {rate} ; j’ai pris {ours}.',
  causeTerm: 'Leur chiffre correspond à une durée de {years} ; j’ai pris {ours}.',
  causeMoreCosts:
    'Leur chiffre s’explique s’ils comptent environ {amount} par mois de dépenses et de dettes de plus que moi.',
  causeLessCosts:
    'Leur chiffre s’explique s’ils comptent environ {amount} par mois de dépenses et de dettes de moins que moi.',
  oursRight: 'D’après ce que vous m’avez dit, c’est mon chiffre qui est juste.',
  theirsRight: 'Si c’est votre cas, c’est leur chiffre qui est juste.',
  causeUnknown: 'Je ne vois pas sur quoi repose leur chiffre ; demandez-leur la même liste.',
  officeDecides: 'Le dernier mot revient à {office} ({site}).',
  lenderDecides: 'Le dernier mot revient à la banque ; chacune compte un peu autrement.',
  valuerDecides: 'Le dernier mot revient à un évaluateur agréé qui a vu le bien.',
  notMine: 'Je ne trouve pas {figure} dans mes réponses. De quel chiffre parlez-vous ?',
  yours: '{figure}, c’est vous qui me l’avez dit ; je n’ai fait que calculer avec.',
  own: 'votre argent',
  parts: {
    firstHome: 'la réduction pour un premier achat',
    ownHome: 'la réduction pour un logement qu’on habite',
    surcharge: 'la surtaxe des acheteurs étrangers',
    insurance: 'l’assurance du prêteur (LMI)',
    costs: 'conveyancing, inspections et frais',
    duty: 'le stamp duty',
    debts: 'd’autres dettes',
    secondIncome: 'un second revenu',
    buffer: 'la marge de sécurité des banques',
  },
};
