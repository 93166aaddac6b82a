import { messagesOf } from '@propguard/rules/messages/catalogue';
import type { BookingWords } from './en.ts';

export const words: BookingWords = messagesOf({
  kinds: {
    viewing: '집 보기',
    consultation: '상담',
    'virtual-tour': '온라인 집 보기',
    meeting: '만남',
    'follow-up': '후속 만남',
  },
  title: '{what} ({whom})',
  hello: '{name} 님, 안녕하세요.',
  helloThere: '안녕하세요.',
  subjects: {
    booked: '예약 확정: {title}, {when}',
    moved: '시간 변경: {title}, {when}',
    changed: '내용 변경: {title}, {when}',
    cancelled: '예약 취소: {title}, {when}',
  },
  lines: {
    booked: '예약이 확정되었습니다: {title}, {when}.',
    moved: '예약 시간이 바뀌었습니다: {title}, {when}.',
    changed: '예약 내용이 바뀌었습니다: {title}, {when}.',
    cancelled: '예약이 취소되었습니다: {title}, {when}.',
  },
  where: '장소: {place}',
  linkToCome: '화상 링크가 아직 준비되지 않았습니다. 준비되는 대로 보내 드리겠습니다.',
  call: '전화하시려면 {agent} {phone}번으로 연락하세요.',
  callUs: '전화하시려면 {phone}번으로 연락하세요.',
  code: '예약 코드는 {code}입니다. 전화하실 때 알려 주세요.',
  shortCode: '코드 {code}.',
  change: '두 시간 전까지 여기에서 변경하거나 취소할 수 있습니다: {url}',
  reminder: '예약을 알려 드립니다: {title}, {when}.',
  shortReminder: '알림: {what}.',
  cannot: '오시기 어려우면 여기에서 변경하거나 취소하세요: {url}',
  shortCannot: '오시기 어려우면: {url}',
  askSubject: '어떠셨나요? {title}',
  ask: '시간 내 주셔서 감사합니다. 5점 만점에 몇 점이었나요?',
  askOnce: '잠깐이면 되고, 한 번만 여쭙니다.',
  offerSubject: '시간이 났습니다: {title}, {when}',
  offer: '기다리시던 시간이 났습니다: {when}. {time}까지 잡아 두겠습니다.',
  offerElse: '맞지 않으면 다음 분께 넘어가고, 명단에는 그대로 남습니다.',
  openHomeSubjects: { moved: '시간 변경: 오픈 하우스, {when}', cancelled: '취소: 오픈 하우스, {when}' },
  openHomes: {
    moved: '{address} 오픈 하우스 시간이 바뀌었습니다: {when}. 자리는 그대로입니다.',
    cancelled: '{address} 오픈 하우스({when})가 취소되었습니다. 죄송합니다.',
  },
});
