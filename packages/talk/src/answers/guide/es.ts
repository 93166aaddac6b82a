import type { GuideTexts } from './guide-text-type.ts';
import { TENANT_SERVICES } from './tenant-services.ts';

export const ES: GuideTexts = {
  lvr: 'LVR es la relación entre el préstamo y el valor de la vivienda. Un préstamo de 640.000 sobre una casa de 800.000 es un 80%. Cuanto más baja, más seguro lo ve el banco.',
  lmi: 'LMI es un seguro hipotecario que protege al banco, no a usted, y que normalmente se paga una sola vez si pide más del 80% del valor. El precio lo fija el banco, a menudo entre el 1% y el 4% del préstamo: pídale una cotización.',
  dti: 'DTI es la relación entre deuda e ingresos: todo lo que debería dividido por sus ingresos brutos anuales.',
  buffer:
    'El margen de capacidad de pago (buffer) es un colchón: el banco comprueba que podría pagar si la tasa fuera 3 puntos porcentuales más alta.',
  clearance:
    'La tasa de éxito de subastas es la parte de las viviendas subastadas que se vendió. Por encima del 70% manda el vendedor; por debajo del 50%, el comprador.',
  yield:
    'La rentabilidad (yield) es el alquiler de un año como porcentaje del precio. La bruta es antes de gastos; la neta, después de comunidad, impuestos, seguro y reparaciones.',
  offset:
    'Una cuenta offset es una cuenta cuyo saldo reduce los intereses y que sigue siendo suya. El redraw es dinero extra que ya pagó al préstamo y puede pedir de vuelta. La offset es más flexible; el redraw suele ser más barato.',
  interestOnly:
    'Solo intereses significa que durante unos años paga únicamente intereses: la cuota baja, pero la deuda no. Se puede pedir al banco por un tiempo; después la cuota sube.',
  fixedVariable:
    'Una tasa fija no cambia durante uno a cinco años, pero salir antes puede costar. Una variable se mueve con el mercado y suele permitir pagos extra. Mucha gente divide el préstamo.',
  preApproval:
    'La preaprobación es un sí condicional del banco por un monto, válido unos tres meses. Piden nóminas, extractos e identificación, y no es definitivo hasta que valoren la vivienda.',
  equity:
    'El capital propio (equity) es el valor de la vivienda menos lo que debe. El utilizable suele ser el 80% del valor menos el préstamo.',
  deposit:
    'La mayoría de los bancos prefiere un 20% de entrada. Con menos, desde un 5%, suele pagarse el seguro LMI o usarse una garantía del gobierno. El impuesto y los gastos van aparte.',
  guarantor:
    'El avalista pone su propia casa como garantía y tiene que pagar si el otro no puede; en el peor caso puede perderla. Pida un aval limitado a una parte y consulte antes a un abogado independiente.',
  strata:
    'Las cuotas de strata (comunidad) pagan el mantenimiento y el seguro del edificio, normalmente por trimestre. Si son normales depende de ascensores, piscina y fondo de reparaciones: pida el informe de strata.',
  contract:
    'Haga revisar el contrato por un abogado o conveyancer antes de firmar y pida una inspección del edificio. En venta privada suele haber unos días para arrepentirse, según el estado; en subasta no.',
  auction:
    'Fije su límite antes de la subasta según ventas recientes cercanas y no lo supere: la puja ganadora obliga, sin derecho a retractarse. Los precios guía suelen quedar por debajo.',
  stampDuty:
    'El stamp duty es un impuesto del estado que paga el comprador cuando una vivienda cambia de dueño. Depende del estado, del precio y de si es su primera vivienda. Dígame el precio y el estado y le calculo una estimación.',
  firstHome:
    'Para la primera vivienda hay ayudas: menos o ningún stamp duty en la mayoría de los estados, una subvención para casas nuevas y una garantía federal para comprar con 5% de entrada (2% para padres solos) sin LMI. Hay límites: vea firsthomebuyers.gov.au.',
  floodOdds:
    'Una inundación ‘de 1 en 100’ tiene un 1% de probabilidad cada año; no significa una vez por siglo. En 30 años suma cerca del 26% de que ocurra al menos una.',
  range:
    'El rango es donde esperamos el valor real 8 de cada 10 veces. Es amplio cuando hay pocas ventas parecidas o faltan datos; dígame habitaciones, terreno y tipo para afinarlo.',
  accuracy:
    'La mitad de nuestros valores queda dentro del error mediano que se muestra con cada uno, medido con ventas que el modelo no conocía y solo donde tenemos ventas.',
  disagree:
    'Puede que tenga razón: el modelo solo conoce lo registrado, y pueden faltar reformas o ventas recientes. Corrija los datos en la página de la vivienda y se valora de nuevo; si quiere, una persona lo revisa.',
  dataSource:
    'Cada cifra lleva su fecha, y la página de fuentes de datos dice de dónde viene. Las cifras marcadas como muestra son inventadas para enseñar el producto: no las use como prueba.',
  certificate:
    'Sí: abra la valoración de la vivienda y elija Certificado. Cualquiera puede comprobarlo en la página Verify, sin cuenta: muestra si algo se cambió después.',
  keeping:
    'No hace falta registrarse: lo que hace aquí se guarda 30 días en este navegador. Registrarse es gratis y lo conserva para siempre.',
  rents:
    'No tengo alquileres ni tasas de desocupación, solo ventas y viviendas en venta. Los anuncios de alquiler están en realestate.com.au y Domain, y lo acordado de verdad lo tiene la autoridad de fianzas del estado (NSW Fair Trading, la RTBA en Victoria, la RTA en Queensland). Dígame un alquiler semanal y un precio y le calculo la rentabilidad.',
  forecast:
    'Nadie puede decirlo con seguridad y yo no hago pronósticos. Puedo mostrarle cómo se han movido los precios hasta ahora.',
  timing:
    'Depende más de sus planes que del mercado, y no puedo predecir precios. Precios al alza y ventas rápidas favorecen al vendedor; lo contrario, al comprador.',
  rentOrBuy:
    'Depende sobre todo de cuánto tiempo se quede: comprar cuesta más al principio y suele compensar a partir de cinco años. Dígame un precio y su entrada y le calculo la cuota.',
  schools:
    'No tengo datos de escuelas. My School (myschool.edu.au) tiene los resultados y el departamento de educación del estado, las zonas escolares.',
  safety:
    'No tengo cifras de delitos. La policía o la oficina de estadística del estado las publica por barrio.',
  transport:
    'No tengo datos de transporte ni comercios. El planificador de viajes del estado y un mapa muestran qué hay cerca.',
  insurance:
    'No puedo cotizar seguros. El precio depende de la dirección exacta y puede ser alto donde hay inundaciones o incendios: pida una cotización antes de ofertar.',
  lendingOnHazard:
    'Normalmente sí: los bancos prestan para viviendas con riesgo de inundación o incendio si se pueden asegurar. Algunos prestan menos, así que pregunte pronto.',
  tax: 'No puedo asesorar sobre impuestos. La vivienda propia suele estar libre del impuesto a las ganancias; una inversión no. Lo explica ato.gov.au, y un contador puede decirle su caso.',
  foreignBuyer:
    'Con visa temporal normalmente hace falta permiso de la FIRB, se paga un impuesto adicional en la mayoría de los estados y, desde abril de 2025, casi no se pueden comprar viviendas usadas. Residentes permanentes y ciudadanos compran libremente. Consulte firb.gov.au antes de firmar.',
  superFund:
    'Un fondo de pensión autogestionado (SMSF) puede comprar una inversión, pero nadie de la familia puede vivir en ella y el crédito es más caro. Pida asesoría con licencia; las reglas están en ato.gov.au.',
  islamicFinance:
    'Sí, en Australia hay entidades que financian viviendas sin intereses, con alquiler o copropiedad hasta pagarla. No las comparo: busque financiación islámica con licencia de crédito y pida el costo total.',
  agentFees:
    'Lo habitual es entre el 1,5% y el 3% del precio más la publicidad, y se negocia. No tengo cifras propias: pida presupuesto a tres agentes.',
  otherIncome:
    'Muchas veces cuenta en parte: los bancos suelen tomar cerca del 80% de bonos, horas extra, alquileres y pensión alimenticia si es regular.',
  selfEmployed:
    'Los autónomos también pueden pedir un préstamo. Suelen exigir dos años de declaraciones y toman el promedio o el año más bajo.',
  rates:
    'No tengo las tasas bancarias de hoy. Las publican los bancos y los comparadores; dígame una tasa y le calculo la cuota.',
  refinance:
    'Cambiar de banco suele costar entre A$500 y A$1,500: la cancelación (unos A$150 a A$400), el registro y a veces la solicitud; salir de una tasa fija puede costar más. El banco nuevo revisa otra vez ingresos y deudas y puede decir que no; por encima del 80% del valor puede volver el seguro hipotecario. Pida antes una tasa mejor a su banco.',
  planning:
    'No tengo normas urbanísticas ni zonificación. Las tiene el municipio (council), con un certificado por dirección.',
  building:
    'No puedo estimar obras. Pida dos o tres presupuestos a constructores con licencia y una inspección antes de comprar.',
  brokerQuestions:
    'Tres buenas preguntas: ¿Qué bancos compara y quién le paga? ¿Cuál es el costo total en cinco años, con gastos? ¿Qué pasa si suben las tasas o quiero pagar antes?',
  credit:
    'Su informe de crédito muestra cómo ha pagado. Puede pedirlo gratis cada tres meses a Equifax, Experian e illion; pagar a tiempo es lo que más ayuda.',
  hardship:
    'Lo siento mucho, es una situación difícil y no está solo. Llame ya al equipo de dificultades (hardship) de su banco, haya dejado de pagar o no: por ley debe considerar cuotas menores o una pausa. La National Debt Helpline es gratuita e independiente: 1800 007 007. También puedo pasarle con una persona.',
  missedPayment:
    'Por una o dos cuotas impagadas no pierde su casa de un día para otro. El banco le contactará y puede cobrar un recargo; debe enviar un aviso escrito y darle al menos 30 días. Pida hoy ayuda por dificultades. La National Debt Helpline es gratuita: 1800 007 007.',
  danger:
    'Tu seguridad es lo primero: si corres peligro ahora, llama al 000. 1800RESPECT (1800 737 732) es gratis, día y noche, y tiene intérpretes. Aquí no hace falta dejar nombre ni teléfono; cierra la pestaña y borra el historial si alguien más usa este navegador.',
  privacy:
    'Lo que preguntas queda en el espacio de este navegador y solo lo ve quien entre en el mismo espacio. Puedes borrar conversaciones en Ajustes; en un dispositivo compartido usa una ventana privada.',
  worn: 'Eso es mucho peso; se puede ir paso a paso. Lifeline (13 11 14) atiende día y noche, y si quieres una persona de nuestro equipo puede seguir contigo.',
  whoAreYou:
    'Soy el asistente de PropGuard, un programa, no un banco ni una agencia. Digo cuánto vale una vivienda, cómo va un barrio, sus riesgos, y calculo préstamos y costos; también puedo pasarte con una persona.',
  courtUse:
    'No por sí solo: nuestro valor es una estimación que nadie firma. La sucesión, los impuestos, los juzgados y los bancos se guían por el informe de un tasador autorizado; el nuestro sirve para saber antes si una cifra es razonable.',
  separation:
    'Al separarse, normalmente se tasa la casa, se resta el préstamo y lo que queda se reparte por acuerdo o por el juez. Una transferencia por orden judicial o acuerdo vinculante suele estar libre de stamp duty. Habla antes con un abogado de familia.',
  coOwners:
    'Se puede comprar entre varios, con partes fijas o en común. Nadie puede vender toda la casa solo, aunque puede pedir al juez que ordene la venta, y con un préstamo conjunto cada uno debe todo. Haced primero un acuerdo con abogado.',
  bal: 'BAL es el nivel de ataque de incendio: cuánto calor debe resistir la casa, de BAL-LOW a 12.5, 19, 29, 40 y FZ. Cuanto más alto, más cuesta construir. Un evaluador o el ayuntamiento lo calcula.',
  hazardCoverage:
    'Cubro cuatro riesgos: inundación, incendio forestal, erosión costera y hundimiento del terreno. Ciclones, calor, granizo, ruido y terremotos no están: pregunta al Bureau of Meteorology, al ayuntamiento y a la aseguradora.',
  floodHistory:
    'Tengo riesgo modelado, no un registro de qué casas se inundaron. Los mapas de inundación del ayuntamiento, los vecinos y una cotización de seguro te lo dirán.',
  councilRates:
    'Las tasas municipales dependen del presupuesto del ayuntamiento y del valor de tu terreno frente a los demás, así que no suben en la misma proporción. El ayuntamiento tiene las cifras.',
  landTax:
    'El land tax es un impuesto estatal sobre terrenos que no son tu vivienda habitual, así que una inversión suele pagarlo. Cada estado tiene su límite: la oficina de ingresos del estado tiene una calculadora.',
  giftHome:
    'Ten cuidado antes de poner la casa a nombre de otro: puede costar stamp duty, impuestos y parte de la pensión, y podrías perder el derecho a vivir ahí. Consulta antes a tu propio abogado (línea gratuita 1800 353 374).',
  inheritance:
    'En Australia no hay impuesto de sucesiones. Al vender después una casa heredada puede haber impuesto a la ganancia, y muchas veces no si era la vivienda del difunto y se vende en dos años. Pregunta a un abogado o contador.',
  conditions:
    '‘Unconditional’ significa que no hay vuelta atrás: si falla el préstamo o la inspección puedes perder el depósito. ‘Subject to finance’ te deja salir si no te dan el préstamo. Que lo lea un conveyancer antes de firmar.',
  coolingOff:
    'En ventas privadas casi todos los estados dan unos días hábiles para arrepentirse: cinco en NSW, Queensland y ACT, cuatro en NT, tres en Victoria, dos en SA, y ninguno por ley en WA y Tasmania. En subasta no hay.',
  approvalTime:
    'La preaprobación tarda de un día a dos semanas y la aprobación final de una a tres, porque el banco tasa la casa. De un día para otro es raro.',
  writing:
    'No redacto cartas ni mensajes, pero puedes copiar todo lo que te dije, y el informe de una dirección se descarga en PDF para enviarlo.',
  currency:
    'Trabajo en dólares australianos y no tengo tipos de cambio. Dime el monto en dólares australianos, o el cambio que quieres usar.',
  noneListed:
    'Todavía no he mostrado viviendas, así que no hay cuál elegir. Dime un barrio y un presupuesto y te muestro lo que hay en venta.',
  lowValuation:
    'Si la tasación del banco sale baja, envíale tres ventas recientes parecidas y pide revisión, pide otra tasación o prueba otro banco. El banco presta sobre su propia cifra.',
  access:
    'No tengo datos de escalones, ascensores ni baños. Pide el plano al agente y compruébalo en la visita.',
  concessions:
    'Algunos estados rebajan el stamp duty a pensionistas, personas con discapacidad, primera vivienda u obra nueva sobre plano. La oficina de ingresos del estado decide: pregunta antes de firmar.',
  offThePlan:
    '‘Off the plan’ es comprar antes de que se construya: el precio queda fijo hoy y el banco tasa al final, así que el riesgo es tuyo. Algunos estados rebajan el stamp duty; haz leer el contrato.',
  unseenFacts:
    'No, salvo que conste en registros: el valor conoce tipo, tamaño, habitaciones, terreno, lugar y ventas. Reformas, estado, vistas o ruido no se ven; muévete dentro del rango según eso.',
  buyback:
    'Las recompras tras inundaciones las lleva el estado, que fija a quién se ofrece y el precio. En NSW pregunta a la NSW Reconstruction Authority y pide consejo propio antes de aceptar.',
  doorOffer:
    'No firmes nada todavía. Quien llega con efectivo y prisa suele querer pagar menos que el mercado. Pide dos valoraciones gratis de agentes y que un abogado lea el papel.',
  putCall:
    'Una ‘put and call option’ da al comprador el derecho a exigirte vender y a ti a exigirle comprar a un precio fijo en un plazo. Ata tu casa durante meses. No firmes sin tu abogado.',
  negativeGearing:
    '‘Negative gearing’ es que la renta no cubre intereses y gastos, y la pérdida baja tus impuestos. Igual pierdes dinero cada año y cuentas con que suba el precio. Un contador puede calcularlo.',
  sellingCosts:
    'Vender suele costar del 2% al 4% del precio: comisión del agente de 1,5% a 3%, publicidad, conveyancer y la baja del préstamo. Puede haber impuesto a la ganancia si no era tu vivienda.',
  selling:
    'Para vender: pide dos o tres valoraciones a agentes, compara comisiones, que un conveyancer prepare el contrato, y elige subasta o venta privada. Dime la dirección o el barrio con habitaciones y te digo cuánto puede valer.',
  buyingSteps:
    'El orden normal es: ver cuánto te prestan, preaprobación, buscar, revisar contrato y edificio, ofertar, pagar el depósito y cerrar unas seis semanas después. Dime ingresos y ahorros y calculo un presupuesto.',
  inspection:
    'La inspección de edificio y plagas cuesta unos 400 a 800 dólares y busca humedad, grietas, termitas y techo; en un piso pide también el informe strata. Hazla antes de firmar.',
  settlement:
    'El ‘settlement’ es el día en que pagas el resto y recibes las llaves, de 30 a 90 días después del contrato. Tu conveyancer te dice el monto exacto.',
  underquoting:
    'Los precios guía suelen estar por debajo de la venta final, y ‘offers over’ es solo el comienzo. Mira ventas recientes parecidas y pon tu límite.',
  negotiating:
    'No puedo decirte cuánto pagar, pero es razonable empezar algo por debajo de nuestra estimación y fijar un límite dentro del rango. Dime la dirección o el barrio con habitaciones y el precio y los comparo.',
  developing:
    'Suma terreno, obra, stamp duty, intereses y venta, y compáralo con lo que se paga por casas terminadas; con menos de 15% a 20% de margen es arriesgado. El ayuntamiento dice qué se puede construir.',
  holidayLet:
    'El alquiler vacacional da más por noche y más trabajo y semanas vacías que uno permanente, y tiene límites: 60 días al año en casi todo Byron, 180 en buena parte de NSW. No tengo rentas; un administrador local sí.',
  lettingOut:
    'Un administrador cobra del 5% al 9% de la renta y tú pagas tasas, seguro, arreglos y strata. No tengo rentas: dime la que esperas y un precio y calculo el rendimiento.',
  titles:
    '‘Freehold’ es dueño del terreno; ‘strata’, de un piso con zonas comunes; ‘leasehold’, como en el ACT, un arriendo largo del Estado. El contrato y la búsqueda de título lo dicen.',
  owners:
    'No puedo decir de quién es una casa. El registro de títulos del estado vende una búsqueda por poco dinero.',
  residents:
    'Ciudadanos australianos, residentes permanentes y neozelandeses que viven aquí suelen comprar como cualquiera, sin permiso ni recargo de extranjero. Si compras con alguien sin ese estatus puede haber recargo en parte: pregunta a la oficina de ingresos.',
  foreignCosts:
    'Un comprador extranjero suele pagar un recargo del 7% al 9% del precio además del stamp duty normal, y una tasa de solicitud que crece con el precio. Hasta el 31 de marzo de 2027 casi no pueden comprar viviendas ya construidas. La oficina de ingresos y la ATO tienen las cifras.',
  visaLoan:
    'Algunos bancos prestan con visa temporal, normalmente con 20% o más de depósito y trabajo estable; con working holiday o estudiante es raro. También hace falta permiso para comprar. Un bróker sabe qué bancos.',
  pension:
    'La casa donde vives no cuenta para la pensión, pero el dinero que sobra al vender sí, con un plazo para comprar otra. Services Australia informa gratis: 132 300.',
  bridging:
    'Puedes vender primero, comprar primero con un préstamo puente, o condicionar la compra a la venta. Vender primero es lo más seguro.',
  lifestyle:
    'No tengo datos de ruido, cafés, vecinos ni tiempos de viaje. Visítalo a distintas horas; yo comparo precios, crecimiento y riesgos.',
  firstHomeWho:
    'Sueles contar como primer comprador si tú y tu pareja nunca tuvisteis vivienda en Australia a vuestro nombre. La oficina de ingresos del estado decide: pregunta antes de firmar.',
  pressure:
    'Los plazos y las ‘otras ofertas’ son técnicas de venta que no puedes comprobar. Mantén tu límite, pide todo por escrito y no renuncies a las condiciones.',
  commercial:
    'Solo valoro viviendas, no locales, oficinas ni edificios mixtos. Un tasador comercial puede; los bancos suelen pedir 30% a 40% de depósito.',
  valuer:
    'Un tasador autorizado visita la casa y firma la cifra por unos 300 a 800 dólares, normalmente en una o dos semanas; el Australian Property Institute (api.org.au) tiene la lista. Lo nuestro es una estimación con rango.',
  hecs: 'Sí, cuenta: la cuota de la deuda y los límites de tarjeta bajan lo que puedes pedir prestado. Pagar una deuda pequeña o cerrar una tarjeta suele ayudar.',
  giftedDeposit:
    'Sí, un regalo puede ser tu depósito: el banco suele pedir una carta de que no se devuelve, y a menudo que un 5% sea ahorro propio.',
  buyersAgent:
    'Un buyer’s agent busca y puja por ti por un 2% a 3% del precio o una suma fija. Comprueba su licencia.',
  tenants:
    'Si hay inquilinos, normalmente heredas su contrato y pueden quedarse hasta que termine. Pide el contrato antes de firmar.',
  construction:
    'Un préstamo de construcción se paga por etapas y pagas interés sobre lo usado. Guarda un 10% a 15% para imprevistos.',
  renovation:
    'No sé cuánto: la cocina, la pintura y el estado no están en nuestros datos, así que no doy una cifra. Sí puedo volver a valorar la casa con un dormitorio, un baño o una plaza más y mostrarte la diferencia. Para la obra, pregunta a dos agentes de la zona por qué pagan más los compradores y pide presupuesto a un constructor.',
  pets: 'Depende del reglamento del edificio, que está en el informe strata; casi ningún estado permite ya prohibirlas del todo.',
  reportHow:
    'Puedo hacer un informe de una vivienda: valor con rango, ventas parecidas, mercado y riesgos, en PDF. Dame la dirección y di ‘haz un informe’.',
  longTerm:
    'Tengo el cambio de un año, no de cinco o diez. El valuer-general del estado y la oficina de estadística publican series más largas.',
  landmark:
    'Eso no es una vivienda que se pueda vender, así que no tiene valor aquí. Dame un barrio o una dirección cercana.',
  investing:
    'No puedo decirte cuál comprar, pero compara el rendimiento, el crecimiento, los costos y los riesgos. Dime los dos precios y las rentas semanales y calculo los rendimientos.',
  documents:
    'El banco suele pedir identidad, dos o tres nóminas, tres meses de extractos, deudas y ahorros; los autónomos, dos años de declaraciones.',
  whichSuburb:
    'No puedo elegir barrio por distancia, pero busco en una ciudad o estado por precio, habitaciones y riesgo. Dime presupuesto, habitaciones y ciudad.',
  dispute:
    'Empieza con una queja por escrito. Después AFCA (1800 931 678) es gratis para bancos y seguros, y la oficina de consumo del estado para agentes.',
  despair:
    'Gracias por contármelo; siento mucho que pese tanto. No tienes que llevarlo a solas: llama ahora a Lifeline, 13 11 14, de día o de noche, o al 000 si crees que puedes hacerte daño. Si la hipoteca es parte de esto, la National Debt Helpline (1800 007 007, gratis) y el equipo de dificultades («hardship») de tu banco te ayudan; tiene arreglo y no vale tu vida.',
  safeGoodbye: 'De acuerdo, cuídate. Cierra esta página ya; puedes volver cuando quieras. Emergencia: 000.',
  partnerSells:
    'Si tu nombre está en el título, no se puede vender ni hipotecar la casa sin tu firma. Si no está, un abogado a menudo puede frenar la venta («caveat»): pregunta pronto, la asistencia legal (legal aid) y el servicio legal de mujeres de tu estado son gratis y confidenciales. 1800RESPECT (1800 737 732) atiende día y noche; si hay peligro, 000. Aquí no hace falta dejar nombre ni número.',
  stillHere:
    'Sigo aquí y no tienes que explicar nada. Solo soy un programa, así que habla con una persona: Lifeline 13 11 14 o 1800RESPECT (1800 737 732), día y noche, y 000 si hay peligro.',
  scam: 'Para aquí: no pagues más ni envíes documentos; nadie honrado pide dinero antes de que veas la casa. Si ya pagaste, llama ahora a tu banco, al número de tu tarjeta, y pide que detenga o recupere el pago. Luego denúncialo en Scamwatch (scamwatch.gov.au), ReportCyber (cyber.gov.au) y la policía (131 444); si tienen tus documentos, IDCARE ayuda gratis: 1800 595 160. Le pasa a gente prudente.',
  elderSigning:
    'Nadie tiene que firmar hoy: que no firme y que pida todo por escrito. Si ya firmó, que un abogado o legal aid lo lea hoy, porque quien vende su casa normalmente no puede arrepentirse; lo que se vende en la puerta, como reparaciones, se puede cancelar en 10 días hábiles. La línea contra el abuso de mayores es gratis y confidencial: 1800 353 374; si hay amenazas, 000.',
  eviction: `No tienes que irte solo porque llegó un aviso: el dueño necesita la forma, el motivo y el plazo correctos, y al final una orden del tribunal. No firmes nada, guarda el aviso y llama ya al servicio de inquilinos de tu estado, es gratis: ${TENANT_SERVICES}. Legal aid también ayuda, y TIS interpreta gratis: 131 450. Si te amenazan o te dejan fuera: policía 131 444, o 000 en peligro.`,
};
