import type { GuideTexts } from './guide-text-type.ts';
import { TENANT_SERVICES } from './tenant-services.ts';

export const PT: GuideTexts = {
  lvr: 'LVR é a relação entre o empréstimo e o valor do imóvel. Um empréstimo de 640.000 em um imóvel de 800.000 é 80%. Quanto menor, mais seguro para o banco.',
  lmi: 'LMI é um seguro que protege o banco, não você, e que normalmente se paga uma vez quando se pede mais de 80% do valor. O banco define o preço, muitas vezes de 1% a 4% do empréstimo: peça uma cotação.',
  dti: 'DTI é a relação entre dívida e renda: tudo o que você deveria, dividido pela renda bruta anual.',
  buffer:
    'A margem de segurança (buffer): o banco confere se você pagaria com uma taxa 3 pontos percentuais maior.',
  clearance:
    'A taxa de sucesso dos leilões é a parte dos imóveis leiloados que foi vendida. Acima de 70% quem vende leva vantagem; abaixo de 50%, quem compra.',
  yield:
    'O yield é o aluguel de um ano como parte do preço. Bruto é antes dos custos; líquido é depois de strata, taxas, seguro e reparos.',
  offset:
    'Uma conta offset é uma conta cujo saldo reduz os juros e continua sua. Redraw é o extra que você já pagou e pode pedir de volta. A offset é mais flexível; o redraw costuma ser mais barato.',
  interestOnly:
    'Só juros quer dizer pagar apenas os juros por alguns anos: a parcela cai, mas a dívida não. Dá para pedir ao banco por um tempo; depois a parcela sobe.',
  fixedVariable:
    'A taxa fixa não muda por um a cinco anos, mas sair antes pode custar. A variável segue o mercado e costuma permitir pagamentos extras. Muita gente divide o empréstimo.',
  preApproval:
    'A pré-aprovação é um sim condicional do banco para um valor, válido por uns três meses. Pedem holerites, extratos e identidade; só é definitivo depois da avaliação.',
  equity:
    'Equity é o valor do imóvel menos o que você deve. O utilizável costuma ser 80% do valor menos o empréstimo.',
  deposit:
    'A maioria dos bancos prefere 20% de entrada. Com menos, a partir de 5%, normalmente se paga LMI ou se usa uma garantia do governo. Imposto e custos são à parte.',
  guarantor:
    'O fiador dá a própria casa em garantia e tem de pagar se o outro não puder; no pior caso pode perdê-la. Peça uma garantia limitada e consulte antes um advogado independente.',
  strata:
    'A strata paga a manutenção e o seguro do prédio, normalmente por trimestre. Se é normal depende de elevador, piscina e fundo de obras: peça o relatório de strata e as últimas atas.',
  contract:
    'Peça a um advogado ou conveyancer que leia o contrato antes de assinar e faça uma inspeção. Em venda privada costuma haver alguns dias para desistir, conforme o estado; em leilão não.',
  auction:
    'Defina seu limite antes do leilão pelas vendas recentes da região e não passe dele: o lance vencedor obriga, sem desistência. Os preços de guia costumam ficar baixos.',
  stampDuty:
    'O stamp duty é um imposto do estado pago por quem compra. Depende do estado, do preço e de ser o primeiro imóvel. Diga o preço e o estado e eu estimo.',
  firstHome:
    'Para o primeiro imóvel há ajuda: menos ou nenhum stamp duty na maioria dos estados, um subsídio para imóveis novos e uma garantia federal para comprar com 5% de entrada (2% para pais solo) sem LMI. Há limites: veja firsthomebuyers.gov.au.',
  floodOdds:
    'Uma enchente “1 em 100” tem 1% de chance a cada ano; não quer dizer uma vez por século. Em 30 anos dá uns 26% de haver pelo menos uma.',
  range:
    'A faixa é onde esperamos o valor real 8 em cada 10 vezes. É larga quando há poucas vendas parecidas ou faltam dados: quartos, terreno e tipo a estreitam.',
  accuracy:
    'Metade dos nossos valores fica dentro do erro mediano mostrado com cada um, medido em vendas que o modelo não conhecia e só onde temos vendas.',
  disagree:
    'Você pode ter razão: o modelo só conhece o que está registrado; reformas e vendas recentes podem faltar. Corrija os dados na página do imóvel e ele é avaliado de novo; se quiser, uma pessoa olha.',
  dataSource:
    'Cada número traz sua data, e a página de fontes diz de onde vem. Números marcados como amostra são inventados para mostrar o produto: não os use como prova.',
  certificate:
    'Sim: abra a avaliação do imóvel e escolha Certificado. Qualquer um pode conferir na página Verify, sem conta: ela mostra se algo foi alterado.',
  keeping:
    'Não precisa se cadastrar: o que você faz aqui fica 30 dias neste navegador. O cadastro é grátis e guarda tudo.',
  rents:
    'Não tenho aluguéis nem vacância, só vendas e imóveis à venda. Os anúncios de aluguel estão no realestate.com.au e no Domain; o que foi de fato combinado está com a autoridade de cauções do estado (NSW Fair Trading, a RTBA em Victoria, a RTA em Queensland). Diga um aluguel semanal e um preço e eu calculo o yield.',
  forecast: 'Ninguém sabe ao certo e eu não faço previsões. Posso mostrar como os preços andaram até agora.',
  timing:
    'Depende mais dos seus planos do que do mercado, e não prevejo preços. Preços em alta e vendas rápidas favorecem quem vende; o contrário, quem compra.',
  rentOrBuy:
    'Depende sobretudo de quanto tempo você fica: comprar custa mais no começo e costuma compensar depois de cinco anos. Diga um preço e sua entrada e eu calculo a parcela.',
  schools:
    'Não tenho dados de escolas. O My School (myschool.edu.au) tem os resultados e o departamento de educação do estado, as zonas.',
  safety: 'Não tenho números de crimes. A polícia ou o órgão de estatística do estado publica por bairro.',
  transport:
    'Não tenho dados de transporte nem comércio. O planejador de viagens do estado e um mapa mostram o que há perto.',
  insurance:
    'Não faço cotação de seguro. O preço depende do endereço exato e pode ser alto onde há enchente ou fogo: peça uma cotação antes de fazer oferta.',
  lendingOnHazard:
    'Normalmente sim: os bancos emprestam para imóveis com risco de enchente ou fogo se houver seguro. Alguns emprestam menos: pergunte cedo.',
  tax: 'Não dou conselho fiscal. A casa própria costuma ser isenta do imposto sobre ganho, um investimento não. O ato.gov.au explica e um contador diz o seu caso.',
  foreignBuyer:
    'Com visto temporário normalmente é preciso autorização da FIRB, paga-se imposto extra na maioria dos estados e, desde abril de 2025, quase não se pode comprar imóvel usado. Residentes permanentes e cidadãos compram livremente. Veja firb.gov.au antes de assinar.',
  superFund:
    'Um fundo de aposentadoria próprio (SMSF) pode comprar um investimento, mas ninguém da família pode morar nele e o crédito é mais caro. Peça orientação licenciada; regras em ato.gov.au.',
  islamicFinance:
    'Sim, há na Austrália quem financie sem juros, por aluguel ou copropriedade. Não comparo: procure um financiador licenciado e peça o custo total.',
  agentFees:
    'Em geral 1,5% a 3% do preço mais a divulgação, e dá para negociar. Não tenho dados próprios; peça três orçamentos.',
  otherIncome:
    'Muitas vezes conta em parte: os bancos costumam considerar uns 80% de bônus, horas extras, aluguéis e pensão, se forem regulares.',
  selfEmployed:
    'Autônomos também conseguem empréstimo. Costumam pedir dois anos de declarações e usam a média ou o ano mais baixo.',
  rates: 'Não tenho as taxas de hoje. Bancos e comparadores publicam; diga uma taxa e eu calculo a parcela.',
  refinance:
    'Trocar de banco costuma custar de A$500 a A$1.500: a baixa (cerca de A$150 a A$400), o registro e às vezes a proposta; sair de uma taxa fixa pode custar mais. O banco novo avalia renda e dívidas de novo e pode recusar; acima de 80% do valor o seguro do empréstimo pode voltar. Peça antes uma taxa melhor ao seu banco.',
  planning: 'Não tenho regras de zoneamento. A prefeitura (council) tem, com um certificado por endereço.',
  building:
    'Não estimo obras. Peça dois ou três orçamentos a construtores licenciados e uma inspeção antes de comprar.',
  brokerQuestions:
    'Três boas perguntas: quais bancos você compara e quem paga você? Qual o custo total em cinco anos? E se os juros subirem ou eu quiser quitar antes?',
  credit:
    'Seu relatório de crédito mostra como você pagou. É grátis a cada três meses na Equifax, Experian e illion; pagar em dia é o que mais ajuda.',
  hardship:
    'Sinto muito, é uma situação difícil e você não está só. Ligue já para a equipe de dificuldades (hardship) do seu banco, mesmo que já tenha atrasado: por lei ele tem de avaliar parcelas menores ou uma pausa. A National Debt Helpline é gratuita e independente: 1800 007 007. Também posso passar você a uma pessoa.',
  missedPayment:
    'Uma ou duas parcelas atrasadas não tiram a sua casa de um dia para o outro. O banco entra em contato e pode cobrar multa; tem de mandar aviso por escrito e dar pelo menos 30 dias. Peça ajuda hoje. A National Debt Helpline é gratuita: 1800 007 007.',
  danger:
    'A sua segurança vem primeiro: em perigo, ligue 000. O 1800RESPECT (1800 737 732) é gratuito, dia e noite, com intérpretes. Não precisa deixar nome nem número aqui; feche a aba e apague o histórico se mais alguém usa este navegador.',
  privacy:
    'O que você pergunta fica no espaço deste navegador; só quem abre o mesmo espaço vê. Dá para apagar conversas nas Configurações; em aparelho compartilhado use uma janela privada.',
  worn: 'É muita coisa para carregar, e dá para ir passo a passo. O Lifeline (13 11 14) atende dia e noite, e uma pessoa da equipe pode seguir com você.',
  whoAreYou:
    'Sou o assistente da PropGuard, um programa, não um banco nem uma imobiliária. Digo quanto vale um imóvel, como vai um bairro e seus riscos, e calculo empréstimos e custos; também há uma pessoa.',
  courtUse:
    'Não sozinho: o nosso valor é uma estimativa que ninguém assina. Inventário, impostos, tribunais e bancos seguem o laudo de um avaliador licenciado; o nosso serve para ver antes se um número é plausível.',
  separation:
    'Numa separação a casa é avaliada, tira-se o empréstimo e o resto divide-se por acordo ou pelo juiz. Transferir por decisão judicial ou acordo formal costuma ser livre de stamp duty. Fale antes com um advogado.',
  coOwners:
    'Sim, várias pessoas podem comprar juntas, em comum ou com partes fixas. Ninguém vende tudo sozinho, mas pode pedir ao juiz a venda, e num empréstimo conjunto cada um deve tudo. Façam antes um acordo com advogado.',
  bal: 'BAL é o nível de exposição a incêndio: de BAL-LOW a 12.5, 19, 29, 40 e FZ. Quanto mais alto, mais caro construir. A prefeitura ou um avaliador classifica.',
  hazardCoverage:
    'Cubro quatro riscos: inundação, incêndio florestal, erosão costeira e afundamento do solo. Ciclones, calor, granizo, ruído e sismos não: veja o Bureau of Meteorology, o council e a seguradora.',
  floodHistory:
    'Tenho risco calculado, não o registro das casas que alagaram. Os mapas do council, os vizinhos e uma cotação de seguro dizem.',
  councilRates:
    'As taxas do council dependem do orçamento e do valor do seu terreno em relação aos outros, então não sobem na mesma proporção. O council tem os números.',
  landTax:
    'Land tax é um imposto estadual sobre terrenos que não são a sua moradia; investimento costuma pagar. Cada estado tem seu limite: o revenue office tem uma calculadora.',
  giftHome:
    'Cuidado antes de pôr a casa em nome de outro: pode custar imposto e parte da pensão, e você pode perder o direito de morar lá. Fale antes com o seu advogado (linha gratuita 1800 353 374).',
  inheritance:
    'Na Austrália não há imposto sobre herança. Na venda depois pode haver imposto sobre o ganho, e muitas vezes não se era a casa da pessoa e é vendida em dois anos. Pergunte a um advogado ou contador.',
  conditions:
    '‘Unconditional’ quer dizer sem saída: se o financiamento ou a vistoria falhar, você pode perder o sinal. ‘Subject to finance’ deixa você sair. Peça a um conveyancer que leia antes de assinar.',
  coolingOff:
    'Em venda privada, quase todos os estados dão alguns dias úteis: cinco em NSW, Queensland e ACT, quatro no NT, três em Victoria, dois em SA, nenhum por lei em WA e Tasmânia. Em leilão, nenhum.',
  approvalTime:
    'A pré-aprovação leva de um dia a duas semanas e a final de uma a três, porque o banco avalia a casa.',
  writing:
    'Não escrevo cartas nem mensagens, mas tudo o que eu disse pode ser copiado, e o relatório de um endereço sai em PDF.',
  currency:
    'Trabalho em dólares australianos e não tenho câmbio. Diga o valor em dólares australianos ou a taxa a usar.',
  noneListed: 'Ainda não mostrei imóveis, então não há o que escolher. Diga um bairro e um orçamento.',
  lowValuation:
    'Se o banco avaliar baixo, mande três vendas recentes parecidas e peça revisão, outra avaliação, ou tente outro banco. Ele empresta sobre o número dele.',
  access:
    'Não tenho dados de degraus, elevadores ou banheiros. Peça a planta ao corretor e confira na visita.',
  concessions:
    'Alguns estados reduzem o stamp duty para aposentados, pessoas com deficiência, primeiro imóvel ou na planta. O revenue office decide: pergunte antes de assinar.',
  offThePlan:
    '‘Off the plan’ é comprar na planta: o preço fica fixo e o banco avalia no fim, por sua conta e risco. Alguns estados reduzem o stamp duty.',
  unseenFacts:
    'Não, a menos que conste: o valor conhece tipo, tamanho, quartos, terreno, lugar e vendas. Reformas, estado, vista e ruído não aparecem; ajuste dentro da faixa.',
  buyback:
    'As recompras após enchentes são do estado, que decide a quem e por quanto. Em NSW pergunte à NSW Reconstruction Authority.',
  doorOffer:
    'Não assine nada ainda. Quem chega com dinheiro e pressa costuma querer pagar menos que o mercado. Peça duas avaliações grátis e que um advogado leia o papel.',
  putCall:
    'Uma ‘put and call option’ dá ao comprador o direito de exigir a venda e a você o de exigir a compra, a preço e prazo fixos. Prende a casa por meses. Nunca sem advogado.',
  negativeGearing:
    '‘Negative gearing’: o aluguel não cobre juros e custos, e a perda reduz o imposto. Mesmo assim você perde dinheiro todo ano. Um contador calcula.',
  sellingCosts:
    'Vender custa em geral 2% a 4% do preço: corretor 1,5% a 3%, anúncios, conveyancer e quitação do empréstimo. Pode haver imposto sobre o ganho se não era a sua casa.',
  selling:
    'Para vender: duas ou três avaliações de corretores, compare comissões, prepare o contrato, e escolha leilão ou venda privada. Diga o endereço ou o bairro com quartos e digo quanto pode valer.',
  buyingSteps:
    'A ordem normal: quanto pode financiar, pré-aprovação, visitas, checar contrato e casa, oferta, sinal e chaves umas seis semanas depois. Diga renda e economias e calculo um orçamento.',
  inspection:
    'A vistoria de construção e pragas custa cerca de 400 a 800 dólares; em apartamento peça também o relatório strata. Faça antes de assinar.',
  settlement:
    'O ‘settlement’ é o dia em que se paga o resto e se recebe a chave, 30 a 90 dias após o contrato. O conveyancer dá o valor exato.',
  underquoting:
    'Os preços guia ficam muitas vezes abaixo da venda, e ‘offers over’ é só o começo. Veja vendas parecidas e fixe seu limite.',
  negotiating:
    'Não posso dizer quanto pagar, mas comece um pouco abaixo da nossa estimativa e fixe um limite dentro da faixa. Diga o imóvel e o preço e comparo.',
  developing:
    'Some terreno, obra, stamp duty, juros e venda, e compare com casas prontas; abaixo de 15% a 20% de margem é arriscado. O council diz o que se pode construir.',
  holidayLet:
    'Aluguel de férias rende mais por noite, com mais trabalho e vazio, e tem limites: 60 dias por ano em quase toda Byron, 180 em boa parte de NSW. Não tenho aluguéis.',
  lettingOut:
    'A administradora cobra 5% a 9% do aluguel; você paga taxas, seguro, reparos e strata. Diga o aluguel esperado e um preço e calculo o rendimento.',
  titles:
    '‘Freehold’: a terra é sua; ‘strata’: uma unidade com áreas comuns; ‘leasehold’, como no ACT: longa concessão do Estado. O contrato e o título dizem.',
  owners: 'Não posso dizer de quem é um imóvel. O cartório de títulos do estado vende uma busca por pouco.',
  residents:
    'Cidadãos australianos, residentes permanentes e neozelandeses que moram aqui compram em geral como todos, sem permissão nem sobretaxa. Com cônjuge sem esse status pode haver sobretaxa em parte: pergunte ao revenue office.',
  foreignCosts:
    'Estrangeiros pagam em geral 7% a 9% do preço além do stamp duty, e uma taxa de pedido. Até 31 de março de 2027 quase não podem comprar imóveis usados. O revenue office e a ATO têm os valores.',
  visaLoan:
    'Alguns bancos emprestam com visto temporário, em geral com 20% ou mais de entrada e trabalho estável; working holiday ou estudante raramente basta. Um broker sabe quais.',
  pension:
    'A casa onde você mora não conta para a pensão; o dinheiro que sobra da venda conta. A Services Australia orienta de graça: 132 300.',
  bridging:
    'Dá para vender primeiro, comprar primeiro com empréstimo ponte, ou comprar sujeito à venda. Vender primeiro é mais seguro.',
  lifestyle:
    'Não tenho dados de ruído, cafés, vizinhos ou tempo de viagem. Visite em horas diferentes; eu comparo preços, crescimento e riscos.',
  firstHomeWho:
    'Você costuma contar como primeiro comprador se você e o parceiro nunca tiveram imóvel na Austrália em seu nome. O revenue office decide: pergunte antes.',
  pressure:
    'Prazos e ‘outras ofertas’ são técnica de venda. Fique no seu limite, peça tudo por escrito e mantenha as condições.',
  commercial:
    'Avalio só moradias, não lojas nem prédios mistos. Um avaliador comercial faz isso; os bancos pedem muitas vezes 30% a 40% de entrada.',
  valuer:
    'Um avaliador licenciado visita e assina, por uns 300 a 800 dólares e em geral em uma ou duas semanas; o Australian Property Institute (api.org.au) tem a lista. O nosso é uma estimativa com faixa.',
  hecs: 'Sim, conta: a parcela e os limites de cartão reduzem quanto você pode financiar.',
  giftedDeposit:
    'Sim, um presente pode ser a entrada: o banco quer uma carta de que não será devolvido e muitas vezes 5% de economia própria.',
  buyersAgent:
    'Um buyer’s agent procura e dá lances por você, por 2% a 3% do preço ou valor fixo. Confira a licença.',
  tenants: 'Com inquilinos, você assume o contrato deles até o fim. Peça-o antes de assinar.',
  construction:
    'O empréstimo de construção sai em etapas e você paga juros sobre o que saiu. Guarde 10% a 15% de reserva.',
  renovation:
    'Não sei quanto: cozinha, pintura e estado não estão nos nossos dados, então não dou um número. Posso avaliar a casa de novo com um quarto, um banheiro ou uma vaga a mais e mostrar a diferença. Para a obra, pergunte a dois corretores da região pelo que os compradores pagam mais e peça um orçamento a um construtor.',
  pets: 'Depende do regimento do prédio, no relatório strata; proibir de todo quase não é mais permitido.',
  reportHow:
    'Posso fazer um relatório do imóvel: valor, vendas parecidas, mercado e riscos, em PDF. Dê o endereço e diga ‘faça um relatório’.',
  longTerm:
    'Tenho a variação de um ano, não de cinco ou dez. Séries longas têm o valuer-general do estado e o órgão de estatística.',
  landmark: 'Isso não é moradia que se venda, então não tem valor aqui. Diga um bairro ou endereço perto.',
  investing:
    'Não posso escolher por você, mas compare rendimento, crescimento, custos e riscos. Diga os dois preços e aluguéis por semana e calculo.',
  documents:
    'O banco pede identidade, dois ou três holerites, três meses de extratos, dívidas e economias; autônomos, dois anos de declarações.',
  whichSuburb:
    'Não escolho bairro por distância, mas busco numa cidade ou estado por preço, quartos e risco. Diga orçamento, quartos e cidade.',
  dispute:
    'Comece com reclamação por escrito. Depois a AFCA (1800 931 678) é grátis para bancos e seguros, e o órgão do consumidor do estado para corretores.',
  despair:
    'Obrigado por me contar; sinto muito que esteja tão pesado. Você não precisa carregar isso sozinho: ligue agora para a Lifeline, 13 11 14, dia e noite, ou 000 se puder se machucar. Se o empréstimo faz parte disso, a National Debt Helpline (1800 007 007, grátis) e a equipe de «hardship» do seu banco ajudam; isso tem solução e não vale a sua vida.',
  safeGoodbye: 'Tudo bem, cuide-se. Feche esta página agora; pode voltar quando quiser. Emergência: 000.',
  partnerSells:
    'Se o seu nome está no título, a casa não pode ser vendida nem hipotecada sem a sua assinatura. Se não está, um advogado muitas vezes consegue travar a venda («caveat»): pergunte logo, a legal aid e o serviço jurídico das mulheres do seu estado são grátis e confidenciais. 1800RESPECT (1800 737 732) atende dia e noite; em perigo, 000. Não precisa deixar nome nem número aqui.',
  stillHere:
    'Continuo aqui, e você não precisa explicar nada. Sou só um programa, então fale com uma pessoa: Lifeline 13 11 14 ou 1800RESPECT (1800 737 732), dia e noite, e 000 em perigo.',
  scam: 'Pare aqui: não pague mais nada e não envie documentos; ninguém honesto pede dinheiro antes da visita. Se já pagou, ligue agora para o seu banco, no número do cartão, e peça para parar ou recuperar o pagamento. Depois denuncie à Scamwatch (scamwatch.gov.au), ao ReportCyber (cyber.gov.au) e à polícia (131 444); se têm os seus documentos, a IDCARE ajuda grátis: 1800 595 160. Acontece a gente cuidadosa.',
  elderSigning:
    'Ninguém precisa assinar hoje: não assine e peça tudo por escrito. Se já assinou, um advogado ou a legal aid deve ler hoje, porque quem vende a casa em geral não pode desistir; o que se vende à porta, como obras, pode ser cancelado em 10 dias úteis. A linha contra o abuso de idosos é grátis e confidencial: 1800 353 374; com ameaças, 000.',
  eviction: `Você não precisa sair só porque chegou um aviso: o senhorio precisa da forma, do motivo e do prazo certos e, no fim, de uma ordem do tribunal. Não assine nada, guarde o aviso e ligue para o serviço de inquilinos do seu estado, é grátis: ${TENANT_SERVICES}. A legal aid também ajuda, e o TIS interpreta grátis: 131 450. Se ameaçarem ou trancarem você fora: polícia 131 444, ou 000 em perigo.`,
};
