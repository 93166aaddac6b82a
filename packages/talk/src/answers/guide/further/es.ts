import type { FurtherTexts } from './further-text-type.ts';

export const ES: FurtherTexts = {
  sharedEquity:
    'Con la propiedad compartida el gobierno paga una parte del precio y es dueño de esa parte hasta que usted la compre o venda. El plan federal Help to Buy pone hasta el 30% de una vivienda usada o el 40% de una nueva, con un depósito del 2% y límites de ingresos y precio: firsthomebuyers.gov.au.',
  superSaver:
    'El First Home Super Saver Scheme permite aportar de más al super y retirarlo para la primera vivienda: hasta $15,000 de un año y $50,000 en total. Pida la determinación a la ATO antes de firmar; ato.gov.au explica los pasos.',
  bidding:
    'No hay un momento perfecto para pujar: pujar pronto y con firmeza muestra que va en serio; esperar deja ver dónde paran los demás. Lo que cuenta es un límite fijado antes. Un vendor bid lo hace el subastador por el vendedor, por debajo de la reserva, y debe anunciarlo; las pujas inventadas son ilegales.',
  easement:
    'Una servidumbre deja que otro, a menudo el ayuntamiento o la compañía de agua, use parte del terreno, por ejemplo para un desagüe. Es común, pero normalmente no se puede construir encima. Su conveyancer le muestra dónde está y qué dice el título.',
  depositDue:
    'Normalmente se paga el 10% del precio al intercambiar contratos, o el mismo día en una subasta; muchos aceptan el 5% si se pide antes. Queda en una cuenta fiduciaria hasta la liquidación. Si se retira tarde, puede perderlo.',
  sunsetClause:
    'La sunset date es el día en que la obra o el registro debe estar listo; después el contrato puede terminar y se devuelve el depósito. En la mayoría de los estados el promotor no puede usarla para vender más caro sin su consentimiento. Haga leer el contrato a un abogado antes de aceptar nada.',
  jobChange:
    'Sí, muchas veces se puede pedir un préstamo con un trabajo nuevo, eventual o a tiempo parcial: muchos bancos piden de tres a seis meses, y a los eventuales un año. Con permiso parental ayuda una carta con la fecha de regreso y el sueldo.',
  grannyFlat:
    'En la mayoría de los estados se puede construir una granny flat de hasta unos 60 m² si el terreno alcanza y el ayuntamiento lo aprueba; varios permiten alquilarla. El ayuntamiento tiene las reglas de su terreno.',
  noMadeUpValue:
    'No puedo cambiar ni ocultar una cifra: el valor y su rango salen de las ventas. Puedo mostrar las ventas comparables más altas, y si hay datos mal, corríjalos y se valora de nuevo.',
  whenWeRefuse:
    'No doy un valor donde hay muy pocas ventas recientes parecidas, porque adivinar engañaría. La tasación de un agente local es gratis, y la de un tasador titulado cuesta entre $300 y $800.',
  tenantRights:
    'Decide la ley de alquileres de su estado: en general la renta sube una vez al año con 60 días de aviso o más, las reparaciones urgentes se hacen pronto y la fianza la guarda la autoridad, no el dueño. El servicio de inquilinos de su estado es gratis.',
  retirementVillage:
    'Las residencias para mayores suelen tener un contrato, no un título normal: mire la entrada, la cuota semanal y sobre todo la comisión de salida, que puede ser del 25% al 40%. Que lo lea un abogado que las conozca.',
  defects:
    'Depende de qué sea: el amianto sellado es común en casas anteriores a 1990; revestimientos inflamables, cimientos que se mueven, termitas y obras sin permiso pueden costar mucho. Pida una inspección y un presupuesto antes de firmar.',
  energy:
    'No tengo datos de energía ni de facturas. Pida las últimas facturas y la calificación (NatHERS o EER), y mire el aislamiento, la orientación y los paneles; yourhome.gov.au explica qué ahorra más.',
  lmiAvoid:
    'Hay formas de evitar el LMI: una entrada del 20%, un avalista de la familia, la garantía federal que permite la primera vivienda con el 5%, o un banco que lo perdona a ciertas profesiones (médicos, abogados, contables, a veces enfermeros). Decide cada banco y las reglas cambian: pregunte a dos o tres, o a un broker.',
  cgt: 'Su propia vivienda suele estar libre del impuesto a la ganancia. Si la alquila, a menudo puede tratarla como su casa hasta seis años; si no, la ganancia se suma a sus ingresos, a la mitad si la tuvo más de un año. Pregunte a un contador; ato.gov.au tiene una calculadora.',
  deductions:
    'En un alquiler suele poder deducir intereses, tasas, strata, seguro, gestión y reparaciones, y repartir la construcción por años con un depreciation schedule. No su propio trabajo ni los viajes. Pregunte a un contador.',
  ownershipStructure:
    'La mayoría compra a su propio nombre: es simple y mantiene la casa libre de impuestos a la ganancia. Un trust o una sociedad protege, pero cuesta más y es difícil de cambiar. Pregunte a un contador antes de firmar.',
  rentvesting:
    'Rentvesting es alquilar donde quiere vivir y comprar donde le alcanza. Entra en el mercado, pero puede perder las ayudas de primera vivienda y pagar impuesto a la ganancia. Dígame precio, renta y depósito y hago las cuentas.',
  comparisonRate:
    'La comparison rate suma casi todas las comisiones al interés, así muestra mejor lo que cuesta el préstamo. El cashback y las tasas de entrada suelen esconder una tasa más alta después: compare el costo a cinco años.',
  payFaster:
    'Pague un poco más cada vez: cada dólar extra ahorra intereses durante todos los años que quedan. Pagar media cuota cada quincena hace una cuota más al año. Dígame préstamo, tasa y extra y calculo el ahorro.',
  olderBorrower:
    'Sí, las personas mayores pueden pedir un préstamo: nadie puede negarlo solo por la edad, pero preguntarán cómo se paga al dejar de trabajar. También hay hipotecas inversas; moneysmart.gov.au explica el costo.',
  executor:
    'El albacea suele necesitar el probate antes de vender, que tarda de uno a tres meses. Pida una tasación a la fecha del fallecimiento. Un abogado lo tramita, y los herederos reparten según el testamento.',
  powerOfAttorney:
    'Con un poder duradero para asuntos de dinero suele poder vender por otra persona, solo en su interés. Si no hay poder y ya no puede decidir, el tribunal del estado nombra a alguien. Consulte a un abogado.',
  neighbours:
    'Los vecinos suelen compartir el costo de una cerca normal, y puede cortar las ramas en el límite. Primero hable, luego la mediación gratuita del estado, y después el tribunal.',
  climateFuture:
    'Mis cifras son del riesgo de hoy, no de 2050. El fuego, la lluvia y el mar empeorarán en muchas zonas y el seguro será más caro. Los mapas del ayuntamiento y climatechangeinaustralia.gov.au muestran proyecciones.',
  brokerOrBank:
    'Los dos sirven: un broker compara varios bancos y suele ser gratis para usted, porque paga el banco; un banco ofrece solo lo suyo. No pida a muchos a la vez: cada consulta queda en su historial.',
  conveyancer:
    'Un conveyancer o abogado suele costar entre $800 y $2,500: revisa el contrato, el título y hace la liquidación. Contrátelo antes de firmar o pujar.',
  viewingQuestions:
    'Fíjese en humedad, grietas de más de 5 mm, techo, presión de agua, sol y ruido, y vuelva a otra hora. Pregunte por qué venden, cuánto lleva en venta y qué obras tienen permiso.',
  choosingAgent:
    'Pida a tres agentes sus ventas recientes, el precio que esperan por escrito, la comisión y la publicidad. La tasación más alta no es el mejor agente: a veces es un gancho. Mantenga corta la exclusividad.',
  makingOffer:
    'Haga la oferta por escrito con precio, depósito, plazo y condiciones como financiación e inspección. Hasta que ambos firmen normalmente no obliga, y el vendedor puede tomar una mejor. Que la vea su conveyancer.',
  sellingAlone:
    'Sí, puede vender sin agente. Necesita un contrato de un conveyancer, fotos, un anuncio y tiempo para visitas. Ahorra la comisión, del 1.5% al 3%.',
  settlementDelay:
    'Si la liquidación se retrasa, quien la causó suele pagar intereses por día, y tras un aviso de 10 a 14 días la otra parte puede terminar el contrato. Llame hoy a su conveyancer y al banco.',
  inclusions:
    'Lo que está fijo suele quedarse, como luces, persianas y cocina; lo suelto se va. Solo cuenta el contrato: haga escribir lo que le importa y revíselo en la inspección final.',
  earlyAccess:
    'Sí, si ambos están de acuerdo: se hace con una licencia que escriben los conveyancers, con seguro, pago semanal y fecha de fin. No lo haga solo de palabra.',
  demographics:
    'No tengo datos de población ni de ingresos. La Oficina de Estadísticas los tiene por barrio: busque QuickStats en abs.gov.au. Yo puedo decirle precios, crecimiento y riesgo.',
  frustrated:
    'Perdón, me equivoqué. Dígame en una frase corta qué quiere saber, con el barrio o los montos, y lo intento de nuevo; o le paso ahora con una persona.',
  alertsHow:
    'Sí, por correo si tiene cuenta: busque aquí y diga ‘guarda esta búsqueda’, luego elija correo en Búsquedas guardadas; sin cuenta, las novedades se cuentan allí. Watch, junto a una vivienda valorada, avisa en la aplicación si cambia su valor o riesgo. Ambas son gratis.',
  hardshipCredit:
    'Un acuerdo de dificultades (hardship) consta 12 meses en su propio historial de crédito; no es un impago y no cuenta para su puntuación. Lo que dejó de pagar antes sí puede constar, así que pídalo pronto. Su informe es gratis en Equifax, Experian e illion. La National Debt Helpline es gratuita: 1800 007 007.',
  hardshipCall:
    'Pida el equipo de hardship y diga: ‘Quiero solicitar ayuda por dificultades. Mis ingresos han bajado y por ahora puedo pagar … al mes. Les pido bajar o pausar las cuotas y no enviar avisos mientras deciden.’ Tenga a mano ingresos y gastos, anote el nombre y la referencia y pídalo por escrito. Deben responder en 21 días. La National Debt Helpline es gratuita: 1800 007 007.',
  reportOrCertificate:
    'El informe es para leer: un PDF con el valor, el rango, las ventas y los riesgos, que puedo crear y usted puede enviar con un enlace. El certificado es para probar: un registro firmado de un valor que cualquiera comprueba en la página Verify. Aquí no lo emito: abra la valoración y elija Certificado.',
  pullingOut:
    'Antes de intercambiar contratos puede retirarse. En el plazo de reflexión también, por una pequeña cuota. Después, sin una condición que falle, puede perder el depósito. Llame primero a su conveyancer.',
  loanDeclined:
    'No pida en otro banco enseguida: cada solicitud queda registrada. Pregunte el motivo, pida gratis su informe de crédito y corrija lo que muestre. Un broker sabe qué banco diría que sí.',
  negativeEquity:
    'Deber más de lo que vale solo duele al vender: lo que falta sigue siendo deuda. Si puede, siga pagando. Si debe vender, hable antes con el banco. La National Debt Helpline es gratis: 1800 007 007.',
  ourMistake:
    'Lamento si una cifra nuestra le causó problemas. Son estimaciones: pida al banco su propia tasación. Corrija los datos en la página de la vivienda, y puedo pasarle con una persona que recibe la queja.',
  vacantLand:
    'Antes de comprar un terreno revise la zonificación con el ayuntamiento, el suelo y la pendiente, si hay luz, agua y desagüe, y si hay plazo para construir. Puedo ver el riesgo de inundación y fuego.',
  noise:
    'No tengo datos de ruido ni de rutas de aviones. Airservices Australia tiene un mapa; una visita en hora punta y de noche dice el resto. En una avenida las casas suelen venderse entre un 5% y un 15% más baratas.',
  ruralHome:
    'Con tanque de agua, fosa séptica y camino de tierra, revíselos antes de comprar: un fontanero, el ayuntamiento y una aseguradora. Los bancos suelen prestar menos en terrenos grandes.',
  mortgageBasics:
    'Usted pide el precio menos el depósito y lo devuelve en 25 o 30 años en cuotas iguales; al principio casi todo es interés. Si suben las tasas, suben las cuotas variables. Dígame préstamo y tasa y le muestro las cuotas.',
  landlordDuties:
    'El dueño debe mantener la vivienda segura y en buen estado, con detectores de humo, la fianza en la autoridad y avisos correctos. Si no pagan la renta, decide el tribunal. La oficina de consumo del estado tiene las reglas.',
  moving:
    'Una mudanza suele costar entre $600 y $3,000 en la ciudad. Reserve tres o cuatro semanas antes, contrate luz e internet una semana antes y avise al banco y a Australia Post.',
  outsideMapped:
    '«Fuera de las zonas cartografiadas» quiere decir que ningún mapa que tenemos marca allí inundación ni fuego. Es buena señal, no una garantía: faltan desagües, arroyos pequeños y crecidas antiguas. El ayuntamiento (council) y un presupuesto de seguro para la dirección dicen más.',
  riskScore:
    'La puntuación de riesgo es la media de los cuatro peligros que tenemos, inundación, incendio, erosión costera y hundimiento, y del riesgo del mercado para ese tipo de vivienda, de 0 a 100 %. Un solo peligro puede ser mucho más alto si los demás son bajos; pregúnteme por cada uno.',
  hazardMaps:
    'Para una dirección lo muestran los mapas del council y el servicio de bomberos o emergencias del estado (en NSW, el mapa «bush fire prone land» del RFS); un presupuesto de seguro también dice mucho.',
  casualWork:
    'Normalmente sí, si el trabajo eventual ya dura: muchos bancos lo cuentan tras 6 a 12 meses en el mismo empleo u oficio, algunos tras tres, y toman el promedio. Si es más reciente o irregular pueden decir que no; tenga nóminas y declaración de impuestos y pregunte a un bróker qué bancos son más flexibles.',
  firstSteps:
    'Empiece por su tope, que le calculo abajo. Después: vea qué ayudas para la primera vivienda le tocan, pida la preaprobación a un banco, elija unos barrios y haga revisar contrato y casa antes de firmar.',
};
