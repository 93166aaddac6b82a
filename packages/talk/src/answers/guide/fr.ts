import type { GuideTexts } from './guide-text-type.ts';
import { TENANT_SERVICES } from './tenant-services.ts';

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
    'Je n’ai ni loyers ni taux de vacance, seulement des ventes et des biens à vendre. Les annonces de location sont sur realestate.com.au et Domain ; les loyers réellement convenus, chez l’autorité des cautions de l’État (NSW Fair Trading, la RTBA au Victoria, la RTA au Queensland). Donnez-moi un loyer par semaine et un prix, je calcule le rendement.',
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
    'En général 1,5 % à 3 % du prix plus la publicité, et cela se négocie. Je n’ai pas de chiffres à moi ; demandez trois devis.',
  otherIncome:
    'Souvent en partie : les banques prennent en général environ 80 % des primes, heures supplémentaires, loyers et pensions, s’ils sont réguliers.',
  selfEmployed:
    'Les indépendants peuvent aussi emprunter. On demande en général deux ans de déclarations et on prend la moyenne ou l’année la plus basse.',
  rates:
    'Je n’ai pas les taux du jour. Les banques et les comparateurs les publient ; donnez-moi un taux, je calcule la mensualité.',
  refinance:
    'Changer de banque coûte en général 500 à 1 500 A$ : la mainlevée (environ 150 à 400 A$), l’enregistrement et parfois un dossier ; quitter un taux fixe peut coûter plus. La nouvelle banque réexamine revenus et dettes et peut refuser ; au-dessus de 80 % de la valeur, l’assurance du prêt peut revenir. Demandez d’abord mieux à votre banque.',
  planning: 'Je n’ai pas les règles d’urbanisme. La commune (council) les a, avec un certificat par adresse.',
  building:
    'Je ne peux pas chiffrer des travaux. Demandez deux ou trois devis à des entreprises agréées, et une inspection avant d’acheter.',
  brokerQuestions:
    'Trois bonnes questions : quelles banques comparez-vous et qui vous paie ? Quel est le coût total sur cinq ans, frais compris ? Que se passe-t-il si les taux montent ou si je rembourse plus tôt ?',
  credit:
    'Votre rapport de crédit montre comment vous avez payé. Il est gratuit tous les trois mois chez Equifax, Experian et illion ; payer à temps aide le plus.',
  hardship:
    'Je suis désolé, c’est une situation difficile et vous n’êtes pas seul. Appelez dès maintenant l’équipe « hardship » de votre banque, même s’il y a déjà un impayé : la loi l’oblige à examiner des paiements réduits ou suspendus. La National Debt Helpline est gratuite et indépendante : 1800 007 007. Je peux aussi vous passer une personne.',
  missedPayment:
    'Un ou deux impayés ne vous font pas perdre votre logement du jour au lendemain. La banque vous contactera et peut facturer des frais ; elle doit envoyer un avis écrit et laisser au moins 30 jours. Demandez de l’aide dès aujourd’hui. La National Debt Helpline est gratuite : 1800 007 007.',
  danger:
    'Votre sécurité d’abord : en cas de danger, appelez le 000. 1800RESPECT (1800 737 732) est gratuit, jour et nuit, avec interprètes. Inutile de laisser un nom ou un numéro ici ; fermez l’onglet et effacez l’historique si quelqu’un d’autre utilise ce navigateur.',
  privacy:
    'Vos questions restent dans l’espace de ce navigateur ; seuls ceux qui ouvrent le même espace les voient. Vous pouvez supprimer les conversations dans les Réglages ; sur un appareil partagé, prenez une fenêtre privée.',
  worn: 'C’est lourd à porter, et on peut avancer pas à pas. Lifeline (13 11 14) répond jour et nuit, et une personne de l’équipe peut prendre le relais si vous voulez.',
  whoAreYou:
    'Je suis l’assistant de PropGuard, un programme, ni une banque ni une agence. J’estime des biens, je décris un quartier et ses risques, je calcule prêts et frais ; une personne peut aussi vous aider.',
  courtUse:
    'Non, pas à elle seule : notre valeur est une estimation que personne ne signe. Succession, fisc, tribunaux et banques se fient au rapport d’un expert agréé ; la nôtre aide à voir avant si un chiffre est plausible.',
  separation:
    'En cas de séparation, on évalue la maison, on déduit le prêt et on partage le reste par accord ou devant le juge. Un transfert par jugement ou accord formel est en général exempt de stamp duty. Voyez d’abord un avocat.',
  coOwners:
    'On peut acheter à plusieurs, en parts égales ou fixées. Personne ne peut vendre tout seul, mais chacun peut demander la vente au juge, et avec un prêt commun chacun doit le tout. Faites d’abord rédiger un accord.',
  bal: 'Le BAL est le niveau d’exposition aux feux : de BAL-LOW à 12.5, 19, 29, 40 et FZ. Plus il est élevé, plus construire coûte cher. La mairie ou un expert l’évalue.',
  hazardCoverage:
    'Je couvre quatre risques : inondation, feu de brousse, érosion côtière et affaissement. Cyclones, chaleur, grêle, bruit et séismes n’y sont pas : voyez le Bureau of Meteorology, la mairie et l’assureur.',
  floodHistory:
    'J’ai un risque modélisé, pas la liste des maisons inondées. Les cartes de la mairie, les voisins et un devis d’assurance vous le diront.',
  councilRates:
    'Les taxes locales dépendent du budget de la mairie et de votre terrain par rapport aux autres : elles ne montent pas dans la même proportion. La mairie a les chiffres.',
  landTax:
    'La land tax est un impôt d’État sur les terrains autres que votre logement, donc un investissement la paie souvent. Chaque État a son seuil : son bureau des recettes a un calculateur.',
  giftHome:
    'Prudence avant de mettre une maison au nom d’un autre : droits, impôts, pension, et vous pourriez perdre le droit d’y vivre. Voyez d’abord votre propre avocat (ligne gratuite 1800 353 374).',
  inheritance:
    'Il n’y a pas d’impôt sur les successions en Australie. La revente peut être imposée plus tard, souvent pas si c’était la résidence du défunt et qu’elle est vendue sous deux ans. Voyez un notaire ou comptable.',
  conditions:
    '« Unconditional » veut dire sans issue : si le prêt ou l’inspection échoue, vous pouvez perdre l’acompte. « Subject to finance » vous laisse partir. Faites lire le contrat avant de signer.',
  coolingOff:
    'En vente privée, la plupart des États donnent quelques jours ouvrés : cinq en NSW, Queensland et ACT, quatre au NT, trois au Victoria, deux en SA, aucun par la loi en WA et Tasmanie. Aux enchères, aucun.',
  approvalTime:
    'Un accord de principe prend d’un jour à deux semaines, l’accord final une à trois semaines, car la banque fait évaluer le bien.',
  writing:
    'Je ne rédige ni lettres ni messages, mais tout ce que j’ai dit se copie, et un rapport sur une adresse se télécharge en PDF.',
  currency:
    'Je compte en dollars australiens et n’ai pas de taux de change. Donnez-moi le montant en dollars australiens ou le taux à utiliser.',
  noneListed:
    'Je n’ai encore montré aucun bien, il n’y a donc rien à choisir. Donnez-moi un quartier et un budget.',
  lowValuation:
    'Si la banque évalue bas, envoyez-lui trois ventes récentes comparables et demandez une révision, une autre évaluation, ou essayez une autre banque. Elle prête sur son propre chiffre.',
  access:
    'Je n’ai rien sur les marches, ascenseurs ou salles de bains. Demandez le plan à l’agent et vérifiez sur place.',
  concessions:
    'Certains États réduisent le stamp duty pour retraités, personnes handicapées, premier achat ou achat sur plan. Le bureau des recettes de l’État décide : demandez avant de signer.',
  offThePlan:
    '« Off the plan » : vous achetez avant construction, à prix fixé, et la banque évalue à la fin, à vos risques. Certains États réduisent le stamp duty ; faites lire le contrat.',
  unseenFacts:
    'Non, sauf si c’est enregistré : la valeur connaît type, surface, pièces, terrain, lieu et ventes. Travaux, état, vue ou bruit ne se voient pas ; déplacez-vous dans la fourchette.',
  buyback:
    'Les rachats après inondation sont gérés par l’État, qui fixe qui est concerné et le prix. En NSW, voyez la NSW Reconstruction Authority et prenez conseil avant d’accepter.',
  doorOffer:
    'Ne signez rien pour l’instant. Qui vient avec du cash et un délai veut souvent payer moins que le marché. Demandez deux estimations gratuites et faites lire le papier par un avocat.',
  putCall:
    'Une « put and call option » permet à l’acheteur de vous faire vendre, et à vous de le faire acheter, à prix fixé dans un délai. Votre maison est bloquée des mois. Ne signez pas sans avocat.',
  negativeGearing:
    '« Negative gearing » : le loyer ne couvre pas intérêts et frais, et la perte réduit l’impôt. Vous perdez quand même de l’argent chaque année. Un comptable peut le calculer.',
  sellingCosts:
    'Vendre coûte en général 2 à 4 % du prix : commission de 1,5 à 3 %, publicité, conveyancer et clôture du prêt. Un impôt sur la plus-value est possible si ce n’était pas votre logement.',
  selling:
    'Pour vendre : deux ou trois estimations d’agents, comparer les commissions, faire préparer le contrat, puis enchères ou vente privée. Donnez-moi l’adresse ou le quartier avec les chambres et je dis ce que cela peut valoir.',
  buyingSteps:
    'L’ordre habituel : capacité d’emprunt, accord de principe, visites, contrat et bâtiment vérifiés, offre, acompte, puis remise des clés environ six semaines après. Donnez-moi revenus et épargne et je calcule un budget.',
  inspection:
    'Une inspection bâtiment et termites coûte environ 400 à 800 dollars ; pour un appartement, prenez aussi le rapport strata. Faites-la avant de signer.',
  settlement:
    'Le « settlement » est le jour où l’on paie le reste et reçoit les clés, 30 à 90 jours après le contrat. Votre conveyancer donne la somme exacte.',
  underquoting:
    'Les prix guides sont souvent sous le prix final, et « offers over » n’est qu’un début. Regardez les ventes récentes et fixez votre limite.',
  negotiating:
    'Je ne peux pas vous dire combien payer, mais commencez un peu sous notre estimation et fixez une limite dans la fourchette. Donnez-moi le bien et le prix et je compare.',
  developing:
    'Additionnez terrain, travaux, droits, intérêts et vente, et comparez avec les biens finis ; sous 15 à 20 % de marge, c’est risqué. La mairie dit ce qui est permis.',
  holidayLet:
    'La location de vacances rapporte plus par nuit, avec plus de travail et de vide, et elle est limitée : 60 jours par an dans presque tout Byron, 180 dans une bonne partie de NSW. Je n’ai pas de loyers.',
  lettingOut:
    'Un gérant prend 5 à 9 % du loyer ; vous payez taxes, assurance, réparations et strata. Donnez-moi le loyer prévu et un prix et je calcule le rendement.',
  titles:
    '« Freehold » : le terrain est à vous ; « strata » : un lot et des parties communes ; « leasehold », comme à l’ACT : un long bail d’État. Le contrat et le titre le disent.',
  owners:
    'Je ne peux pas dire à qui est un bien. Le bureau des titres de l’État vend une recherche pour peu d’argent.',
  residents:
    'Citoyens australiens, résidents permanents et Néo-Zélandais vivant ici achètent en général comme tout le monde, sans autorisation ni surtaxe. Avec un conjoint sans ce statut, une part peut être surtaxée : demandez au bureau des recettes.',
  foreignCosts:
    'Un acheteur étranger paie en général une surtaxe de 7 à 9 % du prix en plus du stamp duty, et des frais de demande. Jusqu’au 31 mars 2027 il ne peut presque pas acheter d’ancien. Le bureau des recettes et l’ATO ont les sommes.',
  visaLoan:
    'Certaines banques prêtent avec un visa temporaire, souvent avec 20 % d’apport ou plus et un emploi stable ; working holiday ou étudiant suffit rarement. Un courtier sait lesquelles.',
  pension:
    'Votre logement ne compte pas pour la pension, mais l’argent restant après la vente, oui. Services Australia renseigne gratuitement : 132 300.',
  bridging:
    'Vous pouvez vendre d’abord, acheter d’abord avec un prêt relais, ou acheter sous condition de vente. Vendre d’abord est le plus sûr.',
  lifestyle:
    'Je n’ai rien sur le bruit, les cafés, les voisins ou les trajets. Visitez à plusieurs heures ; je compare prix, croissance et risques.',
  firstHomeWho:
    'Vous comptez en général comme premier acheteur si vous et votre conjoint n’avez jamais eu de logement en Australie à votre nom. Le bureau des recettes décide : demandez avant de signer.',
  pressure:
    'Délais et « autres offres » sont des techniques de vente invérifiables. Gardez votre limite, demandez tout par écrit et gardez vos conditions.',
  commercial:
    'J’évalue seulement les logements, pas les commerces ni les immeubles mixtes. Un expert commercial le peut ; les banques veulent souvent 30 à 40 % d’apport.',
  valuer:
    'Un expert agréé visite et signe pour environ 300 à 800 dollars, en général sous une à deux semaines ; l’Australian Property Institute (api.org.au) en a la liste. Le nôtre est une estimation avec fourchette.',
  hecs: 'Oui, cela compte : le remboursement et les plafonds de cartes réduisent ce que vous pouvez emprunter.',
  giftedDeposit:
    'Oui, un don peut être l’apport : la banque veut une lettre disant qu’il n’est pas à rendre, et souvent 5 % d’épargne propre.',
  buyersAgent:
    'Un buyer’s agent cherche et enchérit pour vous, pour 2 à 3 % du prix ou un forfait. Vérifiez sa licence.',
  tenants:
    'S’il y a des locataires, vous reprenez en général leur bail jusqu’à sa fin. Demandez-le avant de signer.',
  construction:
    'Un prêt construction est versé par étapes, avec intérêts sur ce qui est versé. Gardez 10 à 15 % pour les imprévus.',
  renovation:
    'Je ne sais pas de combien : cuisine, peinture et état ne sont pas dans nos données, donc je ne donne pas de chiffre. Je peux en revanche réévaluer le bien avec une chambre, une salle de bains ou une place de plus et montrer l’écart. Pour les travaux, demandez à deux agents du quartier ce que les acheteurs paient en plus, et un devis à un artisan.',
  pets: 'Cela dépend du règlement de l’immeuble, dans le rapport strata ; l’interdiction totale n’est presque plus permise.',
  reportHow:
    'Je peux faire un rapport sur un bien : valeur, ventes comparables, marché et risques, en PDF. Donnez l’adresse et dites « fais un rapport ».',
  longTerm:
    'J’ai l’évolution sur un an, pas sur cinq ou dix. Le valuer-general de l’État et le bureau des statistiques ont de plus longues séries.',
  landmark:
    'Ce n’est pas un logement qui se vende, il n’a donc pas de valeur ici. Donnez-moi un quartier ou une adresse proche.',
  investing:
    'Je ne peux pas choisir pour vous, mais comparez rendement, croissance, frais et risques. Donnez-moi les deux prix et loyers par semaine et je calcule.',
  documents:
    'Une banque demande pièce d’identité, deux ou trois fiches de paie, trois mois de relevés, dettes et épargne ; les indépendants, deux ans de déclarations.',
  whichSuburb:
    'Je ne choisis pas un quartier par distance, mais je cherche dans une ville ou un État par prix, chambres et risque. Donnez budget, chambres et ville.',
  dispute:
    'Commencez par une réclamation écrite. Ensuite l’AFCA (1800 931 678) est gratuite pour banques et assureurs, et le bureau de la consommation de l’État pour les agents.',
  despair:
    'Merci de me l’avoir dit ; je suis désolé que ce soit devenu si lourd. Vous n’avez pas à porter cela tout seul : appelez maintenant Lifeline au 13 11 14, jour et nuit, ou le 000 si vous risquez de passer à l’acte. Si le prêt y est pour quelque chose, la National Debt Helpline (1800 007 007, gratuite) et l’équipe « hardship » de votre banque vous aideront ; cela se règle, et ne vaut pas votre vie.',
  safeGoodbye:
    'D’accord, prenez soin de vous. Fermez cette page ; vous pouvez revenir quand vous voulez. Urgence : 000.',
  partnerSells:
    'Si votre nom est sur le titre, le logement ne peut être ni vendu ni hypothéqué sans votre signature. Sinon, un avocat peut souvent bloquer la vente (« caveat ») : demandez vite, l’aide juridique (legal aid) et le service juridique des femmes de votre État sont gratuits et confidentiels. 1800RESPECT (1800 737 732) répond jour et nuit ; en danger, le 000. Inutile de laisser un nom ou un numéro ici.',
  stillHere:
    'Je suis toujours là, et vous n’avez rien à expliquer. Je ne suis qu’un programme, alors parlez à quelqu’un : Lifeline 13 11 14 ou 1800RESPECT (1800 737 732), jour et nuit, et le 000 en cas de danger.',
  scam: 'Arrêtez là : ne payez plus rien et n’envoyez aucun papier ; personne d’honnête ne demande d’argent avant la visite. Si vous avez déjà payé, appelez tout de suite votre banque, au numéro de votre carte, pour bloquer ou rappeler le paiement. Puis signalez-le à Scamwatch (scamwatch.gov.au), ReportCyber (cyber.gov.au) et à la police (131 444) ; IDCARE aide gratuitement s’ils ont vos papiers : 1800 595 160. Cela arrive aux gens prudents.',
  elderSigning:
    'Personne n’est obligé de signer aujourd’hui : ne signez pas et demandez tout par écrit. Si c’est déjà signé, faites-le lire dès aujourd’hui par un avocat ou legal aid, car un vendeur ne peut en général pas se rétracter ; ce qui se vend à la porte, comme des travaux, s’annule sous 10 jours ouvrables. La ligne contre la maltraitance des aînés est gratuite et confidentielle : 1800 353 374 ; en cas de menace, le 000.',
  eviction: `Vous n’avez pas à partir parce qu’un avis est arrivé : il faut au propriétaire la bonne forme, un motif, un délai et, à la fin, une décision du tribunal. Ne signez rien, gardez l’avis et appelez le service des locataires de votre État, c’est gratuit : ${TENANT_SERVICES}. Legal aid aide aussi, et TIS traduit gratuitement : 131 450. Si on vous menace ou vous enferme dehors : police 131 444, ou 000 en danger.`,
};
