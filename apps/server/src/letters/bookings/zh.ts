import { messagesOf } from '@propguard/rules/messages/catalogue';
import type { BookingWords } from './en.ts';

export const words: BookingWords = messagesOf({
  kinds: {
    viewing: '看房',
    consultation: '咨询',
    'virtual-tour': '线上看房',
    meeting: '会面',
    'follow-up': '后续会面',
  },
  title: '{what}（{whom}）',
  hello: '{name}，您好：',
  helloThere: '您好：',
  subjects: {
    booked: '已确认：{title}，{when}',
    moved: '时间已改：{title}，{when}',
    changed: '内容已改：{title}，{when}',
    cancelled: '已取消：{title}，{when}',
  },
  lines: {
    booked: '您的预约已确认：{title}，{when}。',
    moved: '您的预约改了时间：{title}，{when}。',
    changed: '您的预约内容有变：{title}，{when}。',
    cancelled: '您的预约已取消：{title}，{when}。',
  },
  where: '地点：{place}',
  linkToCome: '视频链接尚未准备好。准备好后我们会发给您。',
  call: '需要致电？{agent} 的电话是 {phone}。',
  callUs: '需要致电？我们的电话是 {phone}。',
  code: '您的预约码是 {code}，来电时请报此码。',
  shortCode: '预约码 {code}。',
  change: '更改或取消请在开始前两小时以前点此：{url}',
  reminder: '温馨提醒：{title}，{when}。',
  shortReminder: '提醒：{what}。',
  cannot: '来不了？请在此更改或取消：{url}',
  shortCannot: '来不了？{url}',
  askSubject: '体验如何？{title}',
  ask: '感谢您抽出时间。满分五分，您打几分？',
  askOnce: '只需片刻，我们只问一次。',
  offerSubject: '有空档了：{title}，{when}',
  offer: '您等的时间有空档了：{when}。我们为您保留到 {time}。',
  offerElse: '如果不合适，会给下一位，您仍在名单上。',
  openHomeSubjects: { moved: '时间已改：开放看房，{when}', cancelled: '已取消：开放看房，{when}' },
  openHomes: {
    moved: '{address} 的开放看房改了时间：{when}。您的名额保留。',
    cancelled: '{address} 的开放看房（{when}）已取消，非常抱歉。',
  },
});
