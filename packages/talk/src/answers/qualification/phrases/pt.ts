import type { QuestionPhrases } from './question-phrases.ts';

export const pt: QuestionPhrases = {
  start: {
    buyer: 'Registrar-me como comprador',
    seller: 'Avaliar minha casa',
    investor: 'Registrar-me como investidor',
  },
  which: 'Com prazer. O que você tem em mente?',
  begin:
    'Algumas perguntas curtas, para que a pessoa certa possa ajudar. Você pode parar e continuar quando quiser.',
  again: 'Voltando às suas respostas.',
  unclear: 'Não entendi bem. Escolha uma destas respostas ou diga de outra forma.',
  paused: 'Tudo bem, ficamos por aqui. Suas respostas ficam nesta conversa.',
  goOn: 'Continuar as perguntas',
  skip: 'Prefiro não dizer',
  contact: 'Qual é o seu nome, e como podemos falar com você: e-mail ou telefone?',
  done: 'Obrigado. Suas respostas estão com {place}, e alguém entrará em contato.',
  doneFor: 'As respostas estão na página de {place}.',
  ask: {
    budget: 'Qual é o seu orçamento?',
    timeline: 'Quando gostaria de comprar?',
    financing: 'Como vai pagar?',
    propertyType: 'Que tipo de imóvel procura?',
    areas: 'Em quais bairros você pensa?',
    experience: 'Quantos imóveis para investimento já comprou?',
    address: 'Qual imóvel gostaria de vender?',
    lastAppraisal: 'Quando foi avaliado pela última vez?',
    renovations: 'O que você reformou ou ampliou?',
    reason: 'Por que pensa em vender?',
  },
  options: {
    budget: ['Menos de 500K', '500K a 1M', '1M a 2M', 'Mais de 2M'],
    timeline: ['Imediatamente', 'Nos próximos 3 meses', 'Em 3-6 meses', 'Em mais de 6 meses'],
    financing: ['À vista', 'Crédito aprovado', 'Crédito pré-aprovado', 'Preciso de ajuda'],
    propertyType: ['Casa', 'Casa geminada', 'Apartamento', 'Terreno', 'Propriedade rural'],
    experience: [
      'Seria o primeiro',
      'Tenho um',
      'Tenho dois ou três',
      'Tenho de quatro a nove',
      'Tenho dez ou mais',
    ],
    lastAppraisal: ['Nos últimos 6 meses', 'Há 6 a 12 meses', 'Há mais de um ano', 'Nunca'],
  },
};
