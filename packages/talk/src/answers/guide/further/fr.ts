import type { FurtherTexts } from './further-text-type.ts';

export const FR: FurtherTexts = {
  sharedEquity:
    'La propriété partagée veut dire que l’État paie une part du prix et la possède jusqu’à ce que vous la rachetiez ou vendiez. Le programme fédéral Help to Buy prend jusqu’à 30% d’un logement existant ou 40% d’un neuf, avec un apport de 2%, sous des plafonds de revenu et de prix : firsthomebuyers.gov.au.',
  superSaver:
    'Le First Home Super Saver Scheme permet de verser plus dans le super et de le retirer pour un premier logement : jusqu’à $15,000 par an et $50,000 en tout. Demandez la détermination à l’ATO avant de signer ; ato.gov.au explique les étapes.',
  bidding:
    'Il n’y a pas de moment parfait : enchérir tôt et fermement montre votre sérieux, attendre montre où les autres s’arrêtent. Ce qui compte est une limite fixée avant. Un vendor bid est fait par le commissaire pour le vendeur, sous la réserve, et doit être annoncé ; les enchères inventées sont interdites.',
  easement:
    'Une servitude laisse quelqu’un d’autre, souvent la mairie ou la compagnie des eaux, utiliser une partie du terrain, par exemple pour un égout. C’est courant, mais on ne peut en général pas bâtir dessus. Votre conveyancer vous montre où elle passe.',
  depositDue:
    'En général 10% du prix sont dus à l’échange des contrats, ou le jour même aux enchères ; beaucoup acceptent 5% si on le demande avant. La somme reste sur un compte séquestre jusqu’au règlement. Si vous vous retirez tard, vous pouvez la perdre.',
  sunsetClause:
    'La sunset date est le jour où le bien doit être achevé ou enregistré ; après, le contrat peut prendre fin et l’acompte revient. Dans la plupart des États, le promoteur ne peut pas s’en servir pour revendre plus cher sans votre accord. Faites lire le contrat par un avocat avant d’accepter.',
  jobChange:
    'Oui, on peut souvent emprunter avec un emploi nouveau, temporaire ou à temps partiel : beaucoup de banques veulent trois à six mois, et un an pour les casuals. En congé parental, une lettre avec la date de retour et le salaire aide.',
  grannyFlat:
    'Dans la plupart des États on peut bâtir une granny flat d’environ 60 m² au plus si le terrain suffit et que la mairie l’approuve ; plusieurs permettent de la louer. La mairie a les règles de votre terrain.',
  noMadeUpValue:
    'Je ne peux ni changer ni cacher un chiffre : la valeur et sa fourchette viennent des ventes. Je peux montrer les ventes comparables les plus hautes ; si un fait est faux, corrigez-le et c’est réévalué.',
  whenWeRefuse:
    'Je ne donne pas de valeur là où il y a trop peu de ventes récentes semblables, car deviner tromperait. L’avis d’un agent local est gratuit, un expert agréé coûte environ $300 à $800.',
  tenantRights:
    'La loi de votre État décide : en général le loyer monte une fois par an avec 60 jours de préavis ou plus, les réparations urgentes se font vite, et la caution est gardée par l’autorité. Le service des locataires de votre État est gratuit.',
  retirementVillage:
    'Les villages de retraite reposent sur un contrat, pas sur un titre normal : regardez l’entrée, les frais par semaine et surtout les frais de sortie, parfois 25% à 40%. Faites-le lire par un avocat qui les connaît.',
  defects:
    'Cela dépend : l’amiante scellée est courante avant 1990 ; un bardage inflammable, des fondations qui bougent, des termites ou des travaux sans permis peuvent coûter cher. Faites inspecter et chiffrer avant de signer.',
  energy:
    'Je n’ai pas de données sur l’énergie ou les factures. Demandez les dernières factures et la note (NatHERS ou EER), regardez l’isolation, l’orientation et le solaire ; yourhome.gov.au explique le reste.',
  lmiAvoid:
    'On peut éviter la LMI : un apport de 20%, un garant de la famille, la garantie fédérale qui permet un premier achat avec 5%, ou une banque qui y renonce pour certains métiers (médecins, avocats, comptables, parfois infirmiers). Chaque banque décide et les règles changent : demandez à deux ou trois, ou à un courtier.',
  cgt: 'Votre résidence est en général exempte d’impôt sur la plus-value. Si vous la louez, elle peut souvent rester votre résidence six ans ; sinon le gain s’ajoute au revenu, de moitié après un an. Demandez à un comptable ; ato.gov.au a un calculateur.',
  deductions:
    'Pour une location on peut en général déduire les intérêts, taxes, strata, assurance, gestion et réparations, et répartir le bâti par un depreciation schedule. Pas votre travail ni les trajets. Demandez à un comptable.',
  ownershipStructure:
    'La plupart achètent à leur nom : c’est simple et la résidence reste exempte. Un trust ou une société protège, mais coûte plus et se change mal. Demandez à un comptable avant de signer.',
  rentvesting:
    'Le rentvesting, c’est louer là où l’on veut vivre et acheter là où l’on peut. On entre sur le marché, mais on peut perdre les aides au premier achat. Donnez-moi prix, loyer et apport et je calcule.',
  comparisonRate:
    'Le comparison rate ajoute la plupart des frais au taux, il montre donc mieux le coût. Le cashback et les taux d’appel cachent souvent un taux plus haut ensuite : comparez le coût sur cinq ans.',
  payFaster:
    'Payez un peu plus chaque fois : chaque dollar économise des intérêts pour toutes les années restantes. La moitié de la mensualité chaque quinzaine fait une mensualité de plus par an. Donnez-moi prêt, taux et supplément et je calcule.',
  olderBorrower:
    'Oui, on peut emprunter âgé : nul ne peut refuser pour l’âge seul, mais on demandera comment payer après la retraite. Il y a aussi le prêt hypothécaire inversé ; moneysmart.gov.au explique le coût.',
  executor:
    'L’exécuteur a en général besoin du probate avant de vendre, soit un à trois mois. Faites évaluer à la date du décès. Un notaire ou avocat s’en charge, et le reste est partagé selon le testament.',
  powerOfAttorney:
    'Avec un mandat durable pour l’argent, on peut en général vendre pour quelqu’un, dans son seul intérêt. S’il n’y en a pas et que la personne ne peut plus décider, le tribunal nomme quelqu’un. Voyez un avocat.',
  neighbours:
    'Les voisins partagent en général le prix d’une clôture ordinaire, et l’on peut couper les branches à la limite. Parlez d’abord, puis médiation gratuite, puis tribunal.',
  climateFuture:
    'Mes chiffres valent pour aujourd’hui, pas pour 2050. Feux, pluies et mer s’aggraveront en bien des lieux et l’assurance sera plus chère. Les cartes de la mairie et climatechangeinaustralia.gov.au montrent des projections.',
  brokerOrBank:
    'Les deux marchent : un courtier compare plusieurs banques, en général gratuitement pour vous ; une banque n’offre que ses prêts. N’en sollicitez pas beaucoup à la fois : chaque demande se voit dans votre dossier.',
  conveyancer:
    'Un conveyancer ou avocat coûte en général $800 à $2,500 : il vérifie le contrat et le titre et fait le règlement. Prenez-le avant de signer ou d’enchérir.',
  viewingQuestions:
    'Regardez l’humidité, les fissures de plus de 5 mm, le toit, la pression d’eau, le soleil et le bruit, et revenez à une autre heure. Demandez pourquoi ils vendent, depuis quand, et quels travaux ont un permis.',
  choosingAgent:
    'Demandez à trois agents leurs ventes récentes, le prix attendu par écrit, la commission et la publicité. L’estimation la plus haute n’est pas le meilleur agent. Gardez une exclusivité courte.',
  makingOffer:
    'Faites l’offre par écrit : prix, acompte, délai, conditions (financement, inspection). Tant que les deux n’ont pas signé, elle n’engage en général pas, et le vendeur peut en prendre une meilleure. Montrez-la à votre conveyancer.',
  sellingAlone:
    'Oui, on peut vendre sans agent. Il faut un contrat d’un conveyancer, des photos, une annonce et du temps. On économise la commission, 1.5% à 3%.',
  settlementDelay:
    'Si le règlement tarde, le responsable paie en général des intérêts par jour, et après une mise en demeure de 10 à 14 jours l’autre peut mettre fin au contrat. Appelez aujourd’hui votre conveyancer et la banque.',
  inclusions:
    'Ce qui est fixé reste en général (lampes, stores, cuisine), ce qui est posé part. Seul le contrat compte : faites-y écrire ce qui vous tient à cœur.',
  earlyAccess:
    'Oui, si les deux sont d’accord : par une licence rédigée par les conveyancers, avec assurance, somme par semaine et date de fin. Pas sur une poignée de main.',
  demographics:
    'Je n’ai pas de chiffres sur les habitants ni les revenus. Le bureau des statistiques les a par quartier : QuickStats sur abs.gov.au. Je peux donner prix, croissance et risques.',
  frustrated:
    'Désolé, je me suis trompé. Dites-moi en une phrase courte ce que vous voulez savoir, avec le quartier ou les montants, et je réessaie ; ou je vous passe une personne.',
  alertsHow:
    'Oui, par e-mail si vous avez un compte : faites une recherche, dites « enregistre cette recherche », puis choisissez l’e-mail dans les recherches enregistrées ; sans compte, les nouveautés y sont comptées. Watch, à côté d’un bien estimé, signale dans l’application un changement de valeur ou de risque. Les deux sont gratuits.',
  hardshipCredit:
    'Un accord de difficulté (hardship) figure 12 mois dans votre propre dossier de crédit ; ce n’est pas un défaut et il ne compte pas dans votre score. Les impayés d’avant peuvent y figurer, alors demandez-le vite. Votre rapport est gratuit chez Equifax, Experian et illion. La National Debt Helpline est gratuite : 1800 007 007.',
  hardshipCall:
    'Demandez l’équipe « hardship » et dites : « Je demande une aide pour difficultés. Mes revenus ont baissé et je peux payer … par mois pour l’instant. Merci de réduire ou suspendre mes mensualités et d’arrêter tout avis pendant l’examen. » Préparez revenus et dépenses, notez le nom et la référence, demandez un écrit. La réponse est due sous 21 jours. La National Debt Helpline est gratuite : 1800 007 007.',
  reportOrCertificate:
    'Le rapport se lit : un PDF avec la valeur, la fourchette, les ventes et les risques, que je peux créer et que vous envoyez par lien. Le certificat prouve : un enregistrement signé d’une valeur que chacun vérifie sur la page Verify. Je ne l’émets pas ici : ouvrez l’estimation et choisissez Certificat.',
  pullingOut:
    'Avant l’échange des contrats vous pouvez vous retirer. Pendant la rétractation aussi, contre une petite somme. Ensuite, sans condition qui échoue, vous pouvez perdre l’acompte. Appelez d’abord votre conveyancer.',
  loanDeclined:
    'Ne demandez pas tout de suite ailleurs : chaque demande se voit. Demandez la raison, prenez votre rapport de crédit gratuit et corrigez ce qu’il montre. Un courtier sait quelle banque dirait oui.',
  negativeEquity:
    'Devoir plus que la valeur ne pèse qu’à la vente : le manque reste une dette. Si possible, continuez à payer. S’il faut vendre, parlez d’abord à la banque. National Debt Helpline, gratuite : 1800 007 007.',
  ourMistake:
    'Je suis désolé si un de nos chiffres vous a nui. Ce sont des estimations : demandez à la banque sa propre expertise. Corrigez les faits sur la page du bien, et je peux vous passer une personne qui prend la réclamation.',
  vacantLand:
    'Avant d’acheter un terrain, vérifiez le zonage à la mairie, le sol et la pente, l’électricité, l’eau et l’égout, et un délai pour bâtir. Je peux vérifier inondation et feu.',
  noise:
    'Je n’ai pas de données sur le bruit ou les avions. Airservices Australia a une carte ; une visite aux heures de pointe et la nuit dit le reste. Sur une grande route, on vend souvent 5% à 15% moins cher.',
  ruralHome:
    'Citerne, fosse septique, forage, chemin de terre : faites-les vérifier avant d’acheter, par un plombier, la mairie et un assureur. Les banques prêtent souvent moins sur un grand terrain.',
  mortgageBasics:
    'On emprunte le prix moins l’apport et on rembourse en 25 ou 30 ans par paiements égaux ; au début c’est surtout de l’intérêt. Si les taux montent, les paiements variables aussi. Donnez-moi prêt et taux et je montre les paiements.',
  landlordDuties:
    'Le bailleur garde le logement sûr et en état, avec détecteurs de fumée, caution à l’autorité et préavis corrects. Si le loyer n’est pas payé, le tribunal décide. Le bureau de la consommation de l’État a les règles.',
  moving:
    'Un déménagement coûte en général $600 à $3,000 en ville. Réservez trois ou quatre semaines avant, l’électricité et internet une semaine avant, et prévenez la banque et Australia Post.',
  outsideMapped:
    '« Hors des zones cartographiées » veut dire qu’aucune carte que nous avons n’y montre d’inondation ni de feu. C’est bon signe, pas une garantie : égouts, petits ruisseaux et anciennes crues n’y figurent pas toujours. La mairie (council) et un devis d’assurance pour l’adresse en disent plus.',
  riskScore:
    'Le score de risque est la moyenne des quatre dangers que nous avons, inondation, feu de brousse, érosion côtière et affaissement, et du risque du marché pour ce type de bien, de 0 à 100 %. Un seul danger peut être bien plus élevé si les autres sont faibles ; demandez-moi chacun.',
  hazardMaps:
    'Pour une adresse, voyez les cartes du council et du service d’incendie ou d’urgence de l’État (en NSW, la carte « bush fire prone land » du RFS) ; un devis d’assurance en dit aussi long.',
  casualWork:
    'En général oui, si l’emploi occasionnel dure déjà : beaucoup de banques le comptent après 6 à 12 mois dans le même emploi ou métier, certaines après trois, en prenant la moyenne. S’il est plus récent ou irrégulier, elles peuvent refuser ; préparez fiches de paie et avis d’impôt, et demandez à un courtier quelles banques sont plus souples.',
  firstSteps:
    'Commencez par votre plafond, calculé ci-dessous. Ensuite : voyez les aides au premier achat, faites-vous préapprouver par une banque, choisissez quelques quartiers et faites vérifier contrat et bâtiment avant de signer.',
};
