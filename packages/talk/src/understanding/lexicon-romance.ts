import type { Lexicon } from './lexicon.ts';

export const ES: Lexicon = {
  value:
    'vale|valer|valor|valora*|valuacion|tasa|tasacion|avaluo|cuanto vale|cuanto costaria|cuanto podria|evalua*|por cuanto se vend*|estima*|cuanto cuesta|tasame|tasar|cuanto podria valer|por cuanto saldria|que vale',
  price: 'precio*|cuesta|cuestan|costo|coste|caro*|cara*|barato*|barata*',
  explain:
    'explica*|por que vale|por que ese valor|como calculaste|como se calculo|como llegaste|en que se basa|razones|motivos|desglos*|de donde sale',
  comparables:
    'comparables|ventas comparables|ventas similares|ventas recientes|ventas cercanas|vendido cerca|vendieron cerca|se vendio cerca|se ha vendido|se han vendido|ventas cerca|vendidas recientemente|vendido por la zona|vendieron _ parecid*|parecid* _ vendid*|vendid* _ parecid*|casas parecidas|ventas de alrededor',
  compare:
    'compara*|comparacion|versus|vs|frente a|diferencia entre|cual es mejor|mejor que|mas cara|mas barato que',
  market:
    'mercado*|mediana|precio medio|precios en|precio promedio|tendencia*|crecimiento|subasta*|dias en el mercado|rentabilidad|oferta|demanda|subiendo|bajando|han subido|han bajado|a cuanto estan|cuanto cuestan|como anda|como va el mercado|como esta el mercado',
  risk: 'riesgo*|peligro*|segur*|amenaza*|desastre*|climatic*|peligros',
  flood:
    'inundacion*|inunda|inundable|inundables|se inunda|inundarse|inundan|inundar|inundado|crecida*|se anega|anega*|riada*',
  fire: 'incendio*|fuego*|incendios forestales|quema*|quemarse',
  coastalErosion:
    'erosion*|erosion costera|nivel del mar|marejada*|riesgo costero|erosion de la costa|erosion de la playa|se come el mar',
  subsidence:
    'subsidencia|hundimiento*|hundir*|deslizamiento*|mina|minas|socavon*|se hunde|hunde|hunda|asentamiento*|terreno inestable|socav*',
  lvr: 'lvr|ltv|relacion prestamo valor|relacion prestamo-valor|prestamo-valor|prestamo valor',
  deposit: 'deposito|entrada|enganche|ahorrado*|ahorros|pago inicial|anticipo',
  loan: 'prestamo*|hipoteca*|credito*',
  borrow: 'pedir prestado*|prestado*|prestar|me prestar*|endeudarme|pedir un prestamo',
  borrowingPower:
    'cuanto puedo pedir|cuanto me prestar*|cuanto podria pedir|cuanto dinero puedo pedir|capacidad de endeudamiento|capacidad de prestamo|poder de endeudamiento|cuanto puedo endeudarme|cuanto me presta|prestamo maximo|cuanto prestamo|que prestamo puedo|cuanto me puede prestar|puedo pedir prestado',
  afford: 'permitirme|puedo pagar|alcanza*',
  income: 'ingreso*|gano|ganamos|sueldo|salario|ganar|ganando|cobro|cobramos|gana|nomina',
  expenses: 'gasto*|gasto|gastamos|se me van',
  rule: 'regla*|norma*|regulacion*|requisito*|limite*|apra|estandar*|ley|significa|definicion|umbral',
  comply: 'cumple*|cumplir*|cumplimiento|conforme|incumple',
  find: 'busca*|busco|encuentra*|encontrar|muestra*|muestrame|quiero comprar|quiero una|quiero un|necesito una|necesito un|hay|ensename|lista*|deseo comprar|comprar',
  forSale: 'en venta|a la venta|anuncio*|disponible*',
  rent: 'alquiler|alquilar|en renta|rentar|arrendar|arriendo',
  report: 'informe*|reporte*|dictamen|pdf',
  make: 'crea*|genera*|prepara*|haz|hazme|hacer|quiero|necesito|dame|descarga*|elabora*|pide|solicita*',
  certificate: 'certificado*|nft',
  verify: 'verifica*|comprueba*|comprobar|valido|valida|autentic*|legitimo|falso|es real|revisa*',
  plan: 'plan|suscripcion|membresia|tarifa',
  usage: 'uso|quedan|queda|he usado|restante*|limite|cuota|tengo|mi plan|cuantos informes|estoy|me quedan',
  howTo:
    'como puedo|como hago|como se|donde puedo|donde encuentro|donde esta|se puede|es posible|como funciona|que datos|de donde vienen|quien puede ver|guia|como cambio|como invito|como creo|como exporto|como importo|que precision|son fiables',
  whatIs: 'que es|que son|que significa|cual es|cuales son|define|explica*|explicame|que dice',
  abilities:
    'que puedes hacer|que sabes hacer|ayuda|ayudame|quien eres|que eres|eres un robot|en que me puedes ayudar|como me puedes ayudar',
  person:
    'persona|humano|agente|asesor*|alguien|operador*|representante|soporte|experto|especialista|alguien real|una persona real',
  speak: 'habla*|contacta*|llama*|comunica*|pasame|transfiere*|conecta*|quiero|necesito|puedo',
  yes: 'si|claro|vale|de acuerdo|adelante|confirmo|hazlo|por supuesto',
  no: 'no|cancela*|dejalo|mejor no',
  thanks: 'gracias|muchas gracias',
  hello: 'hola|buenos dias|buenas tardes|buenas noches|buenas',
  correction:
    'me refiero|quise decir|queria decir|perdon|en realidad|mejor dicho|me equivoque|en vez|no no|quiero decir',
  nextDoor: 'de al lado|vecin*|la casa de al lado',
  nearCoast:
    'cerca de la playa|cerca del mar|junto al mar|en la costa|costera|costero|frente al mar|playa|junto a la playa|cerca de la costa|cerc* del mar|cerquita del mar|cerquita de la playa|cerc* de la mar|cerc* de la playa|cerc* a la playa|cerc* a la costa|a pie de playa|primera linea|pegad* al mar|al lado del mar|a orillas del mar|a pasos de la playa',
  lowRisk: 'bajo|baja|bajos|bajas|poco|sin|minimo|ningun|no|fuera|bajisimo|que no se inunde',
  mediumRisk: 'medio|media|moderado',
  howMuch: 'cuanto|cuanta|que precio',
  why: 'por que|y eso por que|a que se debe|como es que',
  also: 'y|y para|y en|que hay de|que tal|tambien|y los|y las|y el|y la|ahora|y si|lo mismo',
  it: 'eso|esa|ese|esta casa|ahi|alli|la propiedad|la casa|lo|el barrio|esa zona|esta propiedad',
  advice: 'deberia comprar|buena inversion|buen momento|vale la pena',
  forecast: 'pronostico|prediccion|el proximo ano|futuro|subiran',
  house: 'casa|casas|chalet*|casita*|chale*|vivienda unifamiliar',
  unit: 'piso|pisos|apartamento*|departamento*|unidad|unidades|estudio|depa|depas|depto*|flat|flats|apto|aptos|atico*',
  townhouse: 'adosad*|casa adosada|casas adosadas|duplex|townhouse*|pareado*|pareada*|casa pareada',
  villa: 'villa|villas',
  land: 'terreno*|parcela*|solar|lote*|terrenito|finca*|suelo',
  home: 'propiedad*|vivienda*|inmueble*|hogar*',
  injection:
    'ignora* _ instruccion*|ignora* _ reglas|ignora* _ anterior*|ignora* todo|olvida* _ instrucciones|olvida todo|tus instrucciones|prompt|clave api|contrasena de|modo desarrollador|actua como|finge|base de datos|inventa*|sin restricciones|instrucciones ocultas|instrucciones del sistema',
  othersData:
    'quien es el dueno|dueno de|duenos de|propietario de|nombre del propietario|nombre del dueno|quien vive|telefono del|telefono de|otros usuarios|otro usuario|otros clientes|otro cliente|otra persona|otras personas|otra empresa|datos personales|mi vecino|ingresos de mi|salario de mi|hipoteca de mi|de otro espacio',
  offTopic:
    'tiempo hace|el tiempo|clima hoy|chiste*|receta*|futbol|pelicula*|cancion|poema*|bitcoin|acciones|bolsa|presidente|eleccion*|medico|vuelo*|hotel*|restaurante*|pizza|codigo|python|capital de|horoscopo|loteria|impuesto*|abogado|perro|gato|partido|cocinar|tarta|paella',
  product:
    'propguard|contrasena|iniciar sesion|espacio de trabajo|api|miembro*|invitar|importar|exportar|privacidad|datos de muestra|alertas|busquedas guardadas|confianza|idioma*|datos|modelo|precision|fiab*',
  debts: 'deuda*|debo',
};

