import { messagesOf } from '@propguard/rules/messages/catalogue';
import type { BookingWords } from './en.ts';

export const words: BookingWords = messagesOf({
  kinds: {
    viewing: 'معاينة',
    consultation: 'استشارة',
    'virtual-tour': 'جولة افتراضية',
    meeting: 'لقاء',
    'follow-up': 'متابعة',
  },
  title: '{what} مع {whom}',
  hello: 'مرحبًا {name}،',
  helloThere: 'مرحبًا،',
  subjects: {
    booked: 'مؤكد: {title}، {when}',
    moved: 'وقت جديد: {title}، {when}',
    changed: 'تفاصيل جديدة: {title}، {when}',
    cancelled: 'ملغى: {title}، {when}',
  },
  lines: {
    booked: 'تأكد حجزك: {title}، {when}.',
    moved: 'لحجزك وقت جديد: {title}، {when}.',
    changed: 'تغيّرت تفاصيل حجزك: {title}، {when}.',
    cancelled: 'أُلغي حجزك: {title}، {when}.',
  },
  where: 'المكان: {place}',
  linkToCome: 'رابط الفيديو غير جاهز بعد. سنرسله إليك فور توفره.',
  call: 'هل تريد الاتصال؟ {agent} على الرقم {phone}.',
  callUs: 'هل تريد الاتصال؟ نحن على الرقم {phone}.',
  code: 'رمز حجزك {code}. اذكره عند الاتصال.',
  shortCode: 'الرمز {code}.',
  change: 'للنقل أو الإلغاء حتى ساعتين قبل الموعد: {url}',
  reminder: 'تذكير سريع: {title}، {when}.',
  shortReminder: 'تذكير: {what}.',
  cannot: 'لا يمكنك الحضور؟ انقل الموعد أو ألغه هنا: {url}',
  shortCannot: 'لا يمكنك الحضور؟ {url}',
  askSubject: 'كيف كان الموعد؟ {title}',
  ask: 'شكرًا على وقتك. كيف كان الموعد، من خمسة؟',
  askOnce: 'لن يستغرق إلا لحظة، ونسأل مرة واحدة فقط.',
  offerSubject: 'توفّر وقت: {title}، {when}',
  offer: 'توفّر وقت كنت تنتظره: {when}. نحجزه لك حتى {time}.',
  offerElse: 'إن لم يناسبك انتقل إلى الشخص التالي وبقيت على القائمة.',
  openHomeSubjects: { moved: 'وقت جديد: زيارة مفتوحة، {when}', cancelled: 'ملغاة: زيارة مفتوحة، {when}' },
  openHomes: {
    moved: 'للزيارة المفتوحة في {address} وقت جديد: {when}. مكانك محفوظ.',
    cancelled: 'أُلغيت الزيارة المفتوحة في {address}، {when}. نعتذر.',
  },
});
