import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** Said to whoever wants to be written to and left no address with us that we could write to. */
export const MAIL_NEEDS_ACCOUNT: Readonly<Record<AssistantLanguage, string>> = {
  en: 'I can’t email you yet: sign up with your address, then turn on emails at the saved search.',
  de: 'E-Mails kann ich noch nicht schicken: Registrieren Sie sich mit Ihrer Adresse und schalten Sie sie bei der gespeicherten Suche ein.',
  fr: 'Je ne peux pas encore vous écrire : inscrivez-vous avec votre adresse, puis activez les e-mails de la recherche enregistrée.',
  es: 'Aún no puedo escribirle: regístrese con su correo y active los avisos en la búsqueda guardada.',
  it: 'Non posso ancora scriverle: si registri con la sua e-mail e attivi gli avvisi nella ricerca salvata.',
  pt: 'Ainda não posso escrever para você: cadastre-se com seu e-mail e ative os avisos na busca salva.',
  ru: 'Писать вам пока не могу: зарегистрируйтесь с вашей почтой и включите письма в сохранённом поиске.',
  zh: '我还不能给您发邮件：请用邮箱注册，再在已保存的搜索里打开邮件提醒。',
  ja: 'まだメールはお送りできません。メールアドレスで登録し、保存した検索で通知をオンにしてください。',
  ko: '아직 이메일을 보내 드릴 수 없습니다. 이메일로 가입한 뒤 저장된 검색에서 알림을 켜 주세요.',
  hi: 'अभी ईमेल नहीं भेज सकता: अपने ईमेल से साइन अप कीजिए और सहेजी खोज में ईमेल चालू कीजिए।',
  ar: 'لا أستطيع مراسلتك بعد: سجّل ببريدك ثم فعّل الرسائل في البحث المحفوظ.',
};
