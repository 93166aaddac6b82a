import type { QuestionPhrases } from './question-phrases.ts';

export const ko: QuestionPhrases = {
  start: { buyer: '구매자로 등록', seller: '내 집 감정 받기', investor: '투자자로 등록' },
  which: '네. 어떤 계획이 있으신가요?',
  begin:
    '알맞은 담당자가 도울 수 있도록 짧은 질문을 몇 가지 드립니다. 언제든 멈추고 나중에 이어서 하실 수 있습니다.',
  again: '답변으로 돌아가겠습니다.',
  unclear: '잘 이해하지 못했습니다. 이 중에서 고르거나 다르게 말씀해 주세요.',
  paused: '알겠습니다. 여기까지 하겠습니다. 답변은 이 대화에 남아 있습니다.',
  goOn: '질문 계속하기',
  skip: '말하고 싶지 않음',
  contact: '성함과 연락처(이메일 또는 전화번호)를 알려 주세요.',
  done: '감사합니다. 답변이 {place}에 전달되었고, 곧 연락드릴 것입니다.',
  doneFor: '답변은 {place} 페이지에 있습니다.',
  ask: {
    budget: '예산이 얼마인가요?',
    timeline: '언제 구입하고 싶으신가요?',
    financing: '어떻게 지불하실 건가요?',
    propertyType: '어떤 집을 찾으시나요?',
    areas: '어느 지역을 생각하시나요?',
    experience: '투자용 부동산을 몇 채 구입하셨나요?',
    address: '어느 집을 파시려고 하나요?',
    lastAppraisal: '마지막으로 감정받은 때는 언제인가요?',
    renovations: '무엇을 고치거나 증축하셨나요?',
    reason: '왜 팔려고 하시나요?',
  },
  options: {
    budget: ['50만 미만', '50만~100만', '100만~200만', '200만 초과'],
    timeline: ['즉시', '3개월 이내', '3-6개월', '6개월 이후'],
    financing: ['현금', '대출 승인됨', '대출 사전 심사됨', '도움이 필요함'],
    propertyType: ['단독주택', '타운하우스', '아파트', '토지', '농촌 부동산'],
    experience: ['처음입니다', '한 채 있음', '두세 채 있음', '네 채에서 아홉 채 있음', '열 채 이상 있음'],
    lastAppraisal: ['최근 6개월', '6~12개월 전', '1년보다 전', '받은 적 없음'],
  },
};
