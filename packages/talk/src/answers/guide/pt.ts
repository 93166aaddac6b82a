import type { GuideTexts } from './guide-text-type.ts';

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
    'Não tenho aluguéis nem vacância, só vendas. Os portais de aluguel e a SQM Research têm; diga um aluguel semanal e um preço e eu calculo o yield.',
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
    'Não tenho dados de comissões. São negociáveis, muitas vezes 1,5% a 3% do preço mais a divulgação; peça três orçamentos.',
  otherIncome:
    'Muitas vezes conta em parte: os bancos costumam considerar uns 80% de bônus, horas extras, aluguéis e pensão, se forem regulares.',
  selfEmployed:
    'Autônomos também conseguem empréstimo. Costumam pedir dois anos de declarações e usam a média ou o ano mais baixo.',
  rates: 'Não tenho as taxas de hoje. Bancos e comparadores publicam; diga uma taxa e eu calculo a parcela.',
  refinance:
    'Refinanciar é trocar seu empréstimo por um melhor. Veja os custos de saída e entrada e se deve menos de 80% do valor; primeiro peça uma taxa melhor ao seu banco.',
  planning: 'Não tenho regras de zoneamento. A prefeitura (council) tem, com um certificado por endereço.',
  building:
    'Não estimo obras. Peça dois ou três orçamentos a construtores licenciados e uma inspeção antes de comprar.',
  brokerQuestions:
    'Três boas perguntas: quais bancos você compara e quem paga você? Qual o custo total em cinco anos? E se os juros subirem ou eu quiser quitar antes?',
  credit:
    'Seu relatório de crédito mostra como você pagou. É grátis a cada três meses na Equifax, Experian e illion; pagar em dia é o que mais ajuda.',
  hardship:
    'Sinto muito, é uma situação difícil e você não está só. Ligue já para a equipe de dificuldades (hardship) do seu banco, antes de atrasar: por lei ele tem de avaliar parcelas menores ou uma pausa. A National Debt Helpline é gratuita e independente: 1800 007 007. Também posso passar você a uma pessoa.',
  missedPayment:
    'Uma parcela atrasada não tira a sua casa. O banco entra em contato e pode cobrar multa; tem de mandar aviso por escrito e dar pelo menos 30 dias. Peça ajuda hoje. A National Debt Helpline é gratuita: 1800 007 007.',
};
