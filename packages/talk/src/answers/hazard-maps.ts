import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** Who has maps where we have none. */
export const HAZARD_MAPS_ELSEWHERE: Readonly<Record<AssistantLanguage, string>> = {
  en: 'The council’s planning maps show it for an address, and so does the state’s fire or emergency service (in NSW the RFS check for bush fire prone land); an insurer’s quote tells you more.',
  de: 'Für eine Adresse zeigen es die Planungskarten der Gemeinde (council) und der Feuer- oder Katastrophendienst des Staates (in NSW die RFS-Karte „bush fire prone land“); auch ein Versicherungsangebot sagt viel.',
  fr: 'Pour une adresse, voyez les cartes du council et du service d’incendie ou d’urgence de l’État (en NSW, la carte « bush fire prone land » du RFS) ; un devis d’assurance en dit aussi long.',
  es: 'Para una dirección lo muestran los mapas del council y el servicio de bomberos o emergencias del estado (en NSW, el mapa «bush fire prone land» del RFS); un presupuesto de seguro también dice mucho.',
  it: 'Per un indirizzo lo mostrano le mappe del council e il servizio antincendio o di emergenza dello stato (in NSW la mappa «bush fire prone land» del RFS); anche un preventivo assicurativo dice molto.',
  pt: 'Para um endereço, veja os mapas do council e do serviço de bombeiros ou emergência do estado (em NSW, o mapa “bush fire prone land” do RFS); uma cotação de seguro também diz muito.',
  ru: 'Для адреса это показывают карты council и службы пожарной охраны или спасения штата (в NSW карта RFS «bush fire prone land»); много скажет и расчёт страховки.',
  zh: '具体地址可查市政府（council）的规划图和州消防或应急部门的地图（新州可查 RFS 的 bush fire prone land）；保险报价也能说明很多。',
  ja: '住所ごとには自治体（council）の計画図や州の消防・防災機関の地図で確認できます（NSWではRFSの「bush fire prone land」）。保険の見積もりも参考になります。',
  ko: '주소별로는 지자체(council) 계획도와 주 소방·재난 기관 지도에서 확인할 수 있습니다(NSW는 RFS의 ‘bush fire prone land’). 보험 견적도 참고가 됩니다.',
  hi: 'किसी पते के लिए council के नक्शे और राज्य की अग्निशमन या आपदा सेवा के नक्शे देखिए (NSW में RFS का ‘bush fire prone land’); बीमा का कोटेशन भी बहुत कुछ बताता है।',
  ar: 'لعنوان بعينه انظر خرائط البلدية (council) وخرائط خدمة الإطفاء أو الطوارئ في الولاية (في NSW خريطة RFS باسم bush fire prone land)؛ وعرض التأمين يقول الكثير أيضا.',
};
