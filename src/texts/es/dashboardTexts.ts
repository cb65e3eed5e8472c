export const dashboardTexts = {
  greeting: (name: string | null) => (name === null ? 'Te damos la bienvenida' : `Hola, ${name}`),
  introduction:
    'Tu espacio de trabajo conserva tus archivos y tus compilaciones. Elige un desafío y tu robot estará listo en un momento.',
  browse: 'Explorar los desafíos',
  begin: 'Tu primer desafío',
  beginAdvice:
    'Lee el problema, pulsa Iniciar y mira cómo se mueve el robot. Todo lo que necesitas está en una sola página.',
  goOn: 'Sigue donde te quedaste',
  next: 'Tu próximo desafío',
  allSolved: 'Has resuelto todos los desafíos que hay',
  allSolvedAdvice: '¿Puede tu robot hacerlo más rápido? Se mide el tiempo de cada solución que entregas.',
  streak: (days: string) => `Racha actual: ${days}`,
} as const;