export const PT: Lexicon = {
  value:
    'vale|valer|valor|avalia*|avaliacao|quanto vale|quanto custaria|quanto custa|por quanto _ vend*|estima*|avaliar|avalie|avalia|quanto deve valer|quanto sai|quanto daria',
  price: 'preco*|custa|custam|custo|caro*|cara*|barato*|barata*',
  explain:
    'explica*|explique|por que vale|por que esse valor|como calculou|como foi calculado|como chegou|em que se baseia|razoes|motivos|detalhe*|porque esse',
  comparables:
    'comparaveis|vendas comparaveis|vendas semelhantes|vendas similares|vendas recentes|vendas proximas|vendido perto|vendidas perto|vendidos perto|foi vendido|foram vendid*|vendas perto|vendeu _ parecid*|parecid* _ vend*|vendas parecidas|vendid* _ parecid*|vendeu perto|vendeu por ali|casas parecidas|imoveis parecidos|vendidos na regiao',
  compare:
    'compara*|compare|comparacao|versus|vs|diferenca entre|qual e melhor|melhor que|mais caro que|mais barato que',
  market:
    'mercado*|mediana|mediano|preco medio|precos em|precos no|precos na|tendencia*|crescimento|leilao|leiloes|dias no mercado|rentabilidade|oferta|procura|demanda|subindo|a subir|caindo|a descer|subiram|desceram|quanto estao|quanto custam|como ta o mercado|como esta o mercado|como anda o mercado|preco mediano',
  risk: 'risco*|perigo*|segur*|ameaca*|desastre*|climatic*',
  flood: 'inundacao|inundacoes|enchente*|alaga*|cheia*|inunda*|alagar|alagamento*|alagada|enche*|cheias',
  fire: 'incendio*|fogo|queimada*|incendios|pegar fogo|queimar',
  coastalErosion:
    'erosao|erosao costeira|nivel do mar|ressaca|risco costeiro|erosao da costa|erosao da praia|erosao maritima|mar avanca',
  subsidence:
    'subsidencia|afundamento*|deslizamento*|mina|minas|afunda*|afundar|afundando|solo instavel|recalque|ceder|desmoron*|desaba*',
  lvr: 'lvr|ltv|relacao emprestimo valor|emprestimo-valor|emprestimo valor|racio emprestimo',
  deposit: 'deposito|entrada|sinal|poupan*|poupei|economias',
  loan: 'emprestimo*|hipoteca*|financiamento*|credito*',
  borrow: 'pedir emprestado|emprestado|emprestar|tomar emprestado|pegar emprestado',
  borrowingPower:
    'quanto posso pedir|quanto consigo pedir|capacidade de emprestimo|capacidade de endividamento|quanto posso financiar|quanto o banco|quanto me emprest*|quanto posso tomar|quanto posso pegar|emprestimo maximo|quanto posso emprestar|poder de emprestimo|quanto poderia pedir|quanto consigo emprestado|quanto consigo|quanto a gente consegue|quanto o banco me|quanto me empresta',
  afford: 'posso pagar|consigo pagar|cabe no',
  income: 'renda|rendimento*|ganho|ganhamos|salario|ordenado|ganha|recebo|recebemos|rendimentos',
  expenses: 'despesa*|gasto*|gasto|custos',
  rule: 'regra*|norma*|regulamento*|requisito*|limite*|apra|padrao|lei|significa|definicao',
  comply: 'cumpre*|cumprir|conformidade|conforme|em conformidade|atende as regras|viola',
  find: 'procura*|procuro|encontra*|encontre|mostra*|mostre|quero comprar|quero uma|quero um|preciso de uma|preciso de um|ha|tem|busco|buscar|lista*|comprar|existem',
  forSale: 'a venda|para venda|para vender|anuncio*|disponive*',
  rent: 'alugar|aluguel|arrendar|arrendamento|para alugar',
  report: 'relatorio*|laudo*|pdf',
  make: 'cria*|crie|gera*|gere|prepara*|prepare|faz|faca|quero|preciso|descarrega*|baixar|elabora*|solicita*',
  certificate: 'certificado*|nft',
  verify:
    'verifica*|verifique|confere|confira|valido|valida|autentic*|legitimo|falso|e verdadeiro|verdadeiro',
  plan: 'plano|planos|assinatura|subscricao',
  usage: 'uso|utiliz*|restam|resta|sobra*|usei|limite|cota|quota|meu plano|quantos relatorios|tenho|estou',
  howTo:
    'como posso|como faco|como se|onde posso|onde encontro|onde esta|e possivel|como funciona|que dados|de onde vem|quem pode ver|guia|como mudo|como altero|como convido|como crio|como exporto|como importo|qual a precisao',
  whatIs: 'o que e|o que sao|o que significa|qual e|quais sao|define|explica*|explique|o que diz',
  abilities:
    'o que voce pode fazer|o que podes fazer|o que voce faz|ajuda|ajude|quem e voce|voce e um robo|como pode ajudar|em que pode ajudar|o que sabe fazer',
  person: 'pessoa|humano|agente|consultor*|alguem|atendente|representante|suporte|especialista',
  speak: 'fala*|contact*|contat*|liga*|transfir*|transfere|passa*|quero|preciso|posso|conversar',
  yes: 'sim|claro|ok|pode|confirmo|vamos|faca isso|com certeza',
  no: 'nao|cancela*|deixa',
  thanks: 'obrigado|obrigada|valeu',
  hello: 'ola|oi|bom dia|boa tarde|boa noite',
  correction: 'quis dizer|queria dizer|quero dizer|desculpe|desculpa|na verdade|alias|enganei|em vez',
  nextDoor: 'ao lado|vizinh*',
  nearCoast:
    'perto da praia|perto do mar|junto ao mar|na costa|costeir*|praia|proximo a praia|beira-mar|beira mar|litoral|pert* da praia|pert* do mar|pertinho da praia|pertinho do mar|pe na areia|frente ao mar|a beira mar|ao pe da praia|ao pe do mar|junto a praia',
  lowRisk: 'baixo|baixa|baixos|pouco|sem|minimo|nenhum|nao|fora',
  mediumRisk: 'medio|media|moderado',
  howMuch: 'quanto|quanta|qual o preco',
  why: 'por que|porque|porque e que|por que tanto|por que tao|como assim|a que se deve',
  also: 'e|e para|e em|e quanto|e que tal|tambem|agora|e os|e as|e se|o mesmo|que tal',
  it: 'isso|essa|esse|la|ai|a propriedade|a casa|o imovel|o bairro|ali|este imovel|esta casa',
  advice: 'devo comprar|bom investimento|boa altura|bom momento|vale a pena',
  forecast: 'previsao|proximo ano|ano que vem|futuro|vao subir',
  house: 'casa|casas|moradia*|casinha|sobradinho|vivenda*',
  unit: 'apartamento*|unidade*|flat*|estudio*|apto*|ape|apes|kitnet*|cobertura*|t1|t2|t3',
  townhouse: 'geminada*|casa geminada|sobrado*|townhouse*|casa em banda|moradia em banda|geminado*',
  villa: 'villa|villas|vivenda*',
  land: 'terreno*|lote*|terreninho|loteamento',
  home: 'propriedade*|imovel|imoveis|habitac*',
  injection:
    'ignor* _ instruc*|ignor* _ regras|ignor* _ anterior*|ignor* tudo|esqueca* _ instrucoes|esqueca tudo|suas instrucoes|tuas instrucoes|prompt|chave api|chave da api|modo desenvolvedor|aja como|finja|finge|banco de dados|base de dados|invente|inventa|sem restricoes|instrucoes do sistema',
  othersData:
    'quem e o dono|dono de|donos de|proprietario de|proprietario da|nome do proprietario|nome do dono|quem mora|quem vive|telefone do|telefone da|outros usuarios|outro usuario|outros utilizadores|outro utilizador|outros clientes|outro cliente|outra pessoa|outras pessoas|outra empresa|dados pessoais|meu vizinho|do vizinho|salario do meu|renda do meu',
  offTopic:
    'o tempo|tempo hoje|clima hoje|vai chover|piada*|receita de|receitas|futebol|filme*|cancao|musica|poema*|bitcoin|acoes|bolsa|presidente|eleic*|medico|voo*|hotel|hoteis|restaurante*|pizza|codigo|python|capital de|capital da|horoscopo|loteria|imposto*|advogado|cachorro|gato|bolo',
  product:
    'propguard|senha|palavra-passe|iniciar sessao|fazer login|espaco de trabalho|api|membro*|convidar|importar|exportar|privacidade|dados de amostra|alertas|pesquisas salvas|confianca|idioma*|dados|modelo|precisao|fiave*',
  debts: 'divida*|devo',
};

