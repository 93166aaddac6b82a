import type { GuideTexts } from './guide-text-type.ts';

export const FR: GuideTexts = {
  lvr: 'Le LVR est le rapport entre le prêt et la valeur du bien. Un prêt de 640 000 pour un bien de 800 000, c’est 80 %. Plus il est bas, plus la banque est rassurée.',
  lmi: 'La LMI est une assurance qui protège la banque, pas vous, et qu’on paie en général une fois quand on emprunte plus de 80 % de la valeur. La banque en fixe le prix, souvent 1 % à 4 % du prêt : demandez-lui un devis.',
  dti: 'Le DTI est le rapport entre vos dettes et votre revenu : tout ce que vous devriez, divisé par le revenu annuel brut.',
  buffer:
    'La marge de sécurité (buffer) : la banque vérifie que vous pourriez payer si le taux était 3 points de pourcentage plus haut.',
  clearance:
    'Le taux de réussite des enchères est la part des biens mis aux enchères qui ont été vendus. Au-dessus de 70 % le vendeur a la main, en dessous de 50 % l’acheteur.',
  yield:
    'Le rendement est le loyer d’un an rapporté au prix. Brut : avant les frais ; net : après charges, taxes, assurance et entretien.',
  offset:
    'Un compte offset est un compte dont le solde réduit vos intérêts, et l’argent reste à vous. Le redraw, ce sont des versements en plus sur le prêt que vous pouvez redemander. L’offset est plus souple, le redraw souvent moins cher.',
  interestOnly:
    'En « interest only » vous ne payez que les intérêts pendant quelques années : la mensualité baisse, mais pas la dette. On peut le demander pour un temps ; ensuite la mensualité remonte.',
  fixedVariable:
    'Un taux fixe ne bouge pas pendant un à cinq ans, mais en sortir peut coûter. Un taux variable suit le marché et permet en général des versements en plus. Beaucoup partagent le prêt.',
  preApproval:
    'L’accord de principe est un oui sous conditions de la banque pour un montant, valable environ trois mois. Il faut fiches de paie, relevés et pièce d’identité ; rien n’est sûr avant l’évaluation du bien.',
  equity:
    'L’equity est la valeur du bien moins ce que vous devez. La part utilisable est en général 80 % de la valeur moins le prêt.',
  deposit:
    'La plupart des banques préfèrent 20 % d’apport. Avec moins, à partir de 5 %, on paie en général la LMI ou on passe par une garantie de l’État. Les droits et frais s’ajoutent.',
  guarantor:
    'Le garant met son propre logement en garantie et doit payer si l’emprunteur ne peut plus ; au pire il peut le perdre. Demandez une garantie limitée et un conseil juridique indépendant avant de signer.',
  strata:
    'Les charges de strata paient l’entretien et l’assurance de l’immeuble, en général par trimestre. Pour savoir si c’est normal, regardez ascenseur, piscine et fonds de travaux : demandez le rapport de strata.',
  contract:
    'Faites lire le contrat par un juriste ou conveyancer avant de signer, et faites inspecter le bâtiment. Une vente privée laisse en général quelques jours pour se rétracter, selon l’État ; une enchère, non.',
  auction:
    'Fixez votre limite avant l’enchère d’après les ventes récentes du quartier et tenez-la : l’enchère gagnante engage, sans rétractation. Les prix indicatifs sont souvent trop bas.',
  stampDuty:
    'Le stamp duty est un impôt de l’État que l’acheteur paie à l’achat. Il dépend de l’État, du prix et d’un premier achat ou non. Donnez-moi le prix et l’État, je calcule une estimation.',
  firstHome:
    'Pour un premier achat il y a des aides : droits réduits ou nuls dans la plupart des États, une prime pour le neuf et une garantie fédérale pour acheter avec 5 % d’apport (2 % pour un parent seul) sans LMI. Des plafonds s’appliquent : voyez firsthomebuyers.gov.au.',
  floodOdds:
    'Une crue « 1 sur 100 » a 1 % de chance chaque année ; cela ne veut pas dire une fois par siècle. Sur 30 ans, cela fait environ 26 % d’en voir au moins une.',
  range:
    'La fourchette est l’endroit où nous attendons la vraie valeur 8 fois sur 10. Elle est large quand il y a peu de ventes semblables ou qu’il manque des données : pièces, terrain et type la resserrent.',
  accuracy:
    'La moitié de nos valeurs tombe dans l’erreur médiane affichée avec chacune, mesurée sur des ventes que le modèle n’avait pas vues, là où nous avons des ventes.',
  disagree:
    'Vous avez peut-être raison : le modèle ne connaît que ce qui est enregistré, des travaux ou ventes récentes peuvent manquer. Corrigez les données sur la page du bien et il est réévalué ; une personne peut aussi regarder.',
  dataSource:
    'Chaque chiffre porte sa date, et la page des sources dit d’où il vient. Les chiffres marqués comme exemple sont inventés pour montrer le produit : ne les utilisez pas comme preuve.',
  certificate:
    'Oui : ouvrez l’estimation du bien et choisissez Certificat. Chacun peut le vérifier sur la page Verify, sans compte : elle montre si quoi que ce soit a été changé.',
  keeping:
    'Vous n’avez pas à vous inscrire : ce que vous faites ici est gardé 30 jours dans ce navigateur. L’inscription est gratuite et garde tout.',
  rents:
    'Je n’ai ni loyers ni taux de vacance, seulement des ventes. Les sites de location et SQM Research les ont ; donnez-moi un loyer par semaine et un prix, je calcule le rendement.',
  forecast:
    'Personne ne peut le dire sûrement, et je ne fais pas de prévisions. Je peux montrer comment les prix ont évolué jusqu’ici.',
  timing:
    'Cela dépend plus de vos projets que du marché, et je ne prédis pas les prix. Des prix qui montent et des ventes rapides favorisent le vendeur ; l’inverse, l’acheteur.',
  rentOrBuy:
    'Cela dépend surtout du temps que vous resterez : acheter coûte plus au début et devient en général intéressant après cinq ans. Donnez-moi un prix et votre apport, je calcule la mensualité.',
  schools:
    'Je n’ai pas de données sur les écoles. My School (myschool.edu.au) a les résultats, le ministère de l’éducation de l’État les secteurs.',
  safety:
    'Je n’ai pas de chiffres de la délinquance. La police ou l’office statistique de l’État les publie par quartier.',
  transport:
    'Je n’ai pas de données sur les transports ni les commerces. Le planificateur de l’État et une carte montrent ce qui est proche.',
  insurance:
    'Je ne peux pas donner de prix d’assurance. Il dépend de l’adresse exacte et peut être élevé en zone inondable ou de feux : demandez un devis avant de faire une offre.',
  lendingOnHazard:
    'En général oui : les banques prêtent pour des biens exposés aux inondations ou aux feux s’ils sont assurables. Certaines prêtent moins : parlez-en tôt.',
  tax: 'Je ne conseille pas en fiscalité. La résidence principale échappe en général à l’impôt sur la plus-value, pas un investissement. ato.gov.au l’explique, un comptable dira votre cas.',
  foreignBuyer:
    'Avec un visa temporaire il faut en général l’accord de la FIRB, on paie un supplément de droits dans la plupart des États et, depuis avril 2025, on ne peut presque plus acheter d’ancien. Résidents permanents et citoyens achètent librement. Vérifiez sur firb.gov.au avant de signer.',
  superFund:
    'Un fonds de retraite autogéré (SMSF) peut acheter un bien à louer, mais la famille ne peut pas y habiter et le crédit coûte plus. Prenez un conseil agréé ; les règles sont sur ato.gov.au.',
  islamicFinance:
    'Oui, il y a en Australie des prêteurs qui financent sans intérêt, par location ou copropriété jusqu’au paiement. Je ne les compare pas : cherchez un prêteur islamique agréé et demandez le coût total.',
  agentFees:
    'Je n’ai pas les commissions des agents. Elles se négocient, souvent 1,5 % à 3 % du prix plus la publicité ; demandez trois devis.',
  otherIncome:
    'Souvent en partie : les banques prennent en général environ 80 % des primes, heures supplémentaires, loyers et pensions, s’ils sont réguliers.',
  selfEmployed:
    'Les indépendants peuvent aussi emprunter. On demande en général deux ans de déclarations et on prend la moyenne ou l’année la plus basse.',
  rates:
    'Je n’ai pas les taux du jour. Les banques et les comparateurs les publient ; donnez-moi un taux, je calcule la mensualité.',
  refinance:
    'Refinancer, c’est passer à un meilleur prêt. Regardez les frais de sortie et d’entrée et si vous devez moins de 80 % de la valeur ; demandez d’abord mieux à votre banque.',
  planning: 'Je n’ai pas les règles d’urbanisme. La commune (council) les a, avec un certificat par adresse.',
  building:
    'Je ne peux pas chiffrer des travaux. Demandez deux ou trois devis à des entreprises agréées, et une inspection avant d’acheter.',
  brokerQuestions:
    'Trois bonnes questions : quelles banques comparez-vous et qui vous paie ? Quel est le coût total sur cinq ans, frais compris ? Que se passe-t-il si les taux montent ou si je rembourse plus tôt ?',
  credit:
    'Votre rapport de crédit montre comment vous avez payé. Il est gratuit tous les trois mois chez Equifax, Experian et illion ; payer à temps aide le plus.',
  hardship:
    'Je suis désolé, c’est une situation difficile et vous n’êtes pas seul. Appelez dès maintenant l’équipe « hardship » de votre banque, avant un impayé : la loi l’oblige à examiner des paiements réduits ou suspendus. La National Debt Helpline est gratuite et indépendante : 1800 007 007. Je peux aussi vous passer une personne.',
  missedPayment:
    'Un seul impayé ne vous fait pas perdre votre logement. La banque vous contactera et peut facturer des frais ; elle doit envoyer un avis écrit et laisser au moins 30 jours. Demandez de l’aide dès aujourd’hui. La National Debt Helpline est gratuite : 1800 007 007.',
};
