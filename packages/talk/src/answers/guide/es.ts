import type { GuideTexts } from './guide-text-type.ts';

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
    'No tengo alquileres ni tasas de desocupación, solo ventas. Están en los portales de alquiler y en SQM Research; dígame un alquiler semanal y un precio y le calculo la rentabilidad.',
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
    'No tengo cifras de comisiones. Se negocian, a menudo entre el 1,5% y el 3% del precio más publicidad; pida presupuesto a tres agentes.',
  otherIncome:
    'Muchas veces cuenta en parte: los bancos suelen tomar cerca del 80% de bonos, horas extra, alquileres y pensión alimenticia si es regular.',
  selfEmployed:
    'Los autónomos también pueden pedir un préstamo. Suelen exigir dos años de declaraciones y toman el promedio o el año más bajo.',
  rates:
    'No tengo las tasas bancarias de hoy. Las publican los bancos y los comparadores; dígame una tasa y le calculo la cuota.',
  refinance:
    'Refinanciar es pasar su préstamo a otro mejor. Mire los costos de salida y entrada y si debe menos del 80% del valor; primero pida a su banco una tasa mejor.',
  planning:
    'No tengo normas urbanísticas ni zonificación. Las tiene el municipio (council), con un certificado por dirección.',
  building:
    'No puedo estimar obras. Pida dos o tres presupuestos a constructores con licencia y una inspección antes de comprar.',
  brokerQuestions:
    'Tres buenas preguntas: ¿Qué bancos compara y quién le paga? ¿Cuál es el costo total en cinco años, con gastos? ¿Qué pasa si suben las tasas o quiero pagar antes?',
  credit:
    'Su informe de crédito muestra cómo ha pagado. Puede pedirlo gratis cada tres meses a Equifax, Experian e illion; pagar a tiempo es lo que más ayuda.',
  hardship:
    'Lo siento mucho, es una situación difícil y no está solo. Llame ya al equipo de dificultades (hardship) de su banco, antes de dejar de pagar: por ley debe considerar cuotas menores o una pausa. La National Debt Helpline es gratuita e independiente: 1800 007 007. También puedo pasarle con una persona.',
  missedPayment:
    'Por una cuota impagada no pierde su casa. El banco le contactará y puede cobrar un recargo; debe enviar un aviso escrito y darle al menos 30 días. Pida hoy ayuda por dificultades. La National Debt Helpline es gratuita: 1800 007 007.',
};