export const IT: Lexicon = {
  value:
    'vale|valere|valore|valuta*|valutazione|stima*|perizia|quanto vale|quanto costerebbe|quanto costa|a quanto si vend*|varrebbe|stimare|stimami|quanto puo valere|quanto potrebbe valere|valutami|quotazione',
  price: 'prezzo|prezzi|costa|costano|costo|caro|cara|cari|economic*',
  explain:
    "spiega*|perche vale|perche questo valore|come hai calcolato|com'e stato calcolato|come e stato calcolato|come sei arrivato|su cosa si basa|motivi|ragioni|dettagli*",
  comparables:
    'comparabili|vendite comparabili|vendite simili|vendite recenti|vendite vicine|vendite vicino|venduto vicino|venduti vicino|vendute vicino|e stato venduto|sono state vendute|vendite nelle vicinanze|venduto _ simil*|simil* _ vendut*|venduto di recente|vendute di recente|venduti di recente|vendute in zona|venduto in zona|vendute nei dintorni|case simili',
  compare:
    'confronta*|confronto|paragona*|versus|vs|differenza tra|differenze tra|qual e meglio|quale e meglio|meglio di|piu caro di|piu economico di|rispetto a|mettimi a confronto|metti a confronto|a confronto',
  market:
    'mercato|mediana|mediano|prezzo medio|prezzi a|prezzi in|prezzi di|tendenz*|crescita|asta|aste|giorni sul mercato|rendimento|offerta|domanda|salendo|scendendo|sono saliti|sono scesi|andamento|a quanto stanno|quanto costano|come va il mercato|come sono i prezzi|prezzo mediano|al metro quadro|quotazioni',
  risk: 'rischio|rischi|pericolo*|pericol*|sicur*|minacc*|disastr*|climatic*',
  flood:
    "alluvion*|inondazion*|allaga*|esondazion*|allagabil*|alluvionabil*|inonda*|esonda*|finisce sott'acqua",
  fire: 'incendio|incendi|fuoco|incendi boschivi|brucia*',
  coastalErosion:
    'erosione|erosione costiera|livello del mare|mareggiat*|rischio costiero|erosione della costa|erosione della spiaggia|erosione marina|mangia la costa',
  subsidence:
    'subsidenza|cediment*|sprofond*|frana|frane|miniera|miniere|dissest*|cedere|cede|cedimenti|sprofonda*|smottament*|instabile|dissesto',
  lvr: 'lvr|ltv|rapporto prestito valore|prestito/valore|loan to value|prestito valore',
  deposit: 'acconto|anticipo|caparra|risparmi*|deposito',
  loan: 'mutuo|mutui|prestito|prestiti|credito|finanziamento',
  borrow: 'in prestito|prestarmi|prestare|chiedere un mutuo|ottenere un mutuo',
  borrowingPower:
    'quanto posso chiedere|quanto posso ottenere|quanto mi prest*|capacita di indebitamento|capacita di prestito|che mutuo posso|quanto mutuo|mutuo massimo|quanto posso prendere|quanto potrei chiedere|quanto posso farmi prestare|prestito massimo|quanto posso avere in prestito|quanto ci prest*|che mutuo|quanto mi darebbe|quanto mi da la banca|quanto posso avere',
  afford: 'permettermi|posso permettermi',
  income: 'reddito|guadagno|guadagniamo|stipendio|salario|guadagna|guadagni|prendo|redditi|entrate',
  expenses: 'spese|spesa|spendo|uscite|costi',
  rule: 'regola|regole|norma*|norme|regolament*|requisit*|limite|limiti|apra|standard|legge|significa|definizione|soglia',
  comply: 'conforme|conformi|conformita|rispetta*|a norma|in regola|viola*',
  find: "cerca*|cerco|trova*|trovami|mostra*|mostrami|voglio comprare|voglio una|voglio un|vorrei comprare|mi serve|ci sono|c'e|elenca*|comprare|acquistare",
  forSale: 'in vendita|annunci|annuncio|disponibil*',
  rent: 'affitto|affittare|in affitto|in locazione',
  report: 'rapporto|relazione|report|perizia pdf|pdf',
  make: 'crea*|genera*|prepara*|fai|fammi|voglio|vorrei|mi serve|scarica*|redigi|richied*',
  certificate: 'certificato|certificati|nft',
  verify: 'verifica*|controlla*|valido|valida|autentic*|legittimo|falso|e vero|genuino',
  plan: 'piano|abbonamento|sottoscrizione',
  usage:
    'utilizzo|uso|rimangono|rimanenti|restano|ho usato|limite|quota|mio piano|quanti rapporti|ho ancora|quante relazioni|sono',
  howTo:
    "come posso|come faccio|come si|dove posso|dove trovo|dov'e|e possibile|come funziona|quali dati|da dove vengono|chi puo vedere|guida|come cambio|come invito|come creo|come esporto|come importo|quanto e preciso|quanto sono precis*",
  whatIs:
    "che cos'e|cos'e|cosa e|che cosa e|cosa sono|cosa significa|qual e|quali sono|definisci|spiega*|spiegami|cosa dice",
  abilities:
    'cosa puoi fare|che cosa puoi fare|cosa sai fare|aiuto|aiutami|chi sei|sei un robot|come puoi aiutarmi|in cosa puoi',
  person: 'persona|umano|agente|consulente|qualcuno|operatore|rappresentante|assistenza|esperto',
  speak: 'parla*|contatta*|chiama*|passami|trasferi*|collega*|voglio|vorrei|posso',
  yes: "si|certo|va bene|d'accordo|procedi|confermo|fallo|ok",
  no: 'no|annulla*|lascia stare',
  thanks: 'grazie|grazie mille',
  hello: 'ciao|buongiorno|buonasera|salve',
  correction: 'intendevo|volevo dire|voglio dire|scusa|in realta|anzi|mi sono sbagliato|invece',
  nextDoor: 'accanto|vicin* di casa|porta accanto',
  nearCoast:
    'vicino alla spiaggia|vicino al mare|sul mare|sulla costa|costier*|spiaggia|fronte mare|vicin* al mare|vicin* alla spiaggia|vicin* alla costa|a due passi dal mare|a due passi dalla spiaggia|in riva al mare|lungo la costa|lungomare',
  lowRisk: 'basso|bassa|bassi|poco|senza|minimo|nessun|non|fuori',
  mediumRisk: 'medio|media|moderato',
  howMuch: 'quanto|quanta|che prezzo',
  why: 'perche|come mai|per quale motivo|perche mai|da dove viene',
  also: 'e|e per|e a|e in|che ne dici|anche|adesso|ora|e i|e gli|e le|e se|lo stesso|e invece',
  it: 'questo|quello|quella|li|la casa|la proprieta|il quartiere|questa casa|quella zona|lo',
  advice: 'dovrei comprare|buon investimento|buon momento|conviene',
  forecast: 'previsione|previsioni|prossimo anno|futuro|saliranno',
  house: 'casa|case|casa indipendente|casetta|villino|casa singola|rustico',
  unit: 'appartamento|appartamenti|unita|monolocale|bilocale|trilocale|attico|loft|mansarda|bilocali|trilocali',
  townhouse:
    'villetta a schiera|villette a schiera|casa a schiera|case a schiera|townhouse*|villetta|villette|bifamiliare|schiera',
  villa: 'villa|ville|villetta|villette',
  land: 'terreno|terreni|lotto|lotti|area edificabile|appezzamento|terreno edificabile',
  home: 'proprieta|immobile|immobili|abitazion*',
  injection:
    'ignora* _ istruzion*|ignora* _ regole|ignora* _ precedent*|ignora* tutto|dimentica* _ istruzioni|dimentica tutto|tue istruzioni|prompt|chiave api|modalita sviluppatore|comportati come|agisci come|fingi|database|inventa*|senza restrizioni|istruzioni di sistema',
  othersData:
    'chi e il proprietario|chi possiede|proprietario di|nome del proprietario|chi vive|chi abita|telefono del|altri utenti|altro utente|altri clienti|altro cliente|altra persona|altre persone|altra azienda|dati personali|mio vicino|del vicino|stipendio del mio|reddito del mio',
  offTopic:
    'che tempo fa|tempo fa|meteo|barzellett*|ricetta|ricette|calcio|partita|film|canzone|poesia|bitcoin|azioni|borsa|presidente|elezion*|medico|volo|voli|hotel|albergo|ristorante|ristoranti|pizza|codice|python|capitale di|capitale della|oroscopo|lotteria|tasse|avvocato|cane|gatto|torta',
  product:
    'propguard|password|accedere|area di lavoro|workspace|api|membr*|invitare|importare|esportare|privacy|dati di esempio|avvisi|ricerche salvate|lingua|lingue|dati|modello|precision*|affidabil*',
  debts: 'debito|debiti|devo',
};

