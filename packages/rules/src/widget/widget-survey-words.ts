import type { SurveyKind } from '../conversations/states.ts';
import type { LanguageCode } from '../languages/languages.ts';

/** What a visitor of the widget is asked when it is over, in their language. */
export type WidgetSurveyWords = {
  questions: Readonly<Record<SurveyKind, { ask: string; least: string; most: string }>>;
  thanks: string;
  score: (score: number, most: number) => string;
};

export const WIDGET_SURVEY_WORDS: Readonly<Record<LanguageCode, WidgetSurveyWords>> = {
  en: {
    questions: {
      csat: { ask: 'How was the help you got?', least: 'Poor', most: 'Very good' },
      nps: { ask: 'How likely are you to tell a friend about us?', least: 'Not at all', most: 'Very likely' },
    },
    thanks: 'Thank you. That helps us.',
    score: (score, most) => `${score} of ${most}`,
  },
  es: {
    questions: {
      csat: { ask: '¿Qué tal fue la ayuda?', least: 'Mala', most: 'Muy buena' },
      nps: { ask: '¿Nos recomendaría a un amigo?', least: 'Seguro que no', most: 'Seguro que sí' },
    },
    thanks: 'Gracias. Nos ayuda mucho.',
    score: (score, most) => `${score} de ${most}`,
  },
  fr: {
    questions: {
      csat: { ask: 'Que pensez-vous de l’aide reçue ?', least: 'Mauvaise', most: 'Très bonne' },
      nps: { ask: 'Nous recommanderiez-vous à un ami ?', least: 'Pas du tout', most: 'Certainement' },
    },
    thanks: 'Merci. Cela nous aide.',
    score: (score, most) => `${score} sur ${most}`,
  },
  de: {
    questions: {
      csat: { ask: 'Wie war die Hilfe?', least: 'Schlecht', most: 'Sehr gut' },
      nps: { ask: 'Würden Sie uns Freunden empfehlen?', least: 'Gar nicht', most: 'Sehr gern' },
    },
    thanks: 'Danke. Das hilft uns.',
    score: (score, most) => `${score} von ${most}`,
  },
  it: {
    questions: {
      csat: { ask: 'Com’è stato l’aiuto ricevuto?', least: 'Scarso', most: 'Ottimo' },
      nps: { ask: 'Ci consiglierebbe a un amico?', least: 'Per niente', most: 'Senz’altro' },
    },
    thanks: 'Grazie. Ci è di aiuto.',
    score: (score, most) => `${score} su ${most}`,
  },
  pt: {
    questions: {
      csat: { ask: 'Como foi a ajuda que recebeu?', least: 'Má', most: 'Muito boa' },
      nps: {
        ask: 'Recomendaria os nossos serviços a um amigo?',
        least: 'De modo nenhum',
        most: 'Com certeza',
      },
    },
    thanks: 'Obrigado. Isso ajuda-nos.',
    score: (score, most) => `${score} de ${most}`,
  },
  ru: {
    questions: {
      csat: { ask: 'Как вам помогли?', least: 'Плохо', most: 'Очень хорошо' },
      nps: { ask: 'Посоветуете ли вы нас друзьям?', least: 'Нет', most: 'Обязательно' },
    },
    thanks: 'Спасибо. Это нам поможет.',
    score: (score, most) => `${score} из ${most}`,
  },
  ja: {
    questions: {
      csat: { ask: '対応はいかがでしたか？', least: '悪い', most: 'とても良い' },
      nps: { ask: '友人に勧めたいと思いますか？', least: 'まったく思わない', most: 'とてもそう思う' },
    },
    thanks: 'ありがとうございます。参考にいたします。',
    score: (score, most) => `${most}点中${score}点`,
  },
  ko: {
    questions: {
      csat: { ask: '도움이 어떠셨나요?', least: '나쁨', most: '매우 좋음' },
      nps: { ask: '친구에게 추천하시겠습니까?', least: '전혀 아니다', most: '매우 그렇다' },
    },
    thanks: '감사합니다. 큰 도움이 됩니다.',
    score: (score, most) => `${most}점 만점에 ${score}점`,
  },
  zh: {
    questions: {
      csat: { ask: '您对我们的帮助满意吗？', least: '差', most: '很好' },
      nps: { ask: '您会向朋友推荐我们吗？', least: '绝不会', most: '非常愿意' },
    },
    thanks: '谢谢，这对我们很有帮助。',
    score: (score, most) => `${most} 分中的 ${score} 分`,
  },
  ar: {
    questions: {
      csat: { ask: 'كيف كانت المساعدة التي حصلت عليها؟', least: 'سيئة', most: 'جيدة جدًا' },
      nps: { ask: 'هل توصي بنا صديقًا؟', least: 'إطلاقًا', most: 'بكل تأكيد' },
    },
    thanks: 'شكرًا لك. هذا يساعدنا.',
    score: (score, most) => `${score} من ${most}`,
  },
  hi: {
    questions: {
      csat: { ask: 'आपको मिली मदद कैसी थी?', least: 'खराब', most: 'बहुत अच्छी' },
      nps: { ask: 'क्या आप किसी मित्र को हमारे बारे में बताएँगे?', least: 'बिलकुल नहीं', most: 'ज़रूर' },
    },
    thanks: 'धन्यवाद। इससे हमें मदद मिलती है।',
    score: (score, most) => `${most} में से ${score}`,
  },
};
