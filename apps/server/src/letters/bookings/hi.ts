import { messagesOf } from '@propguard/rules/messages/catalogue';
import type { BookingWords } from './en.ts';

export const words: BookingWords = messagesOf({
  kinds: {
    viewing: 'घर देखना',
    consultation: 'परामर्श',
    'virtual-tour': 'वर्चुअल टूर',
    meeting: 'मुलाकात',
    'follow-up': 'अगली मुलाकात',
  },
  title: '{what}, {whom} के साथ',
  hello: 'नमस्ते {name},',
  helloThere: 'नमस्ते,',
  subjects: {
    booked: 'पुष्टि: {title}, {when}',
    moved: 'नया समय: {title}, {when}',
    changed: 'नया विवरण: {title}, {when}',
    cancelled: 'रद्द: {title}, {when}',
  },
  lines: {
    booked: 'आपकी बुकिंग की पुष्टि हो गई है: {title}, {when}।',
    moved: 'आपकी बुकिंग का नया समय है: {title}, {when}।',
    changed: 'आपकी बुकिंग का विवरण बदल गया है: {title}, {when}।',
    cancelled: 'आपकी बुकिंग रद्द हो गई है: {title}, {when}।',
  },
  where: 'कहाँ: {place}',
  linkToCome: 'वीडियो लिंक अभी तैयार नहीं है। तैयार होते ही हम उसे भेजेंगे।',
  call: 'फ़ोन करना है? {agent} का नंबर {phone} है।',
  callUs: 'फ़ोन करना है? हमारा नंबर {phone} है।',
  code: 'आपका बुकिंग कोड {code} है। फ़ोन करते समय बताएँ।',
  shortCode: 'कोड {code}।',
  change: 'दो घंटे पहले तक यहाँ बदलें या रद्द करें: {url}',
  reminder: 'याद दिलाने के लिए: {title}, {when}।',
  shortReminder: 'रिमाइंडर: {what}।',
  cannot: 'नहीं आ सकते? यहाँ बदलें या रद्द करें: {url}',
  shortCannot: 'नहीं आ सकते? {url}',
  askSubject: 'कैसा रहा? {title}',
  ask: 'आपके समय के लिए धन्यवाद। पाँच में से कितना?',
  askOnce: 'बस एक पल लगेगा, और हम एक ही बार पूछते हैं।',
  offerSubject: 'एक समय खाली हुआ है: {title}, {when}',
  offer: 'जिस समय की आपको प्रतीक्षा थी, वह खाली हुआ है: {when}। हम उसे {time} तक आपके लिए रोक रहे हैं।',
  offerElse: 'ठीक न लगे तो वह अगले व्यक्ति को मिलेगा, और आप सूची में बने रहेंगे।',
  openHomeSubjects: { moved: 'नया समय: ओपन होम, {when}', cancelled: 'रद्द: ओपन होम, {when}' },
  openHomes: {
    moved: '{address} के ओपन होम का नया समय है: {when}। आपकी जगह सुरक्षित है।',
    cancelled: '{address} का ओपन होम ({when}) रद्द हो गया है। हमें खेद है।',
  },
});