export const FR: Lexicon = {
  value:
    'vaut|valoir|valeur|evalue*|evaluation|estime*|estimation|expertise|combien vaut|combien couterait|combien coute|prix de vente|se vendrait|pourrait se vendre|vaudrait|vaudra|estimer|estime-moi|combien ca vaut|ca vaut',
  price: 'prix|coute|coutent|cout|cher|chere|chers|bon marche',
  explain:
    'explique*|expliquer|pourquoi vaut|pourquoi cette valeur|pourquoi ce prix|comment avez-vous calcule|comment as-tu calcule|comment est calculee|comment etes-vous arrive|sur quoi|raisons|justifie*|detaille*',
  comparables:
    "comparables|ventes comparables|ventes similaires|ventes recentes|ventes proches|ventes a proximite|vendu pres|vendus pres|vendues pres|vendu a proximite|a ete vendu|ont ete vendu*|ventes autour|vendu dans le coin|vendu recemment|vendus recemment|vendues recemment|s'est vendu|se sont vendu*|vendu* _ similaire*|similaire* _ vendu*|vendu autour|vendu dans le quartier|biens similaires|maisons similaires",
  compare:
    'compare*|comparer|comparez|comparaison|versus|vs|difference entre|lequel est mieux|laquelle est mieux|mieux que|plus cher que|moins cher que|par rapport a',
  market:
    "marche|marches|median|mediane|prix moyen|prix a|tendance*|croissance|enchere*|jours sur le marche|rendement|offre|demande|montent|baissent|augmente*|ont monte|ont baisse|evolution des prix|c'est combien|comment se porte|comment va|ca donne quoi|prix du marche|au metre carre",
  risk: 'risque*|danger*|sur|securite|menace*|catastrophe*|climatique*|expose*',
  flood: "inondation*|inonde*|inondable*|crue*|inondee|inonde|inonder|sous l'eau|debordement*",
  fire: 'incendie*|feu|feux|feux de foret|feu de brousse|feux de brousse|incendies|bruler',
  coastalErosion:
    'erosion|erosion cotiere|niveau de la mer|submersion|risque cotier|erosion du littoral|erosion marine|littoral|trait de cote|recul de la cote',
  subsidence:
    "subsidence|affaissement*|effondrement*|glissement*|mine|mines|affaiss*|s'enfonce*|mouvement* de terrain|sol instable|tassement*",
  lvr: 'lvr|ltv|ratio pret valeur|ratio pret-valeur|pret-valeur|pret/valeur|quotite',
  deposit: 'apport|acompte|depot|mise de fonds|economise*|economies|epargne',
  loan: 'pret|prets|hypotheque*|credit|emprunt*',
  borrow: 'emprunter|emprunte|preter|me preter|faire un pret|obtenir un pret',
  borrowingPower:
    "combien puis-je emprunter|combien je peux emprunter|combien pourrais-je emprunter|combien peut-on emprunter|combien pouvons-nous emprunter|combien emprunter|capacite d'emprunt|capacite d'endettement|capacite demprunt|pret maximum|quel pret|combien la banque|combien peut me preter|emprunt maximum|quel montant puis-je emprunter|puis-je emprunter|je peux emprunter|peux emprunter|on peut emprunter|preterait|combien on peut|me pretera*",
  afford: 'me permettre|les moyens',
  income: 'revenu*|gagne|gagnons|salaire|touche|touchons|salaires',
  expenses: 'depense*|charges|depense|frais',
  rule: 'regle*|norme*|reglement*|exigence*|limite*|plafond*|apra|standard*|loi|signifie|definition|veut dire',
  comply: 'conforme*|conformite|respecte*|en regle|enfreint',
  find: "cherche*|chercher|trouve*|trouver|trouvez|montre*|montrez-moi|montre-moi|je veux acheter|je veux une|je veux un|je voudrais acheter|j'aimerais acheter|il me faut|y a-t-il|il y a|avez-vous|liste*|acheter|affiche*",
  forSale: 'a vendre|en vente|annonce*|disponible*',
  rent: 'louer|a louer|location|en location',
  report: 'rapport|rapports|pdf|compte rendu',
  make: "cree*|creer|genere*|generer|prepare*|preparer|fais|faites|je veux|je voudrais|j'ai besoin|besoin d*|telecharge*|etablis*|commande*|donne*",
  certificate: 'certificat|certificats|nft|attestation',
  verify: 'verifie*|verifier|controle*|valide|valable|authentique|authenticite|faux|vrai|legitime',
  plan: 'forfait|abonnement|formule|plan',
  usage:
    "utilisation|reste|restant*|restent|utilise|limite*|quota|mon forfait|mon abonnement|combien de rapports|il me reste|j'ai|suis-je|usage",
  howTo:
    "comment puis-je|comment je|comment faire|comment on|ou puis-je|ou trouver|ou est|ou se trouve|est-il possible|comment ca marche|comment fonctionne|quelles donnees|d'ou viennent|qui peut voir|guide|comment changer|comment inviter|comment creer|comment exporter|comment importer|quelle precision|est-ce fiable",
  whatIs:
    "qu'est-ce que|qu'est ce que|c'est quoi|que signifie|quel est|quelle est|quels sont|quelles sont|definis*|explique*|expliquez|que dit",
  abilities:
    "que peux-tu faire|que pouvez-vous faire|que sais-tu faire|qu'est-ce que tu peux|aide|aidez-moi|aide-moi|qui es-tu|qui etes-vous|es-tu un robot|comment peux-tu m'aider|comment pouvez-vous",
  person:
    "personne|humain|agent|conseiller|conseillere|quelqu'un|operateur|representant|support|expert|specialiste",
  speak:
    'parler|parle|contacter|contacte*|appeler|appelle*|transfere*|passez-moi|mettre en relation|je veux|je voudrais|puis-je',
  yes: "oui|d'accord|ok|allez-y|vas-y|je confirme|bien sur|confirme",
  no: 'non|annule*|laisse*|laisse tomber',
  thanks: 'merci|merci beaucoup',
  hello: 'bonjour|salut|bonsoir|coucou',
  correction: 'je voulais dire|je veux dire|pardon|en fait|desole|plutot|je me suis trompe|au lieu',
  nextDoor: "d'a cote|a cote|voisin*",
  nearCoast:
    "pres de la plage|pres de la mer|proche de la plage|proche de la mer|bord de mer|bord de la mer|sur la cote|cotier*|plage|a cote de la plage|en bord de mer|front de mer|pres de l'eau|proche de l'ocean|pres de l'ocean|pas loin de la plage|pas loin de la mer|a deux pas de la plage|les pieds dans l'eau",
  lowRisk: 'faible|faibles|bas|peu|sans|minime|aucun|pas|hors',
  mediumRisk: 'moyen|moyenne|modere',
  howMuch: 'combien|quel prix',
  why: "pourquoi|comment ca se fait|pour quelle raison|d'ou vient",
  also: "et|et pour|et a|qu'en est-il|et si|aussi|maintenant|et les|et le|et la|meme chose|et pour les",
  it: 'cela|ca|cette|cet|la-bas|la maison|la propriete|le quartier|ce bien|celle-ci|celui-ci|il|elle|y',
  advice: 'devrais-je acheter|bon investissement|bon moment|vaut-il la peine',
  forecast: "prevision*|l'annee prochaine|avenir|vont augmenter",
  house: 'maison|maisons|pavillon*',
  unit: 'appartement*|appart|apparts|unite*|studio*|logement*|f2|f3|t2|t3|duplex',
  townhouse:
    'maison de ville|maisons de ville|maison mitoyenne|maisons mitoyennes|townhouse*|maison en rangee|maisons en rangee|maison de ville mitoyenne',
  villa: 'villa|villas',
  land: 'terrain|terrains|parcelle*|terrain a batir|lot',
  home: 'propriete*|bien|biens|immobilier*|habitation*',
  injection:
    'ignore* _ instruction*|ignore* _ consigne*|ignore* _ regle*|ignore* _ precedent*|ignore* tout|oublie* _ instructions|oublie tout|oubliez tout|tes instructions|vos instructions|prompt|cle api|mode developpeur|fais comme si|agis comme|pretends|base de donnees|invente*|sans restriction*|instructions systeme',
  othersData:
    "qui est le proprietaire|qui possede|proprietaire de|proprietaire du|nom du proprietaire|qui habite|qui vit|telephone du|telephone de|autres utilisateurs|autre utilisateur|autres clients|autre client|autre personne|d'autres personnes|autre entreprise|donnees personnelles|mon voisin|du voisin|de mon voisin|salaire de mon|revenus de mon",
  offTopic:
    "quel temps|meteo|temps qu'il fait|blague*|recette*|football|film|films|chanson|poeme*|bitcoin|bourse|president|election*|medecin|vol|vols|hotel|hotels|restaurant*|pizza|code python|python|capitale de|capitale du|horoscope|loterie|impot*|avocat|chien|chat|gateau|match",
  product:
    "propguard|mot de passe|se connecter|espace de travail|api|membre*|inviter|importer|exporter|confidentialite|donnees d'exemple|alerte*|recherches enregistrees|langue*|donnees|modele|precision|fiab*",
  debts: 'dette*|dois',
};
