import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** What is said first of hazards; yes and no stand before it where that was asked. */
type HazardPhrases = {
  yes: string;
  no: string;
  outside: string;
  outsideAll: string;
  unknown: string;
  unknownAll: string;
  /** Of a suburb: its middle, and what is known of its homes. */
  middleOutside: string;
  middleOutsideAll: string;
  /** Its middle is outside, which says nothing of its streets, and homes are inside. */
  someHomes: string;
  /** The same on the card. */
  homesInside: string;
  noHomes: string;
};

const HAZARD_PHRASES: Readonly<Record<AssistantLanguage, HazardPhrases>> = {
  en: {
    yes: 'Yes: {sentence}',
    no: 'No: {sentence}',
    outside:
      '{place} is outside the {kind} areas on the maps we hold. The maps have gaps, so that rules nothing out: the council knows what happened there before.',
    outsideAll:
      '{place} is outside all the hazard areas on the maps we hold. The maps have gaps, so that rules nothing out: the council knows what happened there before.',
    unknown: 'I have no {kind} map for {place}, so I can’t say.',
    unknownAll: 'I have no hazard maps for {place}, so I can’t say.',
    middleOutside: 'The middle of {place} is outside the {kind} areas on the maps we hold.',
    middleOutsideAll: 'The middle of {place} is outside all the hazard areas on the maps we hold.',
    someHomes:
      'Parts of {place} are in a mapped {kind} area: {inside} of the {known} homes we know there. Streets differ and the maps have gaps, so the rest isn’t safe for that: give me an address, and ask the council what happened there before.',
    homesInside: '{inside} of {known} homes inside',
    noHomes:
      'None of the {known} homes we know there is inside one either. It’s no guarantee: the council knows past events.',
  },
  de: {
    yes: 'Ja: {sentence}',
    no: 'Nein: {sentence}',
    outside:
      '{place} liegt außerhalb der Gebiete für {kind} auf unseren Karten. Die Karten haben Lücken, ausgeschlossen ist damit nichts: Was dort früher war, weiß die Gemeinde (council).',
    outsideAll:
      '{place} liegt außerhalb aller Gefahrengebiete auf unseren Karten. Die Karten haben Lücken, ausgeschlossen ist damit nichts: Was dort früher war, weiß die Gemeinde (council).',
    unknown: 'Für {place} habe ich keine Karte zu {kind} und kann es deshalb nicht sagen.',
    unknownAll: 'Für {place} habe ich keine Gefahrenkarten und kann es deshalb nicht sagen.',
    middleOutside: 'Die Mitte von {place} liegt außerhalb der Gebiete für {kind} auf unseren Karten.',
    middleOutsideAll: 'Die Mitte von {place} liegt außerhalb aller Gefahrengebiete auf unseren Karten.',
    someHomes:
      'Teile von {place} liegen in einem kartierten Gebiet für {kind}: {inside} der {known} Häuser und Wohnungen, die wir dort kennen. Die Straßen unterscheiden sich, und die Karten haben Lücken; sicher ist der Rest damit nicht: Nennen Sie mir eine Adresse, und fragen Sie die Gemeinde (council), was dort früher war.',
    homesInside: '{inside} von {known} Häusern darin',
    noHomes:
      'Auch von den {known} Häusern und Wohnungen, die wir dort kennen, liegt keines darin. Das ist keine Garantie: Frühere Ereignisse kennt die Gemeinde (council).',
  },
  fr: {
    yes: 'Oui : {sentence}',
    no: 'Non : {sentence}',
    outside:
      '{place} est hors des zones à risque ({kind}) sur les cartes que nous avons. Les cartes ont des trous, donc cela n’exclut rien : la mairie (council) sait ce qui s’y est passé.',
    outsideAll:
      '{place} est hors de toutes les zones à risque sur les cartes que nous avons. Les cartes ont des trous, donc cela n’exclut rien : la mairie (council) sait ce qui s’y est passé.',
    unknown: 'Je n’ai pas de carte ({kind}) pour {place} et ne peux donc pas le dire.',
    unknownAll: 'Je n’ai pas de carte des risques pour {place} et ne peux donc pas le dire.',
    middleOutside: 'Le centre de {place} est hors des zones à risque ({kind}) sur les cartes que nous avons.',
    middleOutsideAll:
      'Le centre de {place} est hors de toutes les zones à risque sur les cartes que nous avons.',
    someHomes:
      'Une partie de {place} est en zone à risque ({kind}) sur nos cartes : {inside} des {known} logements que nous y connaissons. Les rues diffèrent et les cartes ont des trous, le reste n’est donc pas sûr pour autant : donnez-moi une adresse et demandez à la mairie (council) ce qui s’y est passé.',
    homesInside: '{inside} logements sur {known} en zone',
    noHomes:
      'Aucun des {known} logements que nous y connaissons ne s’y trouve non plus. Ce n’est pas une garantie : la mairie (council) connaît le passé.',
  },
  es: {
    yes: 'Sí: {sentence}',
    no: 'No: {sentence}',
    outside:
      '{place} está fuera de las zonas de {kind} en los mapas que tenemos. Los mapas tienen huecos, así que eso no descarta nada: el council sabe qué pasó allí antes.',
    outsideAll:
      '{place} está fuera de todas las zonas de riesgo en los mapas que tenemos. Los mapas tienen huecos, así que eso no descarta nada: el council sabe qué pasó allí antes.',
    unknown: 'No tengo mapa de {kind} para {place}, así que no puedo decirlo.',
    unknownAll: 'No tengo mapas de riesgos para {place}, así que no puedo decirlo.',
    middleOutside: 'El centro de {place} está fuera de las zonas de {kind} en los mapas que tenemos.',
    middleOutsideAll:
      'El centro de {place} está fuera de todas las zonas de riesgo en los mapas que tenemos.',
    someHomes:
      'Parte de {place} está en zona de {kind} en nuestros mapas: {inside} de las {known} viviendas que conocemos allí. Las calles varían y los mapas tienen huecos, así que el resto no es seguro por eso: deme una dirección y pregunte al council qué pasó allí antes.',
    homesInside: '{inside} de {known} viviendas dentro',
    noHomes:
      'Tampoco está dentro ninguna de las {known} viviendas que conocemos allí. No es una garantía: el council conoce lo ocurrido antes.',
  },
  it: {
    yes: 'Sì: {sentence}',
    no: 'No: {sentence}',
    outside:
      '{place} è fuori dalle zone di {kind} sulle mappe che abbiamo. Le mappe hanno dei vuoti, quindi questo non esclude nulla: il council sa che cosa è successo lì.',
    outsideAll:
      '{place} è fuori da tutte le zone a rischio sulle mappe che abbiamo. Le mappe hanno dei vuoti, quindi questo non esclude nulla: il council sa che cosa è successo lì.',
    unknown: 'Non ho una mappa ({kind}) per {place}, quindi non posso dirlo.',
    unknownAll: 'Non ho mappe dei rischi per {place}, quindi non posso dirlo.',
    middleOutside: 'Il centro di {place} è fuori dalle zone di {kind} sulle mappe che abbiamo.',
    middleOutsideAll: 'Il centro di {place} è fuori da tutte le zone a rischio sulle mappe che abbiamo.',
    someHomes:
      'Parte di {place} è in zona di {kind} sulle nostre mappe: {inside} delle {known} case che conosciamo lì. Le vie sono diverse e le mappe hanno dei vuoti, quindi il resto non è sicuro per questo: mi dia un indirizzo, e chieda al council che cosa è successo lì.',
    homesInside: '{inside} case su {known} in zona',
    noHomes:
      'Neanche una delle {known} case che conosciamo lì è dentro. Non è una garanzia: il council conosce il passato.',
  },
  pt: {
    yes: 'Sim: {sentence}',
    no: 'Não: {sentence}',
    outside:
      '{place} fica fora das áreas de {kind} nos mapas que temos. Os mapas têm falhas, por isso nada fica excluído: o council sabe o que já aconteceu ali.',
    outsideAll:
      '{place} fica fora de todas as áreas de risco nos mapas que temos. Os mapas têm falhas, por isso nada fica excluído: o council sabe o que já aconteceu ali.',
    unknown: 'Não tenho mapa de {kind} para {place}, então não posso dizer.',
    unknownAll: 'Não tenho mapas de risco para {place}, então não posso dizer.',
    middleOutside: 'O centro de {place} fica fora das áreas de {kind} nos mapas que temos.',
    middleOutsideAll: 'O centro de {place} fica fora de todas as áreas de risco nos mapas que temos.',
    someHomes:
      'Parte de {place} fica em área de {kind} nos nossos mapas: {inside} dos {known} imóveis que conhecemos ali. As ruas variam e os mapas têm falhas, por isso o resto não é seguro: dê-me um endereço e pergunte ao council o que já aconteceu ali.',
    homesInside: '{inside} de {known} imóveis dentro',
    noHomes:
      'Nenhum dos {known} imóveis que conhecemos ali fica dentro também. Não é uma garantia: o council conhece o que já aconteceu.',
  },
  ru: {
    yes: 'Да: {sentence}',
    no: 'Нет: {sentence}',
    outside:
      '{place} — вне зон риска ({kind}) на наших картах. На картах есть пробелы, поэтому это ничего не исключает: что там было раньше, знает муниципалитет (council).',
    outsideAll:
      '{place} — вне всех зон риска на наших картах. На картах есть пробелы, поэтому это ничего не исключает: что там было раньше, знает муниципалитет (council).',
    unknown: 'Карты ({kind}) для {place} у меня нет, поэтому сказать не могу.',
    unknownAll: 'Карт рисков для {place} у меня нет, поэтому сказать не могу.',
    middleOutside: 'Центр {place} — вне зон риска ({kind}) на наших картах.',
    middleOutsideAll: 'Центр {place} — вне всех зон риска на наших картах.',
    someHomes:
      'Часть {place} лежит в зоне на наших картах ({kind}): {inside} из {known} известных нам там домов. Улицы разные, и на картах есть пробелы, так что остальное от этого не безопасно: назовите адрес и спросите муниципалитет (council), что там было раньше.',
    homesInside: '{inside} из {known} домов внутри',
    noHomes:
      'Из {known} домов и квартир, которые мы там знаем, в такой зоне нет ни одного. Это не гарантия: о прошлых случаях знает муниципалитет (council).',
  },
  zh: {
    yes: '有风险：{sentence}',
    no: '没有：{sentence}',
    outside:
      '在我们的地图上，{place} 不在{kind}风险区内。地图并不完整，所以不能因此排除风险：以前发生过什么要问市政府（council）。',
    outsideAll:
      '在我们的地图上，{place} 不在任何灾害风险区内。地图并不完整，所以不能因此排除风险：以前发生过什么要问市政府（council）。',
    unknown: '我没有 {place} 的{kind}地图，所以说不准。',
    unknownAll: '我没有 {place} 的灾害地图，所以说不准。',
    middleOutside: '在我们的地图上，{place} 的中心不在{kind}风险区内。',
    middleOutsideAll: '在我们的地图上，{place} 的中心不在任何灾害风险区内。',
    someHomes:
      '按我们的地图，{place} 有一部分在{kind}区内：我们掌握的 {known} 套房里有 {inside} 套。街道之间有差别，地图也有缺口，其余地方并不因此就安全：请给我地址，也问问市政厅（council）以前发生过什么。',
    homesInside: '{known} 套中 {inside} 套在区内',
    noHomes: '我们在那里掌握的 {known} 套房屋也都不在风险区内。这不是保证，过去的情况请问市政府（council）。',
  },
  ja: {
    yes: 'はい。{sentence}',
    no: 'いいえ。{sentence}',
    outside:
      '当社の地図では、{place}は{kind}の危険区域の外です。地図には抜けがあるので、これで危険がないとは言えません。過去のことは役所（council）が知っています。',
    outsideAll:
      '当社の地図では、{place}はどの災害の危険区域にも入っていません。地図には抜けがあるので、これで危険がないとは言えません。過去のことは役所（council）が知っています。',
    unknown: '{place}の{kind}の地図がないため、お答えできません。',
    unknownAll: '{place}の災害の地図がないため、お答えできません。',
    middleOutside: '当社の地図では、{place}の中心は{kind}の危険区域の外です。',
    middleOutsideAll: '当社の地図では、{place}の中心はどの災害の危険区域にも入っていません。',
    someHomes:
      '{place}の一部は地図上の{kind}の区域内です。当社が把握する{known}戸のうち{inside}戸です。通りによって違い、地図には抜けもあるため、ほかが安全とは言えません。住所を教えていただき、過去の被害は自治体（council）にもご確認ください。',
    homesInside: '{known}戸中{inside}戸が区域内',
    noHomes:
      'そこで把握している{known}戸もすべて区域の外です。保証ではありません。過去の被害は自治体（council）が把握しています。',
  },
  ko: {
    yes: '네. {sentence}',
    no: '아니요. {sentence}',
    outside:
      '저희 지도에서 {place}은(는) {kind} 위험 구역 밖입니다. 지도에는 빈 곳이 있어 이것만으로 위험이 없다고 할 수는 없습니다. 과거 일은 시청(council)이 압니다.',
    outsideAll:
      '저희 지도에서 {place}은(는) 모든 재해 위험 구역 밖입니다. 지도에는 빈 곳이 있어 이것만으로 위험이 없다고 할 수는 없습니다. 과거 일은 시청(council)이 압니다.',
    unknown: '{place}의 {kind} 지도가 없어 말씀드릴 수 없습니다.',
    unknownAll: '{place}의 재해 지도가 없어 말씀드릴 수 없습니다.',
    middleOutside: '저희 지도에서 {place}의 중심은 {kind} 위험 구역 밖입니다.',
    middleOutsideAll: '저희 지도에서 {place}의 중심은 모든 재해 위험 구역 밖입니다.',
    someHomes:
      '{place}의 일부는 지도상 {kind} 구역 안에 있습니다: 저희가 아는 {known}채 중 {inside}채입니다. 거리마다 다르고 지도에 빈 곳이 있어 나머지가 안전하다는 뜻은 아닙니다. 주소를 알려 주시고, 과거 피해는 카운슬(council)에 물어보세요.',
    homesInside: '{known}채 중 {inside}채가 구역 안',
    noHomes:
      '그곳에서 저희가 아는 {known}채도 모두 구역 밖입니다. 보장은 아니며, 과거 피해는 지자체(council)가 알고 있습니다.',
  },
  hi: {
    yes: 'हाँ: {sentence}',
    no: 'नहीं: {sentence}',
    outside:
      'हमारे नक्शों पर {place} {kind} के जोखिम वाले इलाकों से बाहर है। नक्शों में कमियाँ हैं, इसलिए इससे कुछ भी पक्का नहीं होता: वहाँ पहले क्या हुआ, यह काउंसिल जानती है।',
    outsideAll:
      'हमारे नक्शों पर {place} किसी भी जोखिम वाले इलाके में नहीं है। नक्शों में कमियाँ हैं, इसलिए इससे कुछ भी पक्का नहीं होता: वहाँ पहले क्या हुआ, यह काउंसिल जानती है।',
    unknown: '{place} के लिए मेरे पास {kind} का नक्शा नहीं है, इसलिए नहीं कह सकता।',
    unknownAll: '{place} के लिए मेरे पास जोखिम के नक्शे नहीं हैं, इसलिए नहीं कह सकता।',
    middleOutside: 'हमारे नक्शों पर {place} का बीच का हिस्सा {kind} के जोखिम वाले इलाकों से बाहर है।',
    middleOutsideAll: 'हमारे नक्शों पर {place} का बीच का हिस्सा किसी भी जोखिम वाले इलाके में नहीं है।',
    someHomes:
      '{place} का कुछ हिस्सा हमारे नक्शों पर {kind} क्षेत्र में है: वहाँ के {known} में से {inside} घर। सड़कें अलग-अलग हैं और नक्शों में कमियाँ हैं, इसलिए बाकी जगह इससे सुरक्षित नहीं मानी जा सकती: पता बताइए, और पहले क्या हुआ यह काउंसिल (council) से पूछिए।',
    homesInside: '{known} में से {inside} घर क्षेत्र में',
    noHomes:
      'वहाँ जिन {known} घरों को हम जानते हैं, उनमें से भी कोई अंदर नहीं है। यह गारंटी नहीं है; पहले क्या हुआ, यह council बताता है।',
  },
  ar: {
    yes: 'نعم: {sentence}',
    no: 'لا: {sentence}',
    outside:
      '{place} خارج مناطق الخطر ({kind}) على الخرائط التي لدينا. في الخرائط ثغرات، فهذا لا ينفي شيئًا: البلدية (council) تعرف ما حدث هناك من قبل.',
    outsideAll:
      '{place} خارج كل مناطق الخطر على الخرائط التي لدينا. في الخرائط ثغرات، فهذا لا ينفي شيئًا: البلدية (council) تعرف ما حدث هناك من قبل.',
    unknown: 'ليست لدي خريطة ({kind}) لـ {place}، فلا أستطيع الجزم.',
    unknownAll: 'ليست لدي خرائط مخاطر لـ {place}، فلا أستطيع الجزم.',
    middleOutside: 'وسط {place} خارج مناطق الخطر ({kind}) على الخرائط التي لدينا.',
    middleOutsideAll: 'وسط {place} خارج كل مناطق الخطر على الخرائط التي لدينا.',
    someHomes:
      'جزء من {place} يقع ضمن نطاق {kind} على خرائطنا: {inside} من {known} بيتًا نعرفها هناك. الشوارع تختلف والخرائط فيها ثغرات، فالبقية ليست آمنة لذلك: أعطني عنوانًا، واسأل المجلس المحلي (council) عما حدث هناك من قبل.',
    homesInside: '{inside} من {known} بيتًا داخل النطاق',
    noHomes:
      'ولا يقع فيها أيضا أي من المنازل التي نعرفها هناك ({known}). هذا ليس ضمانا؛ البلدية (council) تعرف ما حدث من قبل.',
  },
};

export const hazardPhrasesOf = (language: AssistantLanguage): HazardPhrases => HAZARD_PHRASES[language];
