import type { FurtherTexts } from './further-text-type.ts';

export const PT: FurtherTexts = {
  sharedEquity:
    'Na propriedade partilhada o governo paga parte do preço e é dono dessa parte até você comprá-la ou vender. O plano federal Help to Buy entra com até 30% de um imóvel usado ou 40% de um novo, com entrada de 2% e limites de renda e preço: firsthomebuyers.gov.au.',
  superSaver:
    'O First Home Super Saver Scheme deixa pôr mais no super e retirar para a primeira casa: até $15,000 por ano e $50,000 no total. Peça à ATO antes de assinar; ato.gov.au explica os passos.',
  bidding:
    'Não há momento perfeito: dar lances cedo e firmes mostra que é a sério, esperar mostra onde os outros param. O que conta é um limite definido antes. Um vendor bid é feito pelo leiloeiro pelo vendedor, abaixo da reserva, e tem de ser anunciado; lances inventados são proibidos.',
  easement:
    'Uma servidão deixa outra pessoa, muitas vezes a câmara ou a companhia de água, usar parte do terreno, por exemplo para um esgoto. É comum, mas em geral não se pode construir por cima. O seu conveyancer mostra onde passa.',
  depositDue:
    'Em geral 10% do preço são pagos na troca de contratos, ou no próprio dia num leilão; muitos aceitam 5% se pedir antes. Fica numa conta de garantia até a liquidação. Quem desiste tarde pode perder.',
  sunsetClause:
    'A sunset date é o dia até quando o imóvel deve estar pronto ou registado; depois o contrato pode acabar e a entrada volta. Na maioria dos estados a construtora não pode usá-la para vender mais caro sem o seu acordo. Peça a um advogado que leia o contrato antes de aceitar.',
  jobChange:
    'Sim, muitas vezes dá para financiar com emprego novo, casual ou meio período: muitos bancos querem três a seis meses, e dos casuais um ano. Em licença ajuda uma carta com a data de volta e o salário.',
  grannyFlat:
    'Na maioria dos estados pode construir uma granny flat de até uns 60 m² se o terreno chegar e o council aprovar; vários deixam alugar. O council tem as regras do seu terreno.',
  noMadeUpValue:
    'Não posso mudar nem esconder um número: o valor e a faixa vêm das vendas. Posso mostrar as vendas parecidas mais altas; se algum dado está errado, corrija e é avaliado de novo.',
  whenWeRefuse:
    'Não dou valor onde há poucas vendas parecidas recentes, porque adivinhar enganaria. A avaliação de um agente local é grátis, e a de um avaliador custa uns $300 a $800.',
  tenantRights:
    'Vale a lei do seu estado: em geral o aluguel sobe uma vez por ano com 60 dias de aviso ou mais, reparos urgentes têm de ser rápidos e a caução fica com a autoridade. O serviço de inquilinos do estado é grátis.',
  retirementVillage:
    'Vilas para idosos são em geral um contrato, não um título normal: veja a entrada, a taxa semanal e sobretudo a taxa de saída, que pode ser de 25% a 40%. Peça a um advogado que conheça o assunto.',
  defects:
    'Depende: amianto selado é comum antes de 1990; revestimento inflamável, fundações que mexem, cupins e obras sem licença podem custar muito. Mande inspecionar e orçar antes de assinar.',
  energy:
    'Não tenho dados de energia nem de contas. Peça as últimas contas e a nota (NatHERS, EER), veja isolamento, posição e painéis; yourhome.gov.au explica o resto.',
  lmiAvoid:
    'Dá para evitar o LMI: com entrada de 20%, um fiador da família, a garantia federal que permite a primeira casa com 5%, ou um banco que dispensa algumas profissões (médicos, advogados, contadores, às vezes enfermeiros). Cada banco decide e as regras mudam: pergunte a dois ou três, ou a um corretor de crédito.',
  cgt: 'A casa onde mora em geral não paga imposto sobre o ganho. Se a alugar, muitas vezes ainda conta como sua por seis anos; senão o ganho soma-se à renda, pela metade depois de um ano. Fale com um contador; ato.gov.au tem uma calculadora.',
  deductions:
    'Num imóvel alugado em geral deduz juros, taxas, strata, seguro, gestão e reparos, e reparte a construção com um depreciation schedule. Não o seu trabalho nem viagens. Fale com um contador.',
  ownershipStructure:
    'A maioria compra no próprio nome: é simples e a casa fica isenta. Trust ou empresa protege, mas custa mais e é difícil de mudar. Fale com um contador antes de assinar.',
  rentvesting:
    'Rentvesting é alugar onde quer morar e comprar onde consegue. Entra no mercado, mas pode perder os apoios de primeira casa. Diga preço, aluguel e entrada e faço as contas.',
  comparisonRate:
    'A comparison rate junta quase todas as taxas aos juros e mostra melhor o custo. Cashback e juros de entrada escondem muitas vezes juros mais altos depois: compare o custo em cinco anos.',
  payFaster:
    'Pague um pouco mais de cada vez: cada dólar poupa juros em todos os anos que faltam. Meia prestação por quinzena dá uma prestação a mais por ano. Diga empréstimo, juros e extra e calculo a poupança.',
  olderBorrower:
    'Sim, pessoas mais velhas podem financiar: ninguém pode recusar só pela idade, mas vão perguntar como paga depois de parar. Há também hipoteca reversa; moneysmart.gov.au explica o custo.',
  executor:
    'O executor em geral precisa do probate antes de vender, de um a três meses. Peça avaliação na data da morte. Um advogado trata disso e o resto divide-se pelo testamento.',
  powerOfAttorney:
    'Com uma procuração duradoura para dinheiro em geral pode vender por alguém, só no interesse dessa pessoa. Se não há e ela já não decide, o tribunal nomeia alguém. Fale com um advogado.',
  neighbours:
    'Vizinhos em geral dividem o custo de uma cerca comum, e pode cortar galhos no limite. Primeiro converse, depois mediação grátis, depois tribunal.',
  climateFuture:
    'Os meus números são de hoje, não de 2050. Fogo, chuva e mar vão piorar em muitas zonas e o seguro ficará mais caro. Os mapas do council e climatechangeinaustralia.gov.au mostram projeções.',
  brokerOrBank:
    'Os dois servem: um broker compara vários bancos e em geral é grátis para você; um banco só oferece o dele. Não peça a muitos ao mesmo tempo: cada consulta fica no histórico.',
  conveyancer:
    'Um conveyancer ou advogado custa em geral $800 a $2,500: vê contrato e título e faz a liquidação. Contrate antes de assinar ou dar lances.',
  viewingQuestions:
    'Veja umidade, fissuras de mais de 5 mm, telhado, pressão da água, sol e barulho, e volte a outra hora. Pergunte por que vendem, há quanto tempo e que obras têm licença.',
  choosingAgent:
    'Peça a três agentes as vendas recentes, o preço esperado por escrito, comissão e publicidade. A avaliação mais alta não é o melhor agente. Mantenha a exclusividade curta.',
  makingOffer:
    'Faça a oferta por escrito: preço, entrada, prazo e condições como financiamento e inspeção. Até os dois assinarem em geral não obriga. Mostre ao seu conveyancer.',
  sellingAlone:
    'Sim, pode vender sem agente. Precisa de contrato de um conveyancer, fotos, anúncio e tempo. Poupa a comissão, de 1.5% a 3%.',
  settlementDelay:
    'Se a liquidação atrasar, quem causou paga em geral juros por dia, e depois de um aviso de 10 a 14 dias o outro pode acabar o contrato. Ligue hoje ao conveyancer e ao banco.',
  inclusions:
    'O que está fixo em geral fica (luzes, cortinas, cozinha), o resto vai. Só conta o contrato: mande escrever o que lhe importa.',
  earlyAccess:
    'Sim, se os dois concordarem: com uma licença escrita pelos conveyancers, com seguro, valor por semana e data de fim. Não só de palavra.',
  demographics:
    'Não tenho dados de moradores nem de rendas. O instituto de estatística tem por bairro: QuickStats em abs.gov.au. Posso dizer preços, crescimento e riscos.',
  frustrated:
    'Desculpe, entendi mal. Diga numa frase curta o que quer saber, com o bairro ou os valores, e tento de novo; ou passo você a uma pessoa.',
  alertsHow:
    'Sim, por e-mail se você tem conta: faça uma busca, diga ‘salvar esta busca’ e escolha e-mail nas buscas salvas; sem conta, as novidades são contadas ali. Watch, ao lado de uma casa avaliada, avisa no aplicativo se o valor ou o risco mudam. Os dois são grátis.',
  hardshipCredit:
    'Um acordo de hardship fica 12 meses no seu próprio histórico de crédito; não é inadimplência e não conta na pontuação. Parcelas perdidas antes podem aparecer, então peça logo. O relatório é gratuito na Equifax, Experian e illion. A National Debt Helpline é gratuita: 1800 007 007.',
  hardshipCall:
    'Peça a equipe de hardship e diga: ‘Quero pedir ajuda por dificuldade. Minha renda caiu e por enquanto posso pagar … por mês. Peço para reduzir ou pausar as parcelas e não mandar aviso enquanto avaliam.’ Tenha à mão renda e gastos, anote nome e protocolo e peça por escrito. Têm de responder em 21 dias. A National Debt Helpline é gratuita: 1800 007 007.',
  reportOrCertificate:
    'O relatório é para ler: um PDF com o valor, a faixa, as vendas e os riscos, que eu posso criar e você envia por link. O certificado é para provar: um registro assinado de um valor que qualquer um confere na página Verify. Aqui não emito: abra a avaliação e escolha Certificado.',
  pullingOut:
    'Antes da troca de contratos pode desistir. No prazo de arrependimento também, por uma pequena taxa. Depois, sem condição que falhe, pode perder a entrada. Ligue primeiro ao seu conveyancer.',
  loanDeclined:
    'Não peça logo noutro banco: cada pedido fica visível. Pergunte o motivo, veja grátis o seu relatório de crédito e corrija o que mostra. Um broker sabe quem diria sim.',
  negativeEquity:
    'Dever mais do que vale só pesa ao vender: a diferença continua dívida. Se puder, continue a pagar. Antes de vender fale com o banco. National Debt Helpline, grátis: 1800 007 007.',
  ourMistake:
    'Lamento se um número nosso lhe causou problemas. São estimativas: peça ao banco a avaliação dele. Corrija os dados na página do imóvel; posso também passar você a uma pessoa que recebe a queixa.',
  vacantLand:
    'Antes de comprar um terreno veja o zoneamento no council, solo e inclinação, luz, água e esgoto, e prazo para construir. Posso ver enchente e fogo.',
  noise:
    'Não tenho dados de barulho nem de aviões. Airservices Australia tem um mapa; uma visita na hora de ponta e à noite diz o resto. Numa avenida vende-se muitas vezes 5% a 15% mais barato.',
  ruralHome:
    'Tanque, fossa, poço e estrada de terra: mande ver antes, por um encanador, o council e uma seguradora. Bancos muitas vezes emprestam menos em terrenos grandes.',
  mortgageBasics:
    'Você pede o preço menos a entrada e devolve em 25 ou 30 anos em prestações iguais; no início é quase tudo juros. Se os juros sobem, as prestações variáveis sobem. Diga empréstimo e juros e mostro as prestações.',
  landlordDuties:
    'O senhorio mantém a casa segura e em ordem, com alarmes de fumo, caução na autoridade e avisos corretos. Se não pagam, decide o tribunal. O órgão do consumidor do estado tem as regras.',
  moving:
    'Uma mudança na cidade custa em geral $600 a $3,000. Marque três ou quatro semanas antes, luz e internet uma semana antes, e avise o banco e a Australia Post.',
  outsideMapped:
    '“Fora das áreas mapeadas” quer dizer que nenhum mapa que temos marca ali enchente ou fogo. É bom sinal, não garantia: faltam bueiros, córregos pequenos e enchentes antigas. A prefeitura (council) e uma cotação de seguro para o endereço dizem mais.',
  riskScore:
    'A pontuação de risco é a média dos quatro perigos que temos, enchente, incêndio, erosão costeira e afundamento, e do risco do mercado para esse tipo de imóvel, de 0 a 100%. Um perigo sozinho pode ser bem mais alto se os outros são baixos; pergunte por cada um.',
  hazardMaps:
    'Para um endereço, veja os mapas do council e do serviço de bombeiros ou emergência do estado (em NSW, o mapa “bush fire prone land” do RFS); uma cotação de seguro também diz muito.',
  casualWork:
    'Em geral sim, se o trabalho casual já dura: muitos bancos contam depois de 6 a 12 meses no mesmo emprego ou ofício, alguns depois de três, e usam a média. Se é mais recente ou irregular podem recusar; tenha holerites e declaração de renda e pergunte a um corretor de crédito quais bancos são mais flexíveis.',
  firstSteps:
    'Comece pelo seu limite, que calculei abaixo. Depois: veja as ajudas para o primeiro imóvel, peça a pré-aprovação a um banco, escolha alguns bairros e mande verificar contrato e casa antes de assinar.',
};
