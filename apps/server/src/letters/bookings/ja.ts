import { messagesOf } from '@propguard/rules/messages/catalogue';
import type { BookingWords } from './en.ts';

export const words: BookingWords = messagesOf({
  kinds: {
    viewing: '内覧',
    consultation: 'ご相談',
    'virtual-tour': 'オンライン内覧',
    meeting: '面会',
    'follow-up': '再面会',
  },
  title: '{what}（{whom}）',
  hello: '{name} 様',
  helloThere: 'お客様',
  subjects: {
    booked: '予約確定: {title}、{when}',
    moved: '日時変更: {title}、{when}',
    changed: '内容変更: {title}、{when}',
    cancelled: '取り消し: {title}、{when}',
  },
  lines: {
    booked: 'ご予約が確定しました: {title}、{when}。',
    moved: 'ご予約の日時が変わりました: {title}、{when}。',
    changed: 'ご予約の内容が変わりました: {title}、{when}。',
    cancelled: 'ご予約は取り消されました: {title}、{when}。',
  },
  where: '場所: {place}',
  linkToCome: 'ビデオのリンクはまだ用意できていません。用意でき次第お送りします。',
  call: 'お電話は {agent}（{phone}）まで。',
  callUs: 'お電話は {phone} まで。',
  code: '予約コードは {code} です。お電話の際にお伝えください。',
  shortCode: 'コード {code}。',
  change: '変更や取り消しは2時間前までこちらから: {url}',
  reminder: 'ご予約のお知らせです: {title}、{when}。',
  shortReminder: 'お知らせ: {what}。',
  cannot: 'ご都合が悪くなった場合は、こちらから変更や取り消しができます: {url}',
  shortCannot: 'ご都合が悪い場合: {url}',
  askSubject: 'いかがでしたか？ {title}',
  ask: 'お時間をいただきありがとうございました。5点満点でいかがでしたか？',
  askOnce: 'すぐに終わります。お尋ねするのは一度だけです。',
  offerSubject: '空きが出ました: {title}、{when}',
  offer: 'お待ちの時間に空きが出ました: {when}。{time} までお取り置きします。',
  offerElse: 'ご都合が合わない場合は次の方にご案内し、引き続きお待ちいただけます。',
  openHomeSubjects: { moved: '日時変更: オープンハウス、{when}', cancelled: '中止: オープンハウス、{when}' },
  openHomes: {
    moved: '{address} のオープンハウスの日時が変わりました: {when}。お席はそのままです。',
    cancelled: '{address} のオープンハウス（{when}）は中止になりました。申し訳ございません。',
  },
});
